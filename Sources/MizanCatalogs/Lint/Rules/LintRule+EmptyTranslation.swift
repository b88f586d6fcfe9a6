import MizanBase

extension LintRules {
    static let emptyTranslation = LintRule(
        "empty-translation", .error,
        finds: "an empty text that counts as translated",
        because: "the reader sees nothing, and not the source's text either",
        fix: "translate it, or remove the text so that the source is shown", looksAtEmptyTexts: true
    ) { (translation: LintedTranslation) in
        guard translation.text.value.allSatisfy(\.isWhitespace), translation.source.value.hasWords else { return [] }
        return [
            Fault(
                message: (translation.text.name.map { "\($0) is" } ?? "the text is")
                    + " empty, and counts as the translation of \(Diagnostic.quote(translation.source.value))")
        ]
    }
}
