import ArgumentParser

/// The tool of those who work on the engine: compares it with test files of Unicode, CLDR and other engines. `mizan` doesn't have it.
struct ConformanceTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ConformanceTool", abstract: "Compares the engine with test files of others.",
        subcommands: [CheckCommand.self, TextCommand.self], defaultSubcommand: CheckCommand.self)
}
