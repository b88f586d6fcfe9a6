import ArgumentParser
import Foundation
import MizanBase
import MizanGoldens

/// `mizan golden verify`
struct GoldenVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Lay every golden out again and say in words what has changed.")

    @OptionGroup var options: GoldenOptions
    @OptionGroup(title: "How it works") var runOptions: GoldenRunOptions

    @Flag(name: .long, help: "Print the findings as JSON.")
    var json = false

    func run() throws {
        let run = try options.run()
        var progress = GoldenProgress(count: run.cases.count)
        var findings = GoldenFindings(folder: run.folder)
        let summary = try run.verify(runOptions.options(folder: run.folder)) { result in
            progress.show(result.outcome.name, isFailed: result.outcome.status != .passed)
            findings.add(result.outcome)
        }
        progress.end()
        let diagnostics = findings.diagnostics + summary.findings
        if json {
            try Output.bytes((findings.failures + diagnostics).json)
        } else if !diagnostics.isEmpty {
            try Output.print(diagnostics.report)
        }
        var words = summary.tolerated.map { "\($0.name): tolerated: \($0.pixels.text)" }
        words.append(
            summary.text
                + (summary.isRecordable ? "; when the change is meant, run “mizan golden record”" : ""))
        if json { Output.error(words.joined(separator: "\n")) } else { try Output.print(words.joined(separator: "\n")) }
        guard findings.failures.isEmpty || json else { throw DiagnosticError(findings.failures) }
        if !summary.isPassed { throw Differences(exitCode: findings.failures.isEmpty ? 1 : 2) }
    }
}

extension GoldenSummary {
    /// Whether recording would change something.
    var isRecordable: Bool {
        [.differs, .pictureOnly, .versionsDiffer, .missing].contains { (status: GoldenOutcome.Status) in
            count(status) > 0
        }
    }
}

/// What a run found, with what is the same in several variants said once.
struct GoldenFindings {
    let folder: String
    private var changes: [(name: String, changes: [TreeChange])] = []
    private var others: [(diagnostic: Diagnostic, names: [String])] = []
    private var places: [String: Int] = [:]
    private var variants: [String: String] = [:]
    /// What is wrong with scenes that can't be laid out.
    private(set) var failures: [Diagnostic] = []

    init(folder: String) { self.folder = folder }

    mutating func add(_ outcome: GoldenOutcome) {
        guard outcome.status != .failed else {
            for diagnostic in outcome.diagnostics {
                let same = failures.firstIndex { known in
                    (known.rule, known.place, known.file, known.message)
                        == (diagnostic.rule, diagnostic.place, diagnostic.file, diagnostic.message)
                }
                if let same { failures[same].variants += diagnostic.variants } else { failures.append(diagnostic) }
            }
            return
        }
        if outcome.status != .passed { variants[outcome.name] = outcome.case.variant.name }
        if !outcome.changes.isEmpty { changes.append((outcome.name, outcome.changes)) }
        for diagnostic in outcome.diagnostics {
            let key = "\(diagnostic.rule)\u{1}\(diagnostic.message)"
            if let place = places[key] {
                others[place].names.append(outcome.name)
            } else {
                places[key] = others.count
                others.append((diagnostic, [outcome.name]))
            }
        }
    }

    /// Changes of trees by what they are, then everything else; each at the first golden that has it.
    var diagnostics: [Diagnostic] {
        func file(_ name: String) -> String { (folder as NSString).appendingPathComponent(name + ".tree") }
        return ChangeGroup.grouped(changes).map { group in
            Diagnostic(
                rule: group.change.rule, file: group.cases.first.map(file),
                nodePath: group.change.path.isEmpty ? nil : group.change.path,
                variants: group.cases.compactMap { variants[$0] }, message: group.text)
        }
            + others.map { other in
                var diagnostic = other.diagnostic
                diagnostic.variants = other.names.compactMap { variants[$0] }
                if other.names.count > 1 { diagnostic.message += " (the same in \(other.names.count) variants)" }
                return diagnostic
            }
    }
}
