import ArgumentParser
import Foundation
import MizanBase
import MizanReports
import MizanGoldens

/// The files that a golden run's outcomes are written to, for a reviewer and for a CI system.
struct GoldenReportOptions: ParsableArguments {
    @Option(
        name: .long, help: ArgumentHelp("Write test results as JUnit's XML, - for standard output.", valueName: "file"))
    var junit: String?

    @Option(
        name: .customLong("summary-md"),
        help: ArgumentHelp(
            "Write a summary in Markdown that fits a pull request's comment, - for standard output.", valueName: "file")
    )
    var summary: String?

    @Flag(name: .long, help: "Print annotations for GitHub Actions.")
    var github = false

    /// True where standard output is a file's, so that words go to standard error.
    var usesStandardOutput: Bool { junit == "-" || summary == "-" }

    /// Refuses outputs that would stand in each other's way.
    ///
    /// - Parameters:
    ///   - others: Outputs of the command's own that go to standard output.
    ///   - report: The folder of the report.
    ///   - goldens: The goldens' folder, where nothing else is written.
    func check(others: [String] = [], report: String?, goldens: ProjectPaths?) throws {
        try Output.checkIsOne(
            others + (junit == "-" ? ["--junit -"] : []) + (summary == "-" ? ["--summary-md -"] : [])
                + (github ? ["--github"] : []))
        let files = [junit, summary].compactMap { $0 }.filter { $0 != "-" }
        guard Set(files).count == files.count else {
            throw DiagnosticError(call: "--junit and --summary-md name one file", fix: "name two")
        }
        for output in files + [report].compactMap({ $0 }) { try goldens?.checkIsOutsideGoldens(output) }
    }

    /// True where no report is wanted.
    var isEmpty: Bool { junit == nil && summary == nil && !github }

    /// Writes the reports that are wanted.
    func write(_ report: GoldenReport) throws {
        try Output.checkAreNotRead([junit, summary].compactMap(\.self))
        if let junit { try Output.write(JUnitReport(name: "mizan golden").xml(report.testResults()), to: junit) }
        if let summary { try Output.write(Array(report.markdown().utf8), to: summary) }
        if github { try Output.print(annotations: try report.annotations()) }
    }
}

/// A report that is written while a run goes on; in a temporary folder, where only the files made from it are wanted.
struct GoldenReporter {
    private var writer: GoldenReportWriter
    private let options: GoldenReportOptions
    private let temporary: TemporaryReport?

    /// Begins a report; nil where none is wanted.
    init?(
        folder: String?, options: GoldenReportOptions, header: GoldenReport.Header, paths: ProjectPaths
    ) throws {
        guard folder != nil || !options.isEmpty else { return nil }
        self.options = options
        let temporary = folder == nil ? TemporaryReport() : nil
        self.temporary = temporary
        let path = folder ?? temporary?.path ?? ""
        writer = try GoldenReportWriter(folder: path, header: header, paths: paths) { Output.waiting(for: path) }
    }

    /// Takes a result; results come in the order of the run.
    mutating func add(_ result: VerifiedCase) throws { try writer.add(result) }

    /// Ends the report and writes the files made from it.
    func finish(_ summary: GoldenSummary) throws {
        // Nobody else may write in the folder before all is made.
        try withExtendedLifetime((temporary, writer)) {
            try options.write(writer.finish(findings: summary.findings, undecided: summary.undecided))
        }
    }
}

/// A folder for a report that isn't kept; it goes with the report, also where the run fails.
private final class TemporaryReport {
    let path = NSTemporaryDirectory() + "mizan-report-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
