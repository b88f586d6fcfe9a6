import ArgumentParser
import MizanBase
import MizanReports

/// The files that findings are written to for a CI system; named as those of a golden run.
struct FindingReportOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Write the findings as SARIF for a code scanner, - for standard output.", valueName: "file"))
    var sarif: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Write test results as JUnit's XML, - for standard output.", valueName: "file"))
    var junit: String?

    @Flag(name: .long, help: "Print annotations for GitHub Actions.")
    var github = false

    /// True where standard output is a file's, so that words go to standard error.
    var usesStandardOutput: Bool { sarif == "-" || junit == "-" }

    /// Refuses outputs that would stand in each other's way.
    ///
    /// - Parameter others: Outputs of the command's own that go to standard output.
    func check(others: [String]) throws {
        try Output.checkIsOne(
            others + (sarif == "-" ? ["--sarif -"] : []) + (junit == "-" ? ["--junit -"] : [])
                + (github ? ["--github"] : []))
        if let sarif, sarif == junit {
            throw DiagnosticError(call: "--sarif and --junit name one file", fix: "name two")
        }
    }

    /// Writes the reports that are wanted.
    ///
    /// - Parameters:
    ///   - findings: The findings, as a reader gets to see them.
    ///   - files: Every file that was looked at.
    ///   - rules: The rules that looked.
    ///   - command: The words of the command, `mizan audit`.
    ///   - name: The name of the test of a file without failures.
    ///   - strict: Whether a warning fails its test.
    func write(
        _ findings: [Diagnostic], files: [String], rules: [RuleDescription], command: String, passing name: String,
        strict: Bool
    ) throws {
        try Output.checkAreNotRead([sarif, junit].compactMap(\.self))
        if let sarif { try Output.write(SARIFReport(rules: rules).json(findings), to: sarif) }
        if let junit {
            let results = Self.testResults(
                findings.filter { $0.severity.isFailure(strict: strict) }, files: files,
                passing: name)
            try Output.write(JUnitReport(name: command).xml(results), to: junit)
        }
        if github { try Output.print(annotations: findings) }
    }

    /// A test for each file without failures, and for each rule that fails in one.
    private static func testResults(
        _ failures: [Diagnostic], files: [String], passing name: String
    ) -> [TestResult] {
        let byFile = Dictionary(grouping: failures) { $0.place?.file ?? $0.file ?? "" }
        return Set(files).union(byFile.keys).sorted().flatMap { file -> [TestResult] in
            let rules = Dictionary(grouping: byFile[file] ?? [], by: \.rule).sorted { $0.key < $1.key }
            guard !rules.isEmpty else { return [TestResult(suite: file, name: name)] }
            return rules.map { TestResult(suite: file, name: $0.key, failures: $0.value) }
        }
    }
}
