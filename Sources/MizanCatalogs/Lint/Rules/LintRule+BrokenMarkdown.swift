import MizanBase
import MizanLocalization

extension LintRules {
    /// Source: CommonMark 0.31 §6, as texts are shown.
    static let brokenMarkdown = LintRule(
        "broken-markdown", .warning,
        finds: "a translation whose Markdown isn't understood where its source's is: [text](address), **bold**, `code`",
        because: "the reader sees the brackets and asterisks, and no link",
        fix:
            "write the Markdown of the source: ASCII brackets without a space between them, and asterisks next to the words"
    ) { (translation: LintedTranslation) in
        guard translation.source.value.mayHaveMarkdown else { return [] }
        let source = translation.markup(of: translation.source), own = translation.markup(of: translation.text)
        for element in TextMarkup.MarkupDelimiter.allCases {
            let before = source.elements[element] ?? 0, after = own.elements[element] ?? 0
            guard before > after, own.words.remains(of: element) > source.words.remains(of: element) else { continue }
            return [
                Fault(
                    message:
                        "\(translation.subject) has \(element.name) that is shown as it is written; its source has "
                        + (before == 1 ? "one" : "\(before)"))
            ]
        }
        return []
    }
}

extension LintedTranslation {
    fileprivate func markup(of text: LintedText) -> TextMarkup {
        TextMarkup(isFormat ? FormatString(text.value) : FormatString(verbatim: text.value))
    }
}

extension TextMarkup.MarkupDelimiter {
    fileprivate var name: String {
        switch self {
        case .link: "a link of Markdown"
        case .strong: "bold Markdown"
        case .code: "Markdown's code"
        case .strikethrough: "Markdown's strikethrough"
        }
    }

    /// The characters that are left of one that isn't understood.
    fileprivate var signs: String {
        switch self {
        case .link: "[](［］（【】"
        case .strong: "*＊_"
        case .code: "`"
        case .strikethrough: "~～"
        }
    }
}

extension String {
    fileprivate var mayHaveMarkdown: Bool { utf8.contains { "[*_`~".utf8.contains($0) } }

    fileprivate func remains(of element: TextMarkup.MarkupDelimiter) -> Int { count { element.signs.contains($0) } }
}
