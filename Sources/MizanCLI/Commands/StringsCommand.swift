import ArgumentParser

/// `mizan strings`: shows the content and the texts of tables of strings, checks them, and takes the strings of sources into
/// them.
struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Look at tables of strings, check them, and keep them up to date.",
        subcommands: [
            StringsListCommand.self, StringsShowCommand.self, StringsLintCommand.self, StringsExtractCommand.self,
        ])
}
