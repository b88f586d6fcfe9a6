import ArgumentParser
import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanGoldens
import MizanScenes

/// `mizan golden`: records and verifies goldens.
struct GoldenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Record render trees, and verify that they have not changed.",
        subcommands: [Record.self, Verify.self])

    /// What a golden run is made of.
    struct Options: ParsableArguments {
        @Argument(
            help: ArgumentHelp("Scenes by name or pattern, such as Forecast; else all of the set.", valueName: "scene"))
        var scenes: [String] = []

        @Option(name: .long, help: ArgumentHelp("The goldens' folder, with its goldens.json.", valueName: "folder"))
        var goldens = "Goldens"

        @Option(name: .long, help: ArgumentHelp("A set of goldens.json; else its default.", valueName: "name"))
        var set: String?

        @OptionGroup var variants: VariantOptions

        @Option(name: .long, help: ArgumentHelp("A folder of fonts instead of the plan's.", valueName: "folder"))
        var fonts: String?

        func run() throws -> GoldenRun {
            let planPath = (goldens as NSString).appendingPathComponent("goldens.json")
            let plan = try GoldenPlan(file: SourceFile.read(planPath))
            guard let selection = plan.selection(named: set) else {
                throw ValidationError(
                    "\(planPath) has no set “\(set ?? "default")”: use \(plan.sets.map(\.name).joined(separator: ", "))."
                )
            }
            func inPlan(_ path: String) -> String { (goldens as NSString).appendingPathComponent(path) }
            let files = try SceneFile.all(in: inPlan(plan.scenes)).filter { file in
                selection.scenes.contains { file.matches($0) }
                    && (scenes.isEmpty || scenes.contains { file.matches($0) })
            }
            guard !files.isEmpty else {
                throw ValidationError("No scene of \(inPlan(plan.scenes)) fits \(scenes.joined(separator: ", ")).")
            }
            let asked = variants.isEmpty ? selection.variants : try variants.variants(sourceLanguage: .english)
            let cases = files.flatMap { file in
                asked.map { variant in
                    GoldenRun.Case(scene: file, variant: variant, hasPicture: selection.hasPicture(variant))
                }
            }
            return GoldenRun(
                folder: goldens, cases: cases,
                fonts: try ShippedFonts.collection(folder: fonts ?? plan.fonts.map(inPlan)),
                isWhole: scenes.isEmpty && variants.isEmpty && (set == nil || set == plan.defaultSet))
        }
    }

    /// `mizan golden record`
    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the goldens that are missing or changed. Look at them before you commit them.")

        @OptionGroup var options: Options

        func run() throws {
            let run = try options.run()
            let recording = try run.record { number, item in
                Output.progress("\(number) of \(run.cases.count): \(item.name)")
            }
            Output.progress("")
            for file in recording.written { try Output.print("wrote \(file)") }
            try Output.print("\(recording.written.count) written, \(recording.unchanged) unchanged")
        }
    }

    /// `mizan golden verify`
    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Lay every golden out again and say in words what has changed.")

        @OptionGroup var options: Options

        @Flag(name: .long, help: "Print the findings as JSON.")
        var json = false

        func run() throws {
            let run = try options.run()
            let verification = try run.verify { number, item in
                Output.progress("\(number) of \(run.cases.count): \(item.name)")
            }
            Output.progress("")
            if json {
                try Output.bytes(verification.findings.json)
            } else if !verification.findings.isEmpty {
                try Output.print(verification.findings.report)
            }
            let summary =
                "\(verification.checked) variants checked, \(verification.pictures) with a picture: "
                + (verification.findings.isEmpty
                    ? "all as recorded"
                    : "\(verification.differing.count) differ; when the change is meant, run “mizan golden record”")
            if json { Output.error(summary) } else { try Output.print(summary) }
            if !verification.findings.isEmpty { throw Differences() }
        }
    }
}
