import MizanBase

/// A part of a piece of a line that has one colour.
struct ColoredPart {
    /// The glyphs that the part shares with parts of other colours.
    struct Ligature {
        /// By their places among the piece's glyphs from left to right.
        let glyphs: Range<Int>
        /// ``GlyphRun/clip``.
        let clip: Rect
    }

    /// UTF-16 units.
    var range: Range<Int>
    let color: RGBA
    /// Nil for whole glyphs.
    var ligature: Ligature?
}
