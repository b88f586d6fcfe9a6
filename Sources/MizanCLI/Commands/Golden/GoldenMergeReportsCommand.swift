import ArgumentParser
import MizanBase
import MizanReports
import MizanGoldens

/// `mizan golden merge-reports`
struct GoldenMergeReportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-reports",
        abstract: "Join the reports of all shards of a run into the report of the whole.")

    @Argument(help: ArgumentHelp("The shards' report folders.", valueName: "report"))
    var reports: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder of the whole report.", valueName: "folder"))
    var output: String

    @OptionGroup var options: GoldenReportOptions

    func run() throws {
        try options.check(report: output, goldens: nil)
        let report = try GoldenReport.merge(reports, into: output) { Output.waiting(for: output) }
        try options.write(report)
        let summary = try report.summary()
        let engine = summary.engineFinding(in: report.header.goldens).map { [$0.description] } ?? []
        for words in engine + [summary.text] {
            if options.usesStandardOutput { Output.error(words) } else { try Output.print(words) }
        }
        if !summary.isPassed { throw Differences() }
    }
}
