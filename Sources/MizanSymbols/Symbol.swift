import MizanBase
import MizanDrawing
import MizanImages
import MizanUnicode

/// A built-in picture made of paths: sharp at every size, with its colours and its direction declared.
///
/// Symbols are drawn as one family on a grid of 24 × 24 points, y down, with strokes two points wide and round ends, a
/// quarter more where a sign stands alone with much air around it. `Drawings` holds the strokes, `Scripts/symbols`
/// makes them outlines: a symbol is always filled, by the nonzero rule. As in SF Symbols, `left` and `right` in a name
/// are sides of the screen and stay; `backward` and `forward` follow the direction of reading.
public struct Symbol: Sendable {
    /// The property of a language that selects a form.
    enum Writing: Hashable, Sendable {
        /// Its letters.
        case letters
        /// Its digits, which need not be those of its script: `ar-AE` and Hindi use European ones.
        case digits
    }

    /// Other outlines for a direction, a script, or a script in a direction.
    struct Form: Sendable {
        /// The script of the letters or digits that it is for; nil for those without a form of their own.
        let script: Script?
        /// The direction that it is drawn for; nil for both.
        let direction: LayoutDirection?
        let layers: [FilledPath]

        init(_ script: Script?, _ direction: LayoutDirection?, _ layers: [FilledPath]) {
            self.script = script
            self.direction = direction
            self.layers = layers
        }
    }

    /// The dotted name that ``named(_:)`` finds: the subject, then its variants.
    public let name: String
    /// The natural size in points.
    public let size: Size
    /// The symbol's behaviour in a right-to-left view: it stays, it is flipped, or another drawing replaces it.
    public let direction: ImageDirection
    /// The reason for the behaviour, in one sentence.
    public let reason: String
    /// The outlines for left to right in Latin letters, the lowest first, in points of the symbol's grid from its top left;
    /// holes run the other way round.
    public var layers: [FilledPath] { outlines.content.layers }
    /// The outlines that replace ``layers``.
    var forms: [Form] { outlines.content.forms }
    private let outlines: SymbolOutlines
    /// The property of a language that the forms' scripts refer to.
    let writing: Writing

    /// The grid that every built-in symbol is drawn on, in points.
    package static let grid = Size(width: 24, height: 24)

    /// A symbol with its layers and its other forms, which are made when they are first needed.
    init(
        _ name: String, _ direction: ImageDirection, _ reason: String,
        layers: @autoclosure @escaping @Sendable () -> [FilledPath],
        forms: @autoclosure @escaping @Sendable () -> [Form] = [], writing: Writing = .letters
    ) {
        self.name = name
        self.size = Self.grid
        self.direction = direction
        self.reason = reason
        outlines = SymbolOutlines { SymbolOutlines.Content(layers: layers(), forms: forms()) }
        self.writing = writing
    }
}

extension Symbol {
    /// Whether the outlines are flipped horizontally in the direction that they were not drawn for.
    public var mirrors: Bool { direction == .leftToRight || direction == .rightToLeft }

    /// The scripts whose letters or digits the symbol has forms of, beside its own.
    public var scripts: [Script] {
        var scripts: [Script] = []
        for case let script? in forms.map(\.script) where !scripts.contains(script) { scripts.append(script) }
        return scripts
    }

    /// The outlines in a view of the given direction and language, the lowest first.
    ///
    /// The language's script decides before the direction: Urdu gets the form for Arabic, a language without a form
    /// ``layers`` or their replacement from right to left. Digits and percent signs follow the locale's numbering
    /// system, including `-u-nu-`, as the text beside them does. A symbol that ``mirrors`` returns the same for both
    /// directions: the caller flips it when drawing.
    public func layers(in direction: LayoutDirection, language: LanguageTag) -> [FilledPath] {
        guard !forms.isEmpty else { return layers }
        let script = writing == .digits ? NumberingSystem.script(of: language) : language.script
        let written = forms.filter { $0.script == script }
        let candidates = written.isEmpty ? forms.filter { $0.script == nil } : written
        return candidates.first { $0.direction == nil || $0.direction == direction }?.layers ?? layers
    }
}

/// Built-in symbols are identified by their names.
extension Symbol: Hashable {
    /// Whether both have the same name.
    public static func == (left: Symbol, right: Symbol) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FilledPath {
    /// An outline of path data (see `Path.init(svg:)`), filled with a colour or the foreground's.
    ///
    /// Invalid data leave it empty, which a test of all symbols detects.
    init(_ data: String, _ color: RGBA? = nil) { self.init(path: Path(svg: data) ?? Path(), color: color) }
}

extension Symbol {
    /// The built-in symbols, sorted by name in the order of their Unicode scalars.
    public static let all: [Symbol] = {
        let families = [weather, actions, arrows, playback, lists, letters, signs, instruments, things]
        return families.flatMap(\.self).sorted {
            $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
        }
    }()

    /// The built-in symbol with the exact name; nil where there is none.
    public static func named(_ name: String) -> Symbol? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
