import ArgumentParser

/// `mizan strings`: what tables of strings hold and show.
struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Look at tables of strings.",
        subcommands: [StringsListCommand.self, StringsShowCommand.self])
}
