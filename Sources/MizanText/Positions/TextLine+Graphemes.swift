extension TextLine {
    /// The grapheme cluster that a UTF-16 offset of the text lies in.
    package func grapheme(at offset: Int) -> Range<Int> {
        let start = text.source.graphemeStart(at: offset)
        return start..<text.source.graphemeEnd(after: start)
    }
}
