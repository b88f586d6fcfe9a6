import MizanBase
import MizanLocalization

extension LintRule {
    static let missingTranslation = LintRule(
        "missing-translation", .warning,
        finds: "a text that a language of its table lacks, or has in the state “new”",
        because: "readers of the language are shown another one",
        fix: "translate it; one that is the same everywhere is marked not to be translated",
        inTable: { table in
            table.entries.filter { $0.shouldTranslate && !$0.isStale }.flatMap { entry -> [Fault] in
                func fault(_ language: LanguageTag, at place: SourcePlace? = nil, _ message: String) -> Fault {
                    Fault(place: place ?? entry.place, key: entry.key, language: language, message: message)
                }
                let source = entry.localization(table.sourceLanguage)
                guard source != nil || table.keysAreTexts else {
                    return [
                        fault(
                            table.sourceLanguage,
                            "the source language \(table.sourceLanguage) has no text for \(Diagnostic.quote(entry.key))"
                        )
                    ]
                }
                let texts = source?.texts.map(\.value) ?? [entry.key]
                guard texts.contains(where: \.hasWords) else { return [] }
                return table.translations.compactMap { language in
                    guard let localization = entry.localization(language) else {
                        guard !table.covers(language, entry) else { return nil }
                        return fault(
                            language, "\(language) has no text for \(Diagnostic.quote(source?.text ?? entry.key))")
                    }
                    let new = localization.texts.filter { !$0.isTranslated }
                    guard let first = new.first else { return nil }
                    let forms = new.compactMap { $0.category?.rawValue }
                    return fault(
                        language, at: first.place,
                        new.count == localization.texts.count
                            ? "the text in \(language) is still new: \(Diagnostic.quote(first.value))"
                            : "in \(language) the form\(forms.count == 1 ? "" : "s") "
                                + forms.map { "“\($0)”" }.joined(separator: ", ")
                                + " \(forms.count == 1 ? "is" : "are") still new: \(Diagnostic.quote(first.value))")
                }
            }
        })
}

extension LintedLocalization {
    /// The text itself, for messages.
    fileprivate var text: String? { texts.first { $0.variable == nil }?.value }
}

extension LintedTable {
    /// Whether readers of a regional language are shown another of the same language: `en-GB` beside `en`.
    fileprivate func covers(_ language: LanguageTag, _ entry: LintedEntry) -> Bool {
        languages.contains { other in
            other != language && language.identifier.hasPrefix(other.identifier + "-")
                && (other == sourceLanguage || entry.localization(other) != nil)
        }
    }
}

extension String {
    /// Whether there is something to translate: a letter outside of specifiers.
    var hasWords: Bool {
        FormatString(self).pieces.contains { piece in
            switch piece {
            case .text(let text): text.contains(where: \.isLetter)
            case .variable: true
            case .argument, .own: false
            }
        }
    }
}
