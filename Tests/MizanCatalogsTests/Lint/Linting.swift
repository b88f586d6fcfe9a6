import MizanBase
import MizanCatalogs
import MizanDocument

/// Lints strings that stand in a test.
enum Linting {
    /// The findings of files in memory, without those that every little table has.
    static func findings(
        _ files: [String: String], without rules: Set<String> = ["missing-comment", "missing-translation"]
    ) throws -> [Diagnostic] {
        let files = files.sorted { $0.key < $1.key }.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }
        return try LintedProgram(files: files).findings().filter { !rules.contains($0.rule) }
    }

    /// The findings of a catalog with one entry, whose texts are plain.
    static func findings(
        key: String, comment: String? = nil, _ texts: KeyValuePairs<String, String>
    ) throws -> [Diagnostic] {
        let localizations = texts.map { language, text in
            "\(quoted(language)) : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(quoted(text)) } }"
        }
        return try findings(entry(key, comment: comment, localizations.joined(separator: ",\n")))
    }

    /// The findings of a catalog with one entry that has plural forms in one language.
    static func findings(
        key: String, language: String, plural forms: KeyValuePairs<String, String>
    ) throws -> [Diagnostic] {
        let texts = forms.map { form, text in
            "\(quoted(form)) : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(quoted(text)) } }"
        }
        return try findings(
            entry(
                key, comment: nil,
                "\(quoted(language)) : { \"variations\" : { \"plural\" : { \(texts.joined(separator: ",\n")) } } }"))
    }

    private static func findings(_ entry: String) throws -> [Diagnostic] {
        try findings([
            "Localizable.xcstrings":
                "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entry)\n}, \"version\" : \"1.0\" }"
        ])
    }

    private static func entry(_ key: String, comment: String?, _ localizations: String) -> String {
        "\(quoted(key)) : { "
            + (comment.map { "\"comment\" : \(quoted($0)), " } ?? "") + "\"localizations\" : {\n\(localizations)\n} }"
    }

    private static func quoted(_ text: String) -> String {
        String(decoding: JSONWriter.bytes(of: JSONValue(.string(text))), as: UTF8.self)
    }

    /// The findings of a Swift source.
    static func findings(source: String) throws -> [Diagnostic] { try findings(["View.swift": source]) }
}
