import ArgumentParser
import MizanBase
import MizanReports

/// The files that findings of strings are written to for a CI system; named as those of a golden run.
struct LintReportOptions: ParsableArguments {
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

    /// Writes the reports that are wanted.
    func write(_ report: LintReport, rules: [RuleDescription], strict: Bool) throws {
        try Output.checkAreNotRead([sarif, junit].compactMap(\.self))
        if let sarif { try Output.write(SARIFReport(rules: rules).json(report.findings), to: sarif) }
        if let junit {
            try Output.write(JUnitReport(name: "mizan strings lint").xml(report.testResults(strict: strict)), to: junit)
        }
        if github {
            let lines = GitHubAnnotation.lines(of: report.findings)
            if !lines.isEmpty { try Output.bytes(Array((lines.joined(separator: "\n") + "\n").utf8)) }
        }
    }
}
