/// A range of the text on its way into a line.
struct LineStretch {
    /// UTF-16 units.
    let range: Range<Int>
    /// Where the text that hangs at the line's end begins.
    let visibleEnd: Int
    /// The level of the line's paragraph, which is that of the text that hangs.
    let paragraphLevel: UInt8
    /// Added to the levels: 2 where left-to-right text comes from another paragraph into a right-to-left line.
    var raise: UInt8 = 0
    /// The text that the shaper may see: all of it at a line's ends, so that letters keep their joins; nothing that an
    /// ellipsis hides, so that the letter before it ends the word.
    var context = 0..<Int.max
}
