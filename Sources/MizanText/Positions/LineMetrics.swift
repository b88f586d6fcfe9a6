/// A line's extent above and below its baseline: the maximum over the fonts that it really shows and the text's own, in
/// points, without a line gap.
struct LineMetrics {
    private(set) var ascent = 0.0
    /// Downwards.
    private(set) var descent = 0.0

    var height: Double { ascent + descent }

    /// The metrics of a line, multiplied as a style says.
    ///
    /// - Parameter lineGlyphs: those that were shaped for lines.
    init(of pieces: ArraySlice<LinePiece>, lineGlyphs: [Glyph], in text: ShapedText, style: LineStyle) {
        if let own = text.primaryFaces.first { include(own, size: text.ownSize) }
        for piece in pieces where !piece.glyphs.isEmpty {
            let item = text.items[piece.item]
            include(piece.face, size: item.size, above: item.baselineOffset)
        }
        if style.includesInk {
            for piece in pieces where piece.isLineGlyphs || text.items[piece.item].exceedsMetrics {
                includeInk(
                    of: (piece.isLineGlyphs ? lineGlyphs : text.glyphs)[piece.glyphs], of: piece,
                    above: text.items[piece.item].baselineOffset)
            }
        }
        if style.heightMultiple != 1 { ascent += height * (style.heightMultiple - 1) }
    }

    private mutating func include(_ face: FontFace, size: Double, above offset: Double = 0) {
        let scale = GlyphScale(size: size, unitsPerEm: face.unitsPerEm)
        ascent = max(ascent, scale.points(face.ascender) + offset)
        descent = max(descent, scale.points(0 - face.descender) - offset)
    }

    private mutating func includeInk(of glyphs: ArraySlice<Glyph>, of piece: LinePiece, above offset: Double) {
        // The glyphs may count parts of font units, their outlines count whole ones.
        let subunits = piece.scale.unitsPerEm / piece.face.unitsPerEm
        for glyph in glyphs {
            guard glyph.exceedsMetrics(of: piece.face), let ink = piece.face.ink(of: glyph.id) else { continue }
            ascent = max(ascent, piece.scale.points(ink.maxY * subunits + Int(glyph.yOffset)) + offset)
            descent = max(descent, piece.scale.points(0 - ink.minY * subunits - Int(glyph.yOffset)) - offset)
        }
    }
}
