import MizanBase

extension LintRules {
    static let newlineLost = LintRule(
        "newline-lost", .warning,
        finds:
            "a translation without a line break that its source has after a sentence, or with the letters \\n in place of one",
        because: "two paragraphs, or a label and what follows it, become one",
        fix: "break the lines where the source does"
    ) { (translation: LintedTranslation) in
        let source = translation.source.value, own = translation.text.value
        if own.contains("\\n"), !source.contains("\\n") {
            return [
                Fault(
                    message: "\(translation.subject) has a backslash and an n where a line was meant to break",
                    fix: "write a line break")
            ]
        }
        let before = source.lines(afterSentences: true), after = own.lines(afterSentences: false)
        guard before > after else { return [] }
        return [
            Fault(
                message:
                    "\(translation.subject) has \(after) \(after == 1 ? "line" : "lines"), and its source has \(before)"
            )
        ]
    }
}

extension String {
    /// Lines with something on them, and one for a break at an end; tags break lines too.
    ///
    /// - Parameter afterSentences: Whether a break counts only after a sentence, a label or an argument, or between paragraphs:
    ///   others only fit a text into its place.
    fileprivate func lines(afterSentences: Bool) -> Int {
        guard contains(where: \.isNewline) || contains("<br") || contains("</p>") else { return 1 }
        let text = replacing(#/<br\s*\/?>|<\/p>/#, with: "\n")
        var count = (text.first?.isNewline == true ? 1 : 0) + (text.last?.isNewline == true ? 1 : 0)
        var previous: Substring?
        /// Whether an empty line is before.
        var isParagraph = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            guard let first = line.first(where: { !$0.isWhitespace }) else {
                isParagraph = true
                continue
            }
            let end = previous?.last { !$0.isWhitespace }
            let isBroken =
                previous == nil || !afterSentences || isParagraph || "•◦–-*".contains(first)
                // `Picture-in-` isn't a sentence, `%@` may be a line.
                || end.map { ($0.isPunctuation || $0.isSymbol) && $0 != "-" } ?? true
            count += isBroken ? 1 : 0
            (previous, isParagraph) = (line, false)
        }
        return count
    }
}
