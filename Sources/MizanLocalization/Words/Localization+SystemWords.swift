import MizanBase
import MizanUnicode

extension Localization {
    /// The language of the interface's own words. They follow the language of the program: an English program has no Japanese buttons.
    var wordLanguage: LanguageTag {
        let isLocalized = bundles[mainBundle].map { !$0.strings.tables.isEmpty } ?? false
        return isLocalized ? language : locale
    }

    /// The interface's own words for the reader, those of the program first.
    var systemWords: MatchedBundle {
        messages.systemWords {
            let languages = LanguageMatching.ranking(of: SystemWords.languages, for: wordLanguage)
            let builtIn = StringBundle.system(in: languages)
            return MatchedBundle(
                bundles[StringBundle.systemName]?.strings.laid(over: builtIn) ?? builtIn, locale: wordLanguage)
        }
    }

    /// The problem that a word of the interface has no translation for the reader; nil for a string of the program.
    func missingWord(_ key: MessageCache.MessageKey, _ found: MatchedBundle.LookupResult) -> LocalizedTextProblem? {
        guard key.bundle == StringBundle.systemName, found.isFallback, SystemWord(rawValue: key.key) != nil else {
            return nil
        }
        return LocalizedTextProblem(
            .missingWord, key: key.key, table: key.table, bundle: key.bundle, language: wordLanguage)
    }
}
