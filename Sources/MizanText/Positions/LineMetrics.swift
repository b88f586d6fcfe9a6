/// A line's extent above and below its baseline: the maximum over the fonts that it really shows and the text's own, in
/// points, without a line gap.
struct LineMetrics {
    private(set) var ascent = 0.0
    /// Downwards.
    private(set) var descent = 0.0

    var height: Double { ascent + descent }

    /// The metrics of a line that shows the text's own font alone, multiplied as a style says.
    init(of text: ShapedText, style: LineStyle) {
        if let own = text.setting.primary { include(own, size: text.ownSize) }
        multiply(by: style.heightMultiple)
    }

    /// The metrics of a line, multiplied as a style says.
    ///
    /// - Parameter lineGlyphs: those that were shaped for lines.
    init(
        of pieces: Slice<UnsafeMutableBufferPointer<LinePiece>>, lineGlyphs: UnsafeMutableBufferPointer<Glyph>,
        in text: ShapedText, style: LineStyle
    ) {
        let own = text.setting.primary
        if let own { include(own, size: text.ownSize) }
        let items = text.items
        for piece in pieces where !piece.glyphs.isEmpty {
            let (size, offset) = (items[piece.item].size, items[piece.item].baselineOffset)
            if piece.face !== own || size != text.ownSize || offset != 0 {
                include(piece.face, size: size, above: offset)
            }
            if style.includesInk, piece.isLineGlyphs || items[piece.item].exceedsMetrics {
                includeInk(of: (piece.isLineGlyphs ? lineGlyphs : text.glyphs)[piece.glyphs], of: piece, above: offset)
            }
        }
        multiply(by: style.heightMultiple)
    }

    private mutating func multiply(by multiple: Double) {
        if multiple != 1 { ascent += height * (multiple - 1) }
    }

    private mutating func include(_ face: FontFace, size: Double, above offset: Double = 0) {
        let scale = GlyphScale(size: size, unitsPerEm: face.unitsPerEm)
        ascent = max(ascent, scale.points(face.ascender) + offset)
        descent = max(descent, scale.points(0 - face.descender) - offset)
    }

    private mutating func includeInk(
        of glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, of piece: LinePiece, above offset: Double
    ) {
        let face = piece.face
        // The glyphs may count parts of font units, their outlines count whole ones.
        let subunits = piece.unitsPerEm / face.unitsPerEm
        for glyph in glyphs where glyph.exceedsMetrics(of: face) {
            guard let (top, bottom) = face.inkExtent(of: glyph.id) else { continue }
            ascent = max(ascent, piece.scale.points(top * subunits + Int(glyph.yOffset)) + offset)
            descent = max(descent, piece.scale.points(0 - bottom * subunits - Int(glyph.yOffset)) - offset)
        }
    }
}
