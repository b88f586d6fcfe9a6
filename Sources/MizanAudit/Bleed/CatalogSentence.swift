import MizanBase
import MizanLocalization

/// A string with arguments of a table, in one language, for one device and one presentation width.
struct CatalogSentence {
    let key: String
    let table: String
    let language: LanguageTag
    /// Where the table has the key.
    let place: SourcePlace
    /// For each argument, whether it has to be a number.
    let demands: [Bool]
    /// Readers of the language: with its own digits, with European and with Arabic ones.
    let readers: [Localization]

    /// The text for arguments, and their places in it.
    func resolve(
        _ arguments: [LocalizedValue], for reader: Localization
    ) -> (text: LocalizedText, arguments: [ArgumentRange]) {
        reader.resolveArguments(of: LocalizedStringResource(key: key, table: table, arguments: arguments))
    }
}

extension StringBundle {
    /// The strings with arguments, by table and key, each in every language that it is translated to, and in the variations
    /// that it has there.
    var sentences: some Sequence<CatalogSentence> {
        tables.values.sorted { $0.table < $1.table }.lazy.flatMap { table in
            let readers = Readers(of: self, table: table)
            return table.keys.lazy.compactMap { table.entries[$0] }.flatMap { readers.sentences(of: $0) }
        }
    }
}

/// The readers of a table's languages.
private struct Readers {
    private let table: String
    private let source: LanguageTag
    private let readers: [LanguageTag: [Localization]]

    init(of bundle: StringBundle, table: StringCatalog) {
        (self.table, source) = (table.table, table.sourceLanguage)
        readers = Dictionary(
            uniqueKeysWithValues: table.languages.map { language in
                (
                    language,
                    ["", "-u-nu-latn", "-u-nu-arab"].map {
                        Localization(bundles: [bundle], locale: LanguageTag(language.identifier + $0))
                    }
                )
            })
    }

    func sentences(of entry: StringCatalog.Entry) -> [CatalogSentence] {
        let languages = Set(entry.localizations.filter { $0.value.value.isTranslated }.keys).union([source])
        return languages.sorted { $0.identifier < $1.identifier }.flatMap { language -> [CatalogSentence] in
            widths(of: entry, in: language).compactMap { width in
                let readers = (readers[language] ?? []).map { $0.fittingPresentationWidth(width) }
                guard let demands = readers.first?.demandedArguments(ofKey: entry.key, table: table),
                    let count = demands.keys.max()
                else { return nil }
                return CatalogSentence(
                    key: entry.key, table: table, language: language, place: entry.place,
                    demands: (1...count).map { demands[$0] ?? false }, readers: readers)
            }
        }
    }

    private func widths(of entry: StringCatalog.Entry, in language: LanguageTag) -> [Int?] {
        let widths = entry.localizations[language]?.widths() ?? []
        return widths.isEmpty ? [nil] : widths
    }
}
