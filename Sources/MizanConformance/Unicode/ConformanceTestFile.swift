import MizanBase

/// A file in the form of Unicode's tests, read.
package struct ConformanceTestFile: Sendable {
    /// In the order of the file; at least one.
    package let cases: [ConformanceCase]
    /// The number of checks in the cases: one for each direction of each.
    package let checkCount: Int

    private let bytes: [UInt8]

    /// Reads a file.
    ///
    /// - Parameter file: its name for messages.
    /// - Throws: `DiagnosticError` with the place: `conformance-syntax` where a line has another form, also where the file
    ///   has no case.
    package init(_ bytes: [UInt8], kind: ConformanceKind, file: String) throws {
        self.bytes = bytes
        var cases: [ConformanceCase] = []
        let reader = Self.reader(kind)
        let number = try ConformanceLine.forEach(in: bytes, file: file) { line in
            if let item = try reader?(line) { cases.append(item) }
        }
        guard !cases.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "conformance-syntax", place: SourcePlace(file: file, line: max(number, 1), column: 1),
                    message: "the file has no \(kind.rawValue) case", fix: "name one of Unicode's test files"))
        }
        self.cases = cases
        checkCount = cases.reduce(0) { $0 + $1.directions.count }
    }

    /// A case as it is written in the file, without its comment and with single spaces: its name.
    package func text(of item: ConformanceCase) -> String {
        ConformanceLine.LineColumn(bytes: bytes[item.bytes]).words.map(\.text).joined(separator: " ")
    }

    /// The comment behind a case.
    func comment(of item: ConformanceCase) -> String {
        let rest = bytes[item.bytes.upperBound...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return ConformanceLine.LineColumn(bytes: rest.drop { $0 != UInt8(ascii: "#") }.dropFirst()).words.map(\.text)
            .joined(separator: " ")
    }

    /// The reader for the lines of a kind, one after the other; nil for a kind that isn't read line by line.
    private static func reader(_ kind: ConformanceKind) -> ((ConformanceLine) throws -> ConformanceCase?)? {
        switch kind {
        case .bidi:
            var reader = BidiTestReader()
            return { try reader.read($0) }
        case .bidiCharacter: return { try $0.bidiCharacterCase() }
        case .lineBreak: return { try $0.breakCase(startsWithBreak: false) }
        case .grapheme: return { try $0.breakCase(startsWithBreak: true) }
        case .arguments, .matching, .plurals, .frames, .carets: return nil
        }
    }
}
