/// A part of a line: a range of an item with its glyphs.
struct LinePiece: Sendable {
    /// UTF-16 units.
    let range: Range<Int>
    /// The index of the item.
    let item: Int
    let face: FontFace
    /// Turns the glyphs' units into points.
    let scale: GlyphScale
    /// The bidi level on this line.
    let level: UInt8
    /// Where the glyphs lie, in visual order: in the line glyphs or the text's.
    let glyphs: Range<Int>
    /// Shaped anew for this line.
    let isLineGlyphs: Bool
    /// In points.
    let advance: Double
    /// White space and marks at the line's end, outside of its width.
    let isTrailing: Bool
    /// Stands for hidden text: the range is empty, at the hidden text's start.
    var isEllipsis = false
}
