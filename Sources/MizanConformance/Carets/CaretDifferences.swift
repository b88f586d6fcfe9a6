import MizanDocument

/// Differences from a browser's carets that were read and accepted: `carets-quirks.json`.
package struct CaretDifferences: Sendable {
    /// The reasons, by the texts of the failures.
    let reasons: [String: String]

    /// Reads a file: an array of reasons, each with its differences.
    ///
    /// - Throws: `DiagnosticError` with the place of the error.
    package init(_ bytes: [UInt8], file: String) throws {
        var reasons: [String: String] = [:]
        for group in try JSONValue.parse(bytes, file: file).array() {
            let reason = try group.member("why").string()
            for difference in try group.member("differences").array() { reasons[try difference.string()] = reason }
        }
        self.reasons = reasons
    }

    /// The accepted differences that are none any more.
    package func passed(failures: [ConformanceFailure]) -> [String] {
        let failed = Set(failures.map(\.text))
        return reasons.keys.filter { !failed.contains($0) }.sorted()
    }
}
