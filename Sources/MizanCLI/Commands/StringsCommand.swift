import ArgumentParser

/// `mizan strings`: shows the content and the texts of tables of strings, and takes them to translators and back.
struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Look at tables of strings, and take them to translators and back.",
        subcommands: [
            StringsListCommand.self,
            StringsShowCommand.self,
            StringsExportCommand.self,
            StringsImportCommand.self,
            StringsCompileCommand.self,
            StringsFormatCommand.self,
            StringsMergeCommand.self,
        ])
}
