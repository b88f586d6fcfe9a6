import MizanBase
import MizanDocument

/// The keys that only translations of a `.strings` table have: those that are texts themselves are translated from the key, as readers
/// are shown it.
struct TranslatedKeys {
    /// The keys that are texts, in the order of their bytes.
    private(set) var texts: [StringsFileExchange.SourceString] = []
    /// A warning about the others, if there are any.
    private(set) var notes: [Diagnostic] = []

    /// Keys that a warning names.
    private static let namedKeys = 5

    /// Reads the files of a table; one that can't be read adds no keys.
    init(_ group: TableFiles.StringsGroup, in folder: SourceFolder, sourceLanguage: LanguageTag) {
        func entries(_ path: String) -> [StringsFileEntry] {
            guard let bytes = try? folder.read(path) else { return [] }
            return (try? StringsFileDocument(bytes, file: folder.displayName(of: path)))?.entries ?? []
        }
        let source = group.source.map(entries) ?? []
        let own = Set(source.map { Array($0.key.utf8) })
        var others: [[UInt8]: StringsFileEntry] = [:]
        for path in group.translations {
            for entry in entries(path) where !own.contains(Array(entry.key.utf8)) {
                others[Array(entry.key.utf8)] = others[Array(entry.key.utf8)] ?? entry
            }
        }
        guard !others.isEmpty else { return }
        let convention = KeyConvention(
            source: source.map { (key: $0.key, text: $0.value) }, keys: source.map(\.key) + others.values.map(\.key))
        let found = others.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        texts = found.filter { convention.isText($0.key) }.map {
            StringsFileExchange.SourceString(key: $0.key, text: $0.key, comment: $0.comment)
        }
        let missing = found.filter { !convention.isText($0.key) }
        guard let first = missing.first else { return }
        let names = missing.prefix(Self.namedKeys).map { Diagnostic.quote($0.key) }.joined(separator: ", ")
        let more = missing.count > Self.namedKeys ? " and \(missing.count - Self.namedKeys) more" : ""
        notes = [
            Diagnostic(
                .warning, rule: "missing-source", place: first.place, key: first.key, language: sourceLanguage,
                message:
                    "translations have \(missing.count == 1 ? "a key" : "\(missing.count) keys") without a text in "
                    + "\(sourceLanguage), which \(missing.count == 1 ? "is" : "are") left out: \(names)\(more)",
                fix: "add the text to \(Diagnostic.quote(folder.displayName(of: group.path))), or remove the key")
        ]
    }
}
