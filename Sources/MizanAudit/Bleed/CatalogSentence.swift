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

extension CatalogSentence {
    /// Numbers that bring out each plural form of most languages.
    private static let numbers: [Int128] = [5, 1, 2, 0, 3, 11, 100]

    /// The texts around the arguments, in their order: one set for each form that some number chooses.
    var literals: [[String]] {
        guard let reader = readers.first else { return [] }
        var all: [[String]] = []
        for number in demands.contains(true) ? Self.numbers : Array(Self.numbers.prefix(1)) {
            let arguments = demands.map { $0 ? LocalizedValue.integer(number) : .text("\u{FFFC}") }
            let (text, places) = resolve(arguments, for: reader)
            guard text.language == language else { continue }
            var (literals, end) = ([String](), 0)
            for place in places {
                literals.append(text.text.string.part(utf16: end..<place.range.lowerBound))
                end = place.range.upperBound
            }
            literals.append(text.text.string.part(utf16: end..<text.text.utf16Count))
            if !all.contains(literals) { all.append(literals) }
        }
        return all
    }
}

extension StringBundle {
    /// The strings with arguments, by table and key, each in every language that it is translated to, and in the variations
    /// that it has there.
    var sentences: some Sequence<CatalogSentence> {
        tables.values.sorted { $0.table < $1.table }.lazy.flatMap { table in
            let readers = LanguageReaders(of: self, table: table)
            return table.keys.lazy.compactMap { table.entries[$0] }.flatMap { readers.sentences(of: $0) }
        }
    }
}

/// The readers of a table's languages.
private struct LanguageReaders {
    private let bundle: StringBundle
    private let table: String
    private let source: LanguageTag
    private let readers: [LanguageTag: [Localization]]

    init(of bundle: StringBundle, table: StringCatalog) {
        (self.bundle, self.table, source) = (bundle, table.table, table.sourceLanguage)
        readers = Dictionary(
            uniqueKeysWithValues: table.languages.map { ($0, Self.readers(of: $0, bundle, device: .other)) })
    }

    /// With the language's own digits, with European and with Arabic ones.
    private static func readers(
        of language: LanguageTag, _ bundle: StringBundle, device: DeviceIdiom
    ) -> [Localization] {
        ["", "-u-nu-latn", "-u-nu-arab"].map {
            Localization(bundles: [bundle], locale: LanguageTag(language.identifier + $0), device: device)
        }
    }

    func sentences(of entry: StringCatalog.KeyEntry) -> [CatalogSentence] {
        let languages = Set(entry.localizations.filter { $0.value.value.isTranslated }.keys).union([source])
        return languages.sorted { $0.identifier < $1.identifier }.flatMap { language -> [CatalogSentence] in
            let devices = entry.localizations[language]?.devices ?? [.other]
            return devices.flatMap { device -> [CatalogSentence] in
                let readers =
                    device == .other ? readers[language] ?? [] : Self.readers(of: language, bundle, device: device)
                let widths = entry.localizations[language]?.widths(device: device) ?? []
                return (widths.isEmpty ? [nil] : widths.map(Optional.some)).compactMap { width in
                    sentence(of: entry, in: language, readers.map { $0.fittingPresentationWidth(width) })
                }
            }
        }
    }

    /// Nil for a string without arguments.
    private func sentence(
        of entry: StringCatalog.KeyEntry, in language: LanguageTag, _ readers: [Localization]
    ) -> CatalogSentence? {
        guard let demands = readers.first?.demandedArguments(ofKey: entry.key, table: table),
            let count = demands.keys.max()
        else { return nil }
        return CatalogSentence(
            key: entry.key, table: table, language: language, place: entry.place,
            demands: (1...count).map { demands[$0] ?? false }, readers: readers)
    }
}

extension StringCatalog.Localization {
    /// The kinds of device that have texts of their own, or any device.
    fileprivate var devices: [DeviceIdiom] {
        switch value {
        case .unit, .plural: return [.other]
        case .device(let branches): return branches.keys.sorted { $0.rawValue < $1.rawValue }
        case .width(let branches):
            let devices = Set(branches.values.flatMap(\.devices))
            return devices.sorted { $0.rawValue < $1.rawValue }
        }
    }
}
