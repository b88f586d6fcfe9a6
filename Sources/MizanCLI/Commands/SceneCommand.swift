import ArgumentParser
import MizanReports
import MizanBase
import MizanGoldens
import MizanScenes

/// `mizan scene`: describes scene files, and checks them.
struct SceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Check scene files, and print their JSON Schema.",
        subcommands: [Check.self, Schema.self])

    /// `mizan scene check`
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Say everything that is wrong with scenes, each with its line and column.",
            discussion: """
                Checked are keys and values, the names of strings, tables, bundles, symbols and fonts, all files of the \
                scene's asset catalogs, shown or not, and the layout in each locale that is asked for; else in the language \
                of the scene's strings.
                """)

        @Argument(
            help: ArgumentHelp(
                "Scene files, or folders, of which every .scene.json below is taken; - is standard input.",
                valueName: "scene"))
        var scenes: [String]

        @OptionGroup var variantOptions: VariantOptions
        @OptionGroup var sceneOptions: SceneOptions

        @Flag(name: .long, help: "Print the findings as JSON.")
        var json = false

        func run() throws {
            let fonts = try sceneOptions.fontCollection()
            let files = try scenes.flatMap { path in try SceneFile.below(path)?.map(\.path) ?? [path] }
            var findings: [Diagnostic] = []
            // What is wrong with a catalog of several scenes is said once.
            var known: Set<Diagnostic> = []
            for (index, file) in files.enumerated() {
                if files.count > 1 { Output.progress("\(index + 1) of \(files.count): \(file)") }
                findings += try Scene.findings(
                    path: file, root: sceneOptions.root, viewDepthLimit: sceneOptions.depthLimit, fonts: fonts,
                    variants: variantOptions.variants(languages:)
                ).filter { known.insert($0).inserted }
            }
            Output.progress("")
            if json {
                try Output.bytes(findings.json())
            } else if !findings.isEmpty {
                try Output.print(block: findings.report)
            }
            let errors = findings.count { $0.severity == .error }
            let summary =
                "\(files.count) \(files.count == 1 ? "scene" : "scenes"), "
                + (errors == 0 ? "no errors" : errors == 1 ? "1 error" : "\(errors) errors")
            if json { Output.error(summary) } else { try Output.print(summary) }
            if errors > 0 { throw Differences() }
        }
    }

    /// `mizan scene schema`
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema", abstract: "Print the JSON Schema (draft 2020-12) of scene files.")

        @Option(
            name: .shortAndLong,
            help: ArgumentHelp("The file to write; else standard output.", valueName: "file"))
        var output = "-"

        func run() throws { try Output.write(Scene.jsonSchema, to: output) }
    }
}
