import MizanBase
import MizanUnicode

/// A bundle with the languages in which one reader is shown its strings.
struct MatchedBundle: Sendable {
    let strings: StringBundle
    /// The languages that match the reader's, best first.
    let matches: [LanguageTag]

    init(_ strings: StringBundle, locale: LanguageTag) {
        self.strings = strings
        // Of a bundle without tables the keys are the text, in the language of development.
        let languages = strings.localizations.isEmpty ? [strings.developmentLanguage] : strings.localizations
        matches = LanguageMatching.ranking(of: languages, for: locale)
    }

    /// The result of looking a key up.
    struct LookupResult {
        /// The table's entry; nil where the key itself, or the default in the code, is the text.
        var localization: StringCatalog.Localization?
        var language: LanguageTag
        /// Whether the language is the table's own, whose texts need no translation.
        var isSource: Bool
        /// Whether none of the reader's languages has it.
        var isFallback: Bool
        /// Whether the table has the key, in whatever language.
        var hasEntry = false
    }

    /// Looks for a key in the reader's languages one after the other, and then in the language of development.
    func localization(of key: String, table name: String) -> LookupResult {
        let table = strings.tables[name]
        let source = table?.sourceLanguage ?? strings.developmentLanguage
        let entry = table?.entries[key]
        func own(isFallback: Bool) -> LookupResult {
            LookupResult(
                localization: entry?.localizations[source], language: source, isSource: true, isFallback: isFallback,
                hasEntry: entry != nil)
        }
        guard let entry else { return own(isFallback: !matches.contains(source)) }
        guard entry.shouldTranslate else { return own(isFallback: false) }
        for language in matches {
            if language == source { return own(isFallback: false) }
            if let localization = entry.localizations[language], localization.value.isTranslated {
                return LookupResult(
                    localization: localization, language: language, isSource: false, isFallback: false, hasEntry: true)
            }
        }
        let development = strings.developmentLanguage
        if development != source, let localization = entry.localizations[development],
            localization.value.isTranslated
        {
            return LookupResult(
                localization: localization, language: development, isSource: false, isFallback: true, hasEntry: true)
        }
        return own(isFallback: true)
    }
}
