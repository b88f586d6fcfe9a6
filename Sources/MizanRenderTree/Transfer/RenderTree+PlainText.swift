import MizanBase

extension RenderTree {
    /// The words of the tree, in the order in which they are read: the characters of each text in logical order, truncated or not, a
    /// line for each text.
    ///
    /// Texts that are hidden from assistive technologies are left out; labels and the names of images are nothing that a reader sees.
    ///
    /// - Parameter marks: Whether isolates become characters.
    public func plainText(_ marks: AttributedText.Marks) -> String {
        readingOrder.map { index in
            guard case .text(let text)? = nodes[index].content else { return "" }
            let words = text.text.plainText(marks)
            return words.isEmpty ? "" : words + "\n"
        }.joined()
    }
}
