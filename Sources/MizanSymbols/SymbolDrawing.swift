import MizanBase
import MizanDrawing

/// A symbol's strokes and fills on the family's grid, the lowest first.
struct SymbolDrawing: Sendable {
    var shapes: [SymbolShape]
    /// The part that `.fill` fills.
    var body = SymbolBody.closed

    init(_ shapes: [SymbolShape], body: SymbolBody = .closed) {
        self.shapes = shapes
        self.body = body
    }

    /// The shapes of a drawing as the resource has them, parted by `|`; nil for text that breaks the grammar.
    init?(_ text: Substring, body: SymbolBody = .closed) {
        let shapes = text.split(separator: "|").map { SymbolShape($0) }
        guard shapes.allSatisfy({ $0 != nil }) else { return nil }
        self.init(shapes.compactMap { $0 }, body: body)
    }

    /// The drawing as layers, over others: a gap is in these too.
    func layers(weight: Double = 1, over lower: [SymbolLayer] = []) -> [SymbolLayer] {
        var layers = lower
        for shape in shapes {
            for outline in shape.outlines(weight: shape.isGap ? 1 : weight) {
                guard !shape.isGap else {
                    let band = shape.isFilled ? nil : SymbolGap(outline: outline)
                    layers = band?.taken(from: layers) ?? layers.subtracting(outline)
                    continue
                }
                layers.add(
                    SymbolLayer(
                        path: outline, color: shape.color, tint: shape.tint, level: shape.level, tier: shape.tier))
            }
        }
        return layers.filter { !$0.path.isEmpty }
    }

    /// The mirror image.
    var mirrored: SymbolDrawing { mapped { Point(x: Symbol.grid.width - $0.x, y: $0.y) } }

    /// Each point moved by a map of the plane; lines stay as wide.
    func mapped(_ map: (Point) -> Point) -> SymbolDrawing {
        SymbolDrawing(shapes.map { $0.mapped(map) }, body: body.mapped(map))
    }

    /// The rectangle around the lines' middles and the filled outlines; nil for an empty drawing.
    var bounds: Rect? {
        var path = Path()
        for shape in shapes where !shape.isGap { path.addPath(shape.path) }
        return path.controlBounds
    }
}

/// An outline of a symbol to be filled by the nonzero rule.
struct SymbolLayer: Sendable {
    var path: Path
    /// Nil for the foreground.
    var color: RGBA?
    /// The colour in the rendering mode `multicolor`; nil for the foreground.
    var tint: RGBA?
    /// The place among the parts that a variable value shows one after the other; nil for a part that is always shown.
    var level: Int?
    /// The layer's place in the hierarchy of the symbol.
    var tier = SymbolTier.primary

    /// Whether it is always shown in the same way as another layer.
    func isShown(as other: SymbolLayer) -> Bool {
        color == other.color && tint == other.tint && level == other.level && tier == other.tier
    }
}

extension [SymbolLayer] {
    /// Adds a layer; neighbours that are shown alike are one.
    mutating func add(_ layer: SymbolLayer) {
        if let last = indices.last, self[last].isShown(as: layer) {
            self[last].path.addPath(layer.path)
        } else {
            append(layer)
        }
    }

    mutating func add(_ layers: [SymbolLayer]) {
        for layer in layers { add(layer) }
    }

    /// All of it as one outline.
    var outline: Path { reduce(into: Path()) { $0.addPath($1.path) } }

    /// The parts outside of an outline.
    func subtracting(_ outline: Path) -> [SymbolLayer] {
        map { layer in
            var layer = layer
            layer.path = layer.path.subtracting(outline)
            return layer
        }.filter { !$0.path.isEmpty }
    }

    /// The layers, all of them of one tier.
    func inTier(_ tier: SymbolTier) -> [SymbolLayer] {
        map { layer in
            var layer = layer
            layer.tier = tier
            return layer
        }
    }
}
