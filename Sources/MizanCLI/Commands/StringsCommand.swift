import ArgumentParser

/// `mizan strings`: shows the content and the texts of tables of strings.
struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Look at tables of strings.",
        subcommands: [StringsListCommand.self, StringsShowCommand.self])
}
