import MizanBase

/// A file of cases of language matching: a line is a reader's languages, the localizations that there are, and those that
/// the reader is to be shown, best first.
///
/// `es-MX ; es es_419 en ; es_419 es`
package struct MatchingTestFile: Sendable {
    package struct MatchingTestCase: Sendable {
        package let line: Int
        /// The case as it is written, in single spaces: its name.
        package let text: String
        package let preferences: [String]
        package let available: [String]
        package let expected: [String]
    }

    /// In the order of the file; at least one.
    package private(set) var cases: [MatchingTestCase] = []

    /// Reads a file.
    ///
    /// - Throws: `DiagnosticError` with the place of text in another form.
    package init(_ bytes: [UInt8], file: String) throws {
        try ConformanceLine.forEach(in: bytes, file: file) { line in
            let fields = try line.columns(3, "es-MX ; es es_419 en ; es_419 es").map { $0.words.map(\.text) }
            let text = line.content.words.map(\.text).joined(separator: " ")
            cases.append(
                MatchingTestCase(
                    line: line.number, text: text, preferences: fields[0], available: fields[1], expected: fields[2]))
        }
        guard !cases.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "conformance-syntax", place: SourcePlace(file: file, line: 1, column: 1),
                    message: "the file has no matching case", fix: "name a file such as ualoc.txt"))
        }
    }
}
