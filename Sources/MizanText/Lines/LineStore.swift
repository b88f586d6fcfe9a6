/// What the lines of one layout refer to.
final class LineStore: Sendable {
    /// The pieces of all lines; each line's in visual order.
    let pieces: [LinePiece]
    /// Glyphs that were shaped anew at breaks, and hyphens.
    let glyphs: [Glyph]

    init(pieces: [LinePiece], glyphs: [Glyph]) {
        self.pieces = pieces
        self.glyphs = glyphs
    }
}
