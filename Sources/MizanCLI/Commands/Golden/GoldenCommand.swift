import ArgumentParser

/// `mizan golden`: records and verifies goldens.
struct GoldenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Record render trees, and verify that they have not changed.",
        discussion: """
            Goldens/goldens.json says which scenes are laid out in which variants; it is looked for here and in the folders \
            above. The exit code is 0 where all is as recorded, 1 where something differs, is missing or is nobody's, and 2 \
            where the call is wrong or a scene can't be laid out.
            """,
        subcommands: [
            GoldenListCommand.self, GoldenRecordCommand.self, GoldenVerifyCommand.self, GoldenPruneCommand.self,
            GoldenAcceptCommand.self, GoldenMergeReportsCommand.self,
        ])
}
