import ArgumentParser

/// `mizan strings`: shows the content and the texts of tables of strings, and checks them.
struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Look at tables of strings, and find what is wrong with them.",
        subcommands: [StringsLintCommand.self, StringsListCommand.self, StringsShowCommand.self])
}
