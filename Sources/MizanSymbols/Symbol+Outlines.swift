import MizanBase
import MizanDrawing

extension Symbol {
    /// The things that outlines depend on, in addition to the symbol.
    struct Outlines: Hashable, Sendable {
        /// The name of the form; nil for the drawing itself.
        let form: String?
        let isMirrored: Bool
        /// Whether the badge is that of the Arabic script.
        var hasArabicBadge = false
        let look: SymbolLook
    }

    private struct Key: Hashable, Sendable {
        let name: String
        let outlines: Outlines
    }

    /// A program shows few of all symbols, the same ones again and again.
    private static let made = LockedValue<[Key: [FilledPath]]>([:])
    /// The number of outlines that are remembered.
    private static let limit = 1024

    /// The outlines, made when they are first needed.
    func outlines(_ outlines: Outlines) -> [FilledPath] {
        let key = Key(name: name, outlines: outlines)
        if let known = Self.made.withLock({ $0[key] }) { return known }
        let layers = make(outlines)
        Self.made.withLock { made in
            if made.count >= Self.limit { made.removeAll() }
            made[key] = layers
        }
        return layers
    }

    /// Whether the symbol has parts that a variable value shows one after the other.
    package var hasLevels: Bool {
        SymbolLibrary.drawing(entry.name)?.shapes.contains { $0.level != nil } ?? false
    }

    /// Whether its variants by rule change the base's drawing: a drawing of strokes alone has nothing to fill.
    package var isDistinct: Bool {
        guard variation.isFilled, variation.enclosure == nil, !variation.isSlashed, variation.badge == nil else {
            return true
        }
        return SymbolLibrary.contains(entry.name + ".fill") || SymbolLibrary.drawing(entry.name)?.hasBody == true
    }

    private func make(_ outlines: Outlines) -> [FilledPath] {
        let suffix = outlines.form.map { "@" + $0 } ?? ""
        guard var drawing = SymbolLibrary.drawing(entry.name + suffix) else { return [] }
        let showsBody = variation.isFilled || variation.enclosure != nil
        var filled = showsBody ? SymbolLibrary.drawing(entry.name + ".fill") : nil
        if outlines.isMirrored {
            drawing = drawing.mirrored
            filled = filled?.mirrored
        }
        let layers = variation.layers(
            of: drawing, filled: filled, weight: outlines.look.strokeFactor, isMirrored: outlines.isMirrored,
            hasArabicBadge: outlines.hasArabicBadge, hasTiers: outlines.look.hasTiers)
        return Self.filled(layers, look: outlines.look)
    }

    /// Layers with their colours; neighbours of one colour are one.
    private static func filled(_ layers: [SymbolLayer], look: SymbolLook) -> [FilledPath] {
        let levels = Set(layers.compactMap(\.level)).sorted()
        var filled: [FilledPath] = []
        for layer in layers {
            var color = look.hasTiers ? layer.tier.mark : layer.color ?? (look.isMulticolor ? layer.tint : nil)
            if let value = look.variableValue, let level = layer.level, let index = levels.firstIndex(of: level),
                value * Double(levels.count) <= Double(index)
            {
                color = FilledPath.secondaryMark
            }
            let path = layer.path
            if let last = filled.last, last.color == color {
                filled[filled.count - 1].path.addPath(path)
            } else {
                filled.append(FilledPath(path: path, color: color))
            }
        }
        return filled.map { FilledPath(path: $0.path.inThousandths, color: $0.color) }
    }
}
