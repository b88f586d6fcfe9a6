/// Cases that are known to fail, with the reasons. A case is known by its whole text, and so by its expectation too:
/// another version of the file that expects something else is another case.
package struct KnownFailures: Sendable {
    /// By the case's text, in single spaces and without its comment.
    package private(set) var reasons: [String: String]

    /// No known failures.
    package init() { reasons = [:] }

    /// Adds the cases of a file; it has the form of the test file, and the comment behind a case is the reason.
    ///
    /// - Throws: the errors of ``ConformanceTestFile``.
    package mutating func add(_ bytes: [UInt8], kind: ConformanceKind, file name: String) throws {
        let file = try ConformanceTestFile(bytes, kind: kind, file: name)
        for item in file.cases {
            let comment = file.comment(of: item)
            reasons[file.text(of: item)] = comment.isEmpty ? "listed in \(name)" : comment
        }
    }

    /// The cases of a file that are known to fail, and passed.
    package func passed(in file: ConformanceTestFile, failures: [ConformanceFailure]) -> [String] {
        guard !reasons.isEmpty else { return [] }
        let failed = Set(failures.map(\.text))
        return file.cases.map { file.text(of: $0) }.filter { reasons[$0] != nil && !failed.contains($0) }
    }
}
