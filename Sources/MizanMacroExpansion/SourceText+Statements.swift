extension SourceText {
    /// The end of the statement that starts at a token: at a semicolon, at a new line that doesn't continue it, or at `limit`.
    ///
    /// The line breaks between attributes and their declaration don't end it.
    func endOfStatement(from start: Int, limit: Int) -> Int {
        var index = start
        var isAfterAttributes = false
        while index < limit {
            if self[index] == ";" { return index }
            if index > start, isAfterAttributes, tokens[index].startsLine, !isContinued(at: index) { return index }
            if let word = self[index], ["var", "let"].contains(word) { isAfterAttributes = true }
            index = self.index(after: index)
        }
        return limit
    }

    /// Whether the token that starts a line continues the statement of the line before.
    private func isContinued(at index: Int) -> Bool {
        if let next = self[index] {
            if tokens[index].kind == .symbol, tokens.indices.contains(index + 1),
                tokens[index + 1].followsSpace || next == "="
            {
                return true
            }
            if [".", "?", ":", ",", "as", "is", "{"].contains(next) { return true }
        }
        let last = tokens[index - 1]
        switch last.kind {
        case .symbol: return last.followsSpace
        case .punctuation: return [",", ":", "."].contains(self[index - 1])
        case .word: return ["in", "as", "is", "try", "await"].contains(self[index - 1])
        case .number, .string, .regularExpression: return false
        }
    }
}
