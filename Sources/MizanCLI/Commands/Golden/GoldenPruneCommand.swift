import ArgumentParser
import MizanBase
import MizanGoldens

/// `mizan golden prune`
struct GoldenPruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Remove goldens that no variant of any set uses.",
        discussion: "Only files that mizan wrote are removed: trees, and the pictures beside them.")

    @OptionGroup var place: GoldenFolderOptions

    @Flag(name: .long, help: "Only print what would be removed.")
    var dryRun = false

    @Flag(name: .long, help: "Remove in a CI job too (where CI is set).")
    var allowCI = false

    func run() throws {
        if !dryRun {
            try GoldenWriter.checkIsAllowed(environment: CommandEnvironment.variables, allowsCI: allowCI)
        }
        // The default set or not: what is used is known from all sets.
        let run = try place.wholeRun()
        let files = try run.prune(isDryRun: dryRun) { Output.waiting(for: run.folder) }
        for file in files { try Output.print("\(dryRun ? "would remove" : "removed") \(file)") }
        for file in run.foreign() { try Output.print("left \(run.folder)/\(file): it is no golden that mizan wrote") }
        try Output.print("\(files.count) unused \(files.count == 1 ? "golden" : "goldens")")
    }
}
