extension ShapedText {
    /// The width of the widest word, in points: at any narrower width a word is broken.
    ///
    /// Words end where lines may end without a hyphen. It is the text's min-content width (CSS Sizing 3 §2.1) if nothing is
    /// hyphenated. A style that lets the text shrink counts words at their smallest size.
    package func widestWord(style: LineStyle) -> Double {
        guard style.adapts else { return widestWord }
        return smallest(by: style).widestWord
    }

    private var widestWord: Double {
        var builder = LineBuilder(self)
        var (start, width) = (0, 0.0)
        for end in breaks where !end.isHyphen {
            builder.build(
                start..<end.offset, visibleEnd: end.visibleEnd, isHyphen: false,
                paragraphLevel: direction(at: start) == .leftToRight ? 0 : 1)
            width = max(width, builder.width)
            start = end.offset
        }
        return width
    }
}
