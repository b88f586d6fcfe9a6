import ArgumentParser
import Foundation
import MizanReports
import MizanBase
import MizanGoldens

/// `mizan golden record`
struct GoldenRecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Write the goldens that are missing or changed. Look at them before you commit them.")

    @OptionGroup var options: GoldenOptions
    @OptionGroup(title: "Options that narrow the set") var variants: VariantOptions
    @OptionGroup(title: "How it works") var runOptions: GoldenRunOptions

    @Flag(name: .long, help: "Write only those in which nothing but versions of libraries and fonts differs.")
    var versionsOnly = false

    @Flag(name: .long, help: "Write in a CI job too (where CI is set).")
    var allowCI = false

    func run() throws {
        try GoldenWriter.checkIsAllowed(environment: CommandEnvironment.variables, allowsCI: allowCI)
        let run = try options.runs(variants).part
        run.warnOfPlan()
        var progress = GoldenProgress(count: run.cases.count)
        let recording = try run.record(runOptions.options(folder: run.folder), versionsOnly: versionsOnly) { item in
            progress.show(item.name)
        }
        progress.end()
        for file in recording.written { try Output.print("wrote \(file)") }
        try Output.print("\(recording.written.count) written, \(recording.unchanged) unchanged")
        if !recording.skipped.isEmpty {
            try Output.print(
                "\(recording.skipped.count) left as they are, in which more than versions differs: "
                    + recording.skipped.prefix(3).joined(separator: ", ")
                    + (recording.skipped.count > 3 ? " and \(recording.skipped.count - 3) more" : ""))
        }
        if !recording.failed.isEmpty {
            try Output.print(
                "\(recording.failed.count) left as they are, which can't be laid out: "
                    + recording.failed.prefix(3).joined(separator: ", ")
                    + (recording.failed.count > 3 ? " and \(recording.failed.count - 3) more" : ""))
        }
        let refused = recording.refusals.flatMap(\.variants)
        if !refused.isEmpty {
            try Output.print("\(refused.count) left as they are, which are newer: \(refused.listed(atMost: 3))")
        }
        if !recording.faults.isEmpty {
            try Output.print(block: recording.faults.report)
            try Output.print("what lacks something isn't recorded: fix it, or \(GoldenAdvice.command.allow)")
        }
        let wrong = recording.failures + recording.refusals.map(\.namingVariants)
        guard wrong.isEmpty else { throw DiagnosticError(wrong) }
        if !recording.skipped.isEmpty || !recording.faults.isEmpty { throw Differences() }
    }
}

extension Diagnostic {
    /// The diagnostic with the number of its variants in its message.
    fileprivate var namingVariants: Diagnostic {
        guard variants.count > 1 else { return self }
        var diagnostic = self
        diagnostic.message += " (the same in \(variants.count) variants)"
        return diagnostic
    }
}
