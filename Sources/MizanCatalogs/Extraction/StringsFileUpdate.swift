import MizanBase
import MizanDocument

/// What an extraction changes in a `.strings` file of the source language: keys that it doesn't have go to its end.
///
/// Such a file has no states, so that nothing in it is stale; a text that is there is its writer's.
struct StringsFileUpdate {
    /// The file with the new keys; all else keeps its bytes.
    private(set) var document: StringsFileDocument
    /// The keys that are new, by name.
    let added: [String]
    let entries: ExtractedEntries

    /// Compares a table's strings with its file.
    ///
    /// - Parameters:
    ///   - strings: All strings of the table.
    ///   - document: The file of the source language.
    ///   - dictionaryKeys: The keys of the table's `.stringsdict`, which come before those of the file.
    /// - Throws: `DiagnosticError` if the file couldn't be read any more.
    init(_ strings: [LocalizableString], document: StringsFileDocument, dictionaryKeys: [String] = []) throws {
        let known = document.entries.map(\.key) + dictionaryKeys
        let keys = Set(known.map(ExactKey.init))
        entries = ExtractedEntries(strings.flatMap(Self.phrases), known: known)
        let new = entries.entries.filter { !$0.key.isEmpty && !keys.contains(ExactKey($0.key)) }
            .sorted { XcodeKeyOrder.precedes($0.key, $1.key) }
        added = new.map(\.key)
        self.document = document
        try self.document.set(
            new.map { (key: $0.key, value: $0.sourceText ?? $0.key, comment: $0.comment) })
    }

    /// The phrases of a shortcut, each of which is a key of its own here.
    private static func phrases(of string: LocalizableString) -> [LocalizableString] {
        guard !string.phrases.isEmpty else { return [string] }
        return string.phrases.map { phrase in
            var single = string
            (single.key, single.phrases) = (phrase, [])
            return single
        }
    }
}
