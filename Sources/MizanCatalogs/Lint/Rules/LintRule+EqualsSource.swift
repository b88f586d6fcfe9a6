import MizanBase
import MizanUnicode

extension LintRules {
    static let equalsSource = LintRule(
        "equals-source", .note,
        finds: "a translation that is its source's text",
        because: "it is most likely not translated, and counts as if it were",
        fix: "translate it; one that is the same everywhere is marked not to be translated",
        inEntry: { entry, table in
            let translations = table.translations(of: entry).filter {
                $0.language.language != table.sourceLanguage.language && !$0.text.value.isEmpty
            }
            let same = translations.filter { $0.text.value == $0.source.value && $0.source.value.isTranslatable }
            return same.compactMap { translation -> Fault? in
                // A name is the same in most languages; a sentence isn't translated in any of them.
                let others = translations.filter { $0.language.language != translation.language.language }
                let differing = others.count { $0.text.value != $0.source.value }
                guard others.isEmpty || 2 * differing > others.count || translation.isSentence else { return nil }
                return Fault(
                    place: translation.text.place, language: translation.language,
                    message: "\(translation.subject) is the source's text in \(translation.language)",
                    severity: translation.isSentence ? .warning : .note)
            }
        })
}

extension LintedTranslation {
    /// Whether the source has four words, of which three are written small: too many for a name.
    fileprivate var isSentence: Bool {
        let words = sourceWords.split { !$0.isLetter && $0 != "'" && $0 != "’" }
        let small = words.count { $0.count > 1 && $0.first?.isLowercase == true }
        // Commands and addresses begin with a small letter.
        return small > 2 && words.count > 3 && sourceWords.first(where: \.isLetter)?.isLowercase == false
    }
}

extension String {
    /// Whether it has a word: two letters of which one is small. `OK` and `URL` aren't translated.
    fileprivate var isTranslatable: Bool {
        hasWords && split { !$0.isLetter }.contains { $0.count > 2 && !$0.allSatisfy(\.isUppercase) }
    }
}
