/// Where lines of a text may end, as line filling has it.
///
/// The list is the one from which ``LineFiller`` takes its candidates. Each break is then tried: the text is filled to
/// the width of the line up to that break, and the line must take all of it and end there. (A width of 0 would not do:
/// each grapheme cluster would have a line of its own, whether lines may break there or not.)
package struct FilledBreaks {
    /// In UTF-16 units.
    package let offsets: [Int]
    /// The first break at which no line ends that could.
    package let unfilled: Int?

    /// Fills lines to every break of a text.
    package init(_ text: ShapedText) {
        offsets = text.breaks.map(\.offset)
        let ends = Set(offsets)
        var start = 0
        var builder = LineBuilder(text)
        for end in text.breaks {
            builder.build(
                start..<end.offset, visibleEnd: end.visibleEnd, isHyphen: end.isHyphen, paragraphLevel: 0)
            let lines = text.layout(width: builder.width).lines
            guard let line = lines.first(where: { $0.range.lowerBound == start }),
                line.range.upperBound >= end.offset, ends.contains(line.range.upperBound)
            else {
                unfilled = end.offset
                return
            }
            if end.isMandatory { start = end.offset }
        }
        unfilled = nil
    }
}
