import MizanBase
import MizanDocument
import MizanLocalization

/// A table of arguments of several kinds, with each one's appearance in a sentence for readers of a locale.
package struct ArgumentTestFile {
    /// An argument at one place of a sentence.
    package struct ArgumentTestCase {
        package let line: Int
        let locale: LanguageTag
        let kind: String
        let position: Position
        /// The format in the sentence: `%@` for one argument, or several that touch.
        let format: String
        let arguments: [LocalizedValue]
        /// The text that the formatters write.
        let text: String
        /// The text as it is seen, from left to right.
        let visual: [String]
        /// The words before and behind the argument.
        let words: [String]
    }

    /// Where in its sentence an argument stands.
    enum Position: String, CaseIterable {
        case start
        case middle
        case end
    }

    package let cases: [ArgumentTestCase]

    /// Reads a table.
    ///
    /// - Throws: `DiagnosticError` with the place of the error.
    package init(_ bytes: [UInt8], file: String) throws {
        let table = try JSONValue.parse(bytes, file: file)
        try JSONObject(table, kind: "a table of arguments").checkKeys(["schema", "about", "sentences", "rows"])
        let schema = try table.member("schema")
        guard try schema.int() == 1 else {
            throw schema.error(
                "this table is of schema \(try schema.int()), this version reads 1", fix: nil, rule: "schema")
        }
        let sentences = try table.member("sentences")
        cases = try table.member("rows").array().flatMap { row in
            let locale = LanguageTag(try row.member("locale").string())
            let words = try sentences.member(locale.language).array().map { try $0.string() }
            guard words.count == 2 else {
                throw try sentences.member(locale.language).mismatch("the words before and behind an argument")
            }
            let (format, arguments, kind) = try Self.arguments(of: row)
            // A row without a source is no outside truth.
            _ = try row.member("source").string()
            let visual = try row.member("visual").array().map { try $0.string() }
            return try Position.allCases.map { position in
                ArgumentTestCase(
                    line: row.place.line, locale: locale, kind: kind, position: position, format: format,
                    arguments: arguments, text: try row.member("text").string(), visual: visual, words: words)
            }
        }
    }

    /// A row is about one argument of a kind, or about the arguments of a format.
    private static func arguments(
        of row: JSONValue
    ) throws -> (format: String, arguments: [LocalizedValue], kind: String) {
        let (object, answer) = (JSONObject(row, kind: "a row"), ["locale", "text", "visual", "source"])
        guard let format = try row["format"]?.string() else {
            try object.checkKeys(["kind", "value"] + answer)
            let value = try LocalizedValue(row.member("value"), in: PlainValueContext())
            return ("%@", [value], try row.member("kind").string())
        }
        try object.checkKeys(["format", "arguments"] + answer)
        let arguments = try row.member("arguments").array().map { try LocalizedValue($0, in: PlainValueContext()) }
        return (format, arguments, format)
    }
}
