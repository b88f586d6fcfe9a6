/// The data that the lines of one layout share.
final class LineStore: @unchecked Sendable {
    let text: ShapedText
    let lines: PlainArray<LineContent>
    /// The pieces of all lines; each line's in visual order.
    let pieces: PlainArray<LinePiece>
    /// Glyphs that were shaped anew at breaks, and hyphens.
    let glyphs: PlainArray<Glyph>

    /// - Parameters:
    ///   - lines: become the store's, as do the arrays after them.
    init(text: ShapedText, lines: PlainArray<LineContent>, pieces: PlainArray<LinePiece>, glyphs: PlainArray<Glyph>) {
        self.text = text
        self.lines = lines
        self.pieces = pieces
        self.glyphs = glyphs
    }

    deinit {
        lines.deallocate()
        pieces.deallocate()
        glyphs.deallocate()
    }
}
