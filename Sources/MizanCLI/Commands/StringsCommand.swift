import ArgumentParser

/// `mizan strings`: shows the content and the texts of tables of strings, keeps them up to date, checks them, and takes them to
/// translators and back.
struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings",
        abstract: "Look at tables of strings, keep them up to date, and take them to translators and back.",
        subcommands: [
            StringsListCommand.self, StringsShowCommand.self, StringsExtractCommand.self, StringsLintCommand.self,
            StringsExportCommand.self, StringsImportCommand.self, StringsSetCommand.self, StringsCompileCommand.self,
            StringsFormatCommand.self,
            StringsMergeCommand.self,
        ])
}
