import ArgumentParser
import MizanScenes

/// `mizan scene`: what scene files are, and whether they are right.
struct SceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Print the JSON Schema of scene files.",
        subcommands: [Schema.self])

    /// `mizan scene schema`
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the JSON Schema (draft 2020-12) of scene files.")

        @Option(
            name: .shortAndLong,
            help: ArgumentHelp("The file to write; else standard output.", valueName: "file"))
        var output = "-"

        func run() throws { try Output.write(Scene.jsonSchema, to: output) }
    }
}
