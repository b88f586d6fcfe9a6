import MizanBase

/// A built-in picture made of paths: sharp at every size, with its colours and its direction declared.
///
/// Symbols are drawn as one family on a grid of 24 × 24 points, y down, with strokes two points wide and round ends.
/// Strokes are outlines: a symbol is only ever filled, by the nonzero rule.
public struct Symbol: Hashable, Sendable {
    /// One filled outline of a symbol; later layers lie over earlier ones.
    public struct Layer: Hashable, Sendable {
        /// The outline in points of the symbol's grid, from its top left; holes run the other way round.
        public let path: Path
        /// The fill; nil takes the foreground colour of the view that shows the symbol.
        public let color: RGBA?
    }

    /// The dotted name that ``named(_:)`` finds: what is drawn, then its variants.
    public let name: String
    /// The natural size in points.
    public let size: Size
    /// Whether the picture is flipped horizontally in a right-to-left view, so that it points along the reading.
    ///
    /// False for what has a counterpart in the world (weather), and for playback, which runs the same way everywhere.
    public let mirrors: Bool
    /// The outlines, the lowest first.
    public let layers: [Layer]

    /// The grid that every built-in symbol is drawn on, in points.
    static let grid = Size(width: 24, height: 24)

    /// A symbol of path data (see ``MizanBase/Path/init(svg:)``) with its colours.
    ///
    /// Data that can't be read leave the layer empty, which a test of all symbols finds.
    init(_ name: String, mirrors: Bool = false, _ layers: (data: String, color: RGBA?)...) {
        self.name = name
        self.size = Self.grid
        self.mirrors = mirrors
        self.layers = layers.map { Layer(path: Path(svg: $0.data) ?? Path(), color: $0.color) }
    }
}

extension Symbol {
    /// The built-in symbols, sorted by name in the order of their Unicode scalars.
    public static let all: [Symbol] = (weather + controls + actions).sorted {
        $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
    }

    /// The built-in symbol of that exact name, nil where there is none.
    public static func named(_ name: String) -> Symbol? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
