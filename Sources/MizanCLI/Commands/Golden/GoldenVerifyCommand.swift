import ArgumentParser
import Foundation
import MizanReports
import MizanBase
import MizanGoldens

/// `mizan golden verify`
struct GoldenVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Lay every golden out again and say in words what has changed.")

    @OptionGroup var options: GoldenOptions
    @OptionGroup(title: "Options that narrow the set") var variants: VariantOptions
    @OptionGroup(title: "How it works") var runOptions: GoldenRunOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write a report with a page that opens from the disk: pictures, differences, marks to accept.",
            valueName: "folder"))
    var report: String?

    @OptionGroup(title: "For a CI system") var reportOptions: GoldenReportOptions

    @Flag(
        name: .long,
        help: "Fail where goldens are of other versions of libraries and fonts, also where nothing else differs.")
    var exactVersions = false

    @Flag(
        name: .long,
        help: "Audit the scenes too, in the variants of the run: what a reader would see as broken is a difference.")
    var audit = false

    @Flag(name: .long, help: "Print the findings as JSON.")
    var json = false

    func run() throws {
        var (_, whole, run, shard) = try options.runs(variants)
        if exactVersions { run.exactVersions = true }
        let paths = ProjectPaths(goldens: run.folder)
        try reportOptions.check(others: json ? ["--json"] : [], report: report, goldens: paths)
        var reporter = try GoldenReporter(
            folder: report, options: reportOptions,
            header: GoldenReport.Header(
                versions: GoldenReport.Header.currentVersions, goldens: paths.goldens,
                set: run.sets.joined(separator: ", "),
                cases: whole.cases, shard: shard), paths: paths)
        var audits = GoldenAudit()
        if audit { try audits.add(run) }
        var progress = GoldenProgress(count: run.cases.count)
        var findings = GoldenFindings(folder: run.folder)
        // A report that is joined with others is made annotations of later.
        let how = try runOptions.options(
            folder: run.folder, drawsDifferences: report != nil,
            locatesDifferences: report != nil || reportOptions.github)
        let summary = try run.verify(how) { result in
            let result = audits.adding(to: result)
            progress.show(result.outcome.name, isFailed: result.outcome.status != .passed)
            findings.add(result.outcome)
            try reporter?.add(result)
        }
        progress.end()
        try reporter?.finish(summary)
        let engine = summary.engineFinding(in: run.folder).map { [$0] } ?? []
        let diagnostics = engine + findings.diagnostics + summary.findings
        func print(_ words: String) throws {
            if json || reportOptions.usesStandardOutput {
                Output.error(block: words)
            } else {
                try Output.print(block: words)
            }
        }
        if json {
            try Output.bytes(
                (engine + findings.failures + findings.diagnostics + summary.findings).json {
                    summary.writeCounts(to: &$0)
                })
        } else if !diagnostics.isEmpty {
            try print(diagnostics.groupingUnusedGoldens.report)
        }
        var words = summary.tolerated.map { "\($0.name): tolerated: \($0.pixels.text)" }
        words.append(([summary.text] + GoldenAdvice.command.sentences(summary)).joined(separator: "; "))
        if audit { words.append(audits.summary) }
        if !run.setsLeftOut.isEmpty {
            words.append(
                "not verified: \(run.setsLeftOut.joined(separator: ", ")); --set takes other sets than "
                    + "\(run.sets.joined(separator: ", ")), --all-sets every one")
        }
        if let report { words.append("report: \(report)/index.html") }
        try print(words.map { $0.writingOutInvisibles() }.joined(separator: "\n"))
        guard findings.failures.isEmpty || json else { throw DiagnosticError(findings.failures) }
        if !summary.isPassed || audits.hasErrors { throw Differences(exitCode: findings.failures.isEmpty ? 1 : 2) }
    }
}
