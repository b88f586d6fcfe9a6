import MizanBase
import MizanDocument

extension StringCatalog {
    /// The words that Xcode writes in place of a missing comment.
    private static let noComment = "No comment provided by engineer."

    /// Reads a `.strings` file: text in UTF-8 or UTF-16, or a property list in XML or binary, as Xcode compiles them.
    ///
    /// Where a key stands twice the last entry counts, as in Foundation, and there is a warning. Throws a
    /// `DiagnosticError` with the place of the error.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes.
    ///   - file: its name, for places; the table's name is taken from it.
    ///   - language: the language of its texts.
    ///   - sourceLanguage: the language of the keys, where it is another.
    ///   - table: the table's name, where it is another.
    public init(
        strings bytes: [UInt8], file: String, language: LanguageTag, sourceLanguage: LanguageTag? = nil,
        table: String? = nil
    ) throws {
        self.init(file: file, table: table, sourceLanguage: sourceLanguage ?? language)
        if PropertyListValue.isXMLOrBinary(bytes) {
            for member in try PropertyListValue.parse(bytes, file: file).dictionary() {
                try add(
                    member.key, at: member.keyPlace, .init(value: .unit(.init(value: member.value.string()))), language,
                    ofBytes: bytes.count)
            }
            return
        }
        var strings = try StringsFile(bytes, file: file)
        while let entry = try strings.next() {
            try add(
                entry.key, at: entry.place, .init(value: .unit(.init(value: entry.value))), language,
                comment: entry.comment == Self.noComment ? nil : entry.comment, ofBytes: bytes.count)
        }
    }

    /// Takes in a file's entry for a key, in one language and of so many bytes.
    mutating func add(
        _ key: String, at place: SourcePlace, _ localization: Localization, _ language: LanguageTag,
        comment: String? = nil, ofBytes count: Int
    ) throws {
        let before = try read(
            KeyEntry(key: key, place: place, comment: comment, localizations: [language: localization]), ofBytes: count)
        guard let before, warnings.count <= Limits.diagnosticsPerFile else { return }
        warnings.append(
            Diagnostic(
                .warning, rule: "duplicate-key", place: place,
                message: "the key \(Diagnostic.quote(key)) stands twice, and this entry counts",
                fix: "remove one of the two",
                notes: [.init(place: before.place, message: "the first one is here")]))
    }
}
