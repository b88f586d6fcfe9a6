import MizanBase

extension TextLine {
    /// The box of the ink of the line's glyphs, by their outlines' extents: x from the line's left visible edge, y
    /// below the text's top, both in points. It can lie outside of the line's box on each side. Nil for a line without
    /// ink; computed by each call.
    public var inkBounds: Rect? {
        var bounds: Rect?
        for run in runs {
            let scale = GlyphScale(size: run.size, unitsPerEm: run.face.unitsPerEm)
            for glyph in run.glyphs {
                guard let ink = run.face.ink(of: glyph.id) else { continue }
                let rect = Rect(
                    x: glyph.x + scale.points(ink.minX), y: baseline + glyph.y - scale.points(ink.maxY),
                    width: scale.points(ink.maxX - ink.minX), height: scale.points(ink.maxY - ink.minY))
                bounds = bounds?.union(rect) ?? rect
            }
        }
        return bounds
    }
}

extension TextLayout {
    /// The box of the text's ink in a box that holds the text, in points from that box's left and top; nil for a text
    /// without ink.
    ///
    /// - Parameters:
    ///   - width: the box's, in points.
    ///   - alignment: the alignment of the lines in the box.
    ///   - interface: the direction of the interface, which decides the leading side.
    public func inkBounds(in width: Double, alignment: TextAlignment, interface: LayoutDirection) -> Rect? {
        lines.reduce(into: Rect?.none) { bounds, line in
            guard var ink = line.inkBounds else { return }
            ink.origin.x += line.leftOffset(in: width, alignment: alignment, interface: interface)
            bounds = bounds?.union(ink) ?? ink
        }
    }
}
