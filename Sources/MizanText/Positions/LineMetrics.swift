/// A line's extent above and below its baseline: the maximum over the fonts that it really shows and the text's own, in
/// points, without a line gap.
struct LineMetrics {
    private(set) var ascent = 0.0
    /// Downwards.
    private(set) var descent = 0.0

    var height: Double { ascent + descent }

    /// The metrics of a line that shows the text's own font alone, multiplied as a style says.
    init(of text: ShapedText, style: LineStyle) {
        self.init(of: text)
        multiply(by: style.heightMultiple)
    }

    /// The metrics of a line, multiplied as a style says.
    ///
    /// - Parameter lineGlyphs: those that were shaped for lines.
    init(
        of pieces: Slice<UnsafeMutableBufferPointer<LinePiece>>, lineGlyphs: UnsafeMutableBufferPointer<Glyph>,
        in text: ShapedText, style: LineStyle
    ) {
        self.init(of: text)
        let own = text.setting.primary
        let items = text.items
        for piece in pieces where !piece.glyphs.isEmpty {
            let (size, offset) = (items[piece.item].size, items[piece.item].baselineOffset)
            if piece.face !== own || size != text.ownSize || offset != 0 {
                include(piece.face, size: size, above: offset)
            }
            if style.includesInk, piece.isLineGlyphs || items[piece.item].exceedsMetrics {
                includeInk(
                    of: (piece.isLineGlyphs ? lineGlyphs : text.glyphs)[piece.glyphs], in: piece.face, piece.scale,
                    above: offset)
            }
        }
        multiply(by: style.heightMultiple)
    }

    /// The metrics of a line of whole items, multiplied as a style says.
    init(ofItems range: Range<Int>, in text: ShapedText, style: LineStyle) {
        self.init(of: text)
        for item in range where !text.items[item].glyphs.isEmpty {
            include(item, of: text)
            if style.includesInk, text.items[item].exceedsMetrics {
                includeInk(
                    of: text.glyphs[text.items[item].glyphs], in: text.items[item].face, text.items[item].scale,
                    above: text.items[item].baselineOffset)
            }
        }
        multiply(by: style.heightMultiple)
    }

    private init(of text: ShapedText) {
        if let own = text.setting.primary { include(own, size: text.ownSize) }
    }

    private mutating func include(_ item: Int, of text: ShapedText) {
        let (size, offset) = (text.items[item].size, text.items[item].baselineOffset)
        let face = text.items[item].face
        if face !== text.setting.primary || size != text.ownSize || offset != 0 {
            include(face, size: size, above: offset)
        }
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
        of glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, in face: FontFace, _ scale: GlyphScale,
        above offset: Double
    ) {
        // The glyphs may count parts of font units, their outlines count whole ones.
        let subunits = scale.unitsPerEm / face.unitsPerEm
        for glyph in glyphs where glyph.exceedsMetrics(of: face) {
            guard let (top, bottom) = face.inkExtent(of: glyph.id) else { continue }
            ascent = max(ascent, scale.points(top * subunits + Int(glyph.yOffset)) + offset)
            descent = max(descent, scale.points(0 - bottom * subunits - Int(glyph.yOffset)) - offset)
        }
    }
}
