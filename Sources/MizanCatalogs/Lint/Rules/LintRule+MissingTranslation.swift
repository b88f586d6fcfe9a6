import MizanBase
import MizanLocalization

extension LintRules {
    static let missingTranslation = LintRule(
        "missing-translation", .warning,
        finds: "a text that a language of its table lacks, or has in the state “new”",
        because: "readers of the language are shown another one",
        fix: "translate it; one that is the same everywhere is marked not to be translated",
        inTable: { table in
            let translations = table.translations.map { ($0, table.languages(serving: $0)) }
            let keysWithoutText = table.keysWithoutSourceText
            var count = 0
            return table.entries.filter { $0.isForTranslators && !$0.isStale }.flatMap { entry -> [Fault] in
                // A table of many languages that no entry has.
                guard count <= Limits.lintFindings else { return [] }
                guard count < Limits.lintFindings else {
                    count += 1
                    return [Fault(place: entry.place, message: "from here on missing translations aren't listed")]
                }
                func fault(_ language: LanguageTag, at place: SourcePlace? = nil, _ message: String) -> Fault {
                    Fault(place: place ?? entry.place, key: entry.key, language: language, message: message)
                }
                let source = entry.localization(table.sourceLanguage)
                guard source != nil || !keysWithoutText.contains(entry.key) else {
                    return [
                        fault(
                            table.sourceLanguage,
                            "the source language \(table.sourceLanguage) has no text for \(Diagnostic.quote(entry.key))"
                        )
                    ]
                }
                let texts = source?.texts.map(\.value) ?? [entry.key]
                guard texts.contains(where: \.hasWords) else { return [] }
                // The key is what the developer looks for.
                let name =
                    Diagnostic.quote(entry.key)
                    + (source?.text.flatMap { $0 == entry.key ? nil : " (\(Diagnostic.quote($0)))" } ?? "")
                let faults = translations.compactMap { language, others -> Fault? in
                    guard let localization = entry.localization(language) else {
                        guard !others.contains(where: { $0 == table.sourceLanguage || entry.localization($0) != nil })
                        else { return nil }
                        return fault(
                            language,
                            "there is no text for \(name) in \(language)")
                    }
                    let new = localization.texts.filter { !$0.isTranslated }
                    guard let first = new.first else { return nil }
                    let forms = new.compactMap { $0.category?.rawValue }
                    return fault(
                        language, at: first.place,
                        new.count == localization.texts.count
                            ? "the text of \(name) is still new in \(language)"
                            : "the form\(forms.count == 1 ? "" : "s") "
                                + forms.map { "“\($0)”" }.joined(separator: ", ")
                                + " of \(name) \(forms.count == 1 ? "is" : "are") still new in \(language)"
                    )
                }
                count = min(count + faults.count, Limits.lintFindings)
                return faults
            }
        })
}

extension LintedTable {
    /// The keys that the source language has no text for: those of `.strings` tables that aren't texts themselves, and that no
    /// storyboard or nib has. None if few keys have a text there: then the texts are in the code, as
    /// `NSLocalizedString("about.title", value: "About", comment: "")` has them, or in `Info.plist`.
    fileprivate var keysWithoutSourceText: Set<String> {
        guard !keysAreTexts, !hasInterface else { return [] }
        let sources = entries.compactMap { entry in
            entry.localization(sourceLanguage)?.text.map { (key: entry.key, text: $0) }
        }
        guard sources.count * 3 >= entries.count else { return [] }
        let convention = KeyConvention(source: sources, keys: entries.map(\.key))
        return Set(
            entries.filter { $0.localization(sourceLanguage) == nil && !convention.isText($0.key) }.map(\.key))
    }
}

extension LintedLocalization {
    /// The text itself, for messages.
    fileprivate var text: String? { texts.first { $0.variable == nil }?.value }
}

extension LintedTable {
    /// The languages whose texts readers of a regional one are shown where it has none: `en` for `en-GB`.
    fileprivate func languages(serving language: LanguageTag) -> [LanguageTag] {
        languages.filter { $0 != language && language.identifier.hasPrefix($0.identifier + "-") }
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
