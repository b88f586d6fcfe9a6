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

        @OptionGroup(title: "Options that narrow the set, or lay its scenes out in other variants")
        var variants: VariantOptions

        @Option(name: .long, help: ArgumentHelp("A folder of fonts instead of the plan's.", valueName: "folder"))
        var fonts: String?

        func run() throws -> GoldenRun {
            let planPath = (goldens as NSString).appendingPathComponent("goldens.json")
            let plan = try GoldenPlan(file: SourceFile.read(planPath))
            guard let selection = plan.selection(named: set) else { throw plan.unknownSet(set, folder: goldens) }
            let fonts = try ShippedFonts.collection(folder: fonts ?? plan.fontFolder(in: goldens))
            if scenes.isEmpty && variants.isEmpty {
                return try GoldenRun(plan: plan, set: set, folder: goldens, fonts: fonts)
            }
            let asked = try variants.narrowed(selection)
            guard !asked.isEmpty else {
                throw DiagnosticError(
                    call: "the set leaves out every variant that is asked for",
                    fix: "see “exclude” in \(planPath)")
            }
            let cases = try plan.scenes(of: selection, in: goldens, fitting: scenes).flatMap { file in
                asked.map { GoldenRun.Case(scene: file, variant: $0, hasPicture: selection.hasPicture($0)) }
            }
            return GoldenRun(folder: goldens, cases: cases, fonts: fonts)
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
            let summary = verification.summary
            if json { Output.error(summary) } else { try Output.print(summary) }
            if !verification.findings.isEmpty { throw Differences() }
        }
    }
}

extension GoldenRun.Verification {
    /// What was checked and what came of it, in one line.
    var summary: String {
        let checked =
            "\(checked) \(checked == 1 ? "variant" : "variants") checked"
            + (pictures == 0 ? "" : ", \(pictures) with a picture")
        guard !findings.isEmpty else { return checked + ": all as recorded" }
        let missing = findings.count { $0.rule == "golden-missing" }
        let unused = findings.count { $0.rule == "golden-unused" }
        var words: [String] = []
        if !differing.isEmpty {
            words.append("\(differing.count) \(differing.count == 1 ? "differs" : "differ")")
        }
        if missing > 0 { words.append("\(missing) missing") }
        if unused > 0 { words.append("\(unused) unused \(unused == 1 ? "golden" : "goldens")") }
        return checked + ": " + words.joined(separator: ", ")
            + (differing.isEmpty && missing == 0 ? "" : "; when the change is meant, run “mizan golden record”")
    }
}
