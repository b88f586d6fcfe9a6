/// A line's extent above and below its baseline: the maximum over the fonts that it really shows and the text's own, in
/// points, without a line gap.
struct LineMetrics {
    private(set) var ascent = 0.0
    /// Downwards.
    private(set) var descent = 0.0

    var height: Double { ascent + descent }

    init(of pieces: ArraySlice<LinePiece>, in text: ShapedText) {
        if let own = text.primaryFaces.first { include(own, size: text.ownSize) }
        for piece in pieces where !piece.glyphs.isEmpty { include(piece.face, size: text.items[piece.item].size) }
    }

    private mutating func include(_ face: FontFace, size: Double) {
        let scale = GlyphScale(size: size, unitsPerEm: face.unitsPerEm)
        ascent = max(ascent, scale.points(face.ascender))
        descent = max(descent, scale.points(0 - face.descender))
    }
}
