import ArgumentParser
import MizanAudit
import MizanBase
import MizanReports

/// The files that an audit's findings are written to, for a reader and for a CI system; named as those of a golden run.
struct AuditReportOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write a report with a page that opens from the disk: pictures with the places marked.", valueName: "folder"
        ))
    var report: String?

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
    var takesStandardOutput: Bool { sarif == "-" || junit == "-" }

    /// Refuses outputs that would stand in each other's way.
    func check(others: [String]) throws {
        let standard =
            others + (sarif == "-" ? ["--sarif -"] : []) + (junit == "-" ? ["--junit -"] : [])
            + (github ? ["--github"] : [])
        guard standard.count <= 1 else {
            throw DiagnosticError(
                call: standard.prefix(2).joined(separator: " and ") + " would mix on standard output",
                fix: "name a file for one of them, or leave one out")
        }
        if let sarif, sarif == junit {
            throw DiagnosticError(call: "--sarif and --junit name one file", fix: "name two")
        }
    }

    /// Writes the reports that are wanted, but for the page, which needs the pictures.
    ///
    /// - Parameters:
    ///   - files: Every scene and table that was looked at.
    ///   - rules: The rules that looked.
    ///   - strict: Whether a warning fails its test.
    func write(_ findings: [Diagnostic], files: [String], rules: [RuleDescription], strict: Bool) throws {
        try Output.checkAreNotRead([sarif, junit].compactMap(\.self))
        if let sarif {
            try Output.write(SARIFReport(rules: rules).json(findings.map(\.sayingVariants)), to: sarif)
        }
        if let junit {
            let failures = findings.filter { strict || $0.severity == .error }
            try Output.write(
                JUnitReport(name: "mizan audit").xml(Self.testResults(failures, files: files)), to: junit)
        }
        if github {
            let lines = GitHubAnnotation.lines(of: findings.map(\.sayingVariants))
            if !lines.isEmpty { try Output.bytes(Array((lines.joined(separator: "\n") + "\n").utf8)) }
        }
    }

    /// A test for each scene without failures, and for each rule that fails in one.
    private static func testResults(_ failures: [Diagnostic], files: [String]) -> [TestResult] {
        let byFile = Dictionary(grouping: failures) { $0.place?.file ?? $0.file ?? "" }
        return Set(files).union(byFile.keys).sorted().flatMap { file -> [TestResult] in
            let rules = Dictionary(grouping: byFile[file] ?? [], by: \.rule).sorted { $0.key < $1.key }
            guard !rules.isEmpty else { return [TestResult(suite: file, name: "audit")] }
            return rules.map {
                TestResult(suite: file, name: $0.key, failures: $0.value.map(\.sayingVariants))
            }
        }
    }
}

extension Diagnostic {
    /// The finding with its variants said in words, the first few of them.
    var sayingVariants: Diagnostic {
        var finding = self
        if !variants.isEmpty { finding.message += " (\(variants.listed(atMost: 8)))" }
        return finding
    }
}
