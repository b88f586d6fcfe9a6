import MizanBase
import MizanUnicode

extension StringBundle {
    /// The name of the bundle of the words that the interface itself has, such as “Cancel” and “Search”.
    ///
    /// A program's bundle of this name replaces them key by key: for a key and a language that it lacks the built-in word is shown.
    public static let systemName = "Mizan"

    /// The words that the interface itself has, in some languages.
    static func system(in languages: [LanguageTag]) -> StringBundle {
        var table = StringCatalog(file: "Localizable", table: nil, sourceLanguage: .english)
        let translations = languages.map { ($0, SystemWords.words(in: $0)) }
        for word in SystemWord.allCases {
            let localizations = translations.compactMap { language, words in
                words[word].map {
                    (language, StringCatalog.Localization(value: .unit(StringCatalog.StringUnit(value: $0))))
                }
            }
            table.insert(
                StringCatalog.KeyEntry(
                    key: word.rawValue, place: SourcePlace(file: table.file, line: 1, column: 1),
                    localizations: Dictionary(localizations) { first, _ in first }))
        }
        return StringBundle(tables: [table], name: systemName)
    }
}
