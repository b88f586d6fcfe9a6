import MizanBase

/// A paragraph of a text, by UAX #9 P1.
struct TextParagraph: Sendable {
    /// UTF-16 units, the separator at its end among them.
    let range: Range<Int>
    /// The bidi classes in it.
    let occurring: BidiClasses
    /// Whether a line ends somewhere before the paragraph does (U+2028, form feed).
    let hasInnerLineEnd: Bool
    /// Where the text that hangs at its end begins.
    let visibleEnd: Int
    /// ICU's number of the script, where all characters are of one or shared by all.
    let onlyScript: UInt32?
    var direction = LayoutDirection.leftToRight
    /// The width of the paragraph on one line without the spaces at its end, in points; nil where tabs or inner line ends
    /// leave that to the lines.
    var width: Double?
    /// The width of the spaces at its end, in points.
    var trailingWidth = 0.0
}
