import ArgumentParser
import Foundation
import MizanBase
import MizanReports
import MizanGoldens
import MizanScenes

/// The options that choose the goldens of a command. `VariantOptions` stands beside it in a command: a debug build checks
/// the content of a group five times for each group around it.
struct GoldenOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Scenes by name or pattern, such as Forecast; else all of the set.", valueName: "scene"))
    var scenes: [String] = []

    @OptionGroup var place: GoldenFolderOptions

    @Option(
        name: .long,
        help: ArgumentHelp("A set of goldens.json; else its default; may be repeated.", valueName: "name"))
    var set: [String] = []

    @Flag(name: .long, help: "All sets of goldens.json, each variant once.")
    var allSets = false

    @Option(name: .long, help: ArgumentHelp("A folder of fonts instead of the plan's.", valueName: "folder"))
    var fonts: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "One part of several that take about as long, such as 3/8: for as many machines.", valueName: "number/count"
        ))
    var shard: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only what files are part of that changed since the branch left a revision of git: scenes, what they read, goldens, goldens.json.",
            valueName: "revision"))
    var changedSince: String?

    func validate() throws {
        if allSets, !set.isEmpty { throw ValidationError("--all-sets takes every set: leave --set out") }
    }

    /// The folder with the plan.
    func folder() throws -> String { try place.folder() }

    /// The plan, the chosen run before it was divided, and the chosen part.
    func runs(_ variants: VariantOptions) throws -> (
        plan: GoldenPlan, whole: GoldenRun, part: GoldenRun, shard: GoldenReport.Header.Shard?
    ) {
        let (plan, planPath, folder) = try place.plan()
        let sets: GoldenPlan.SetChoice = allSets ? .all : set.isEmpty ? .standard : .named(set)
        var run = try plan.run(over: sets, in: folder, fonts: fonts)
        if !scenes.isEmpty {
            let selections = try plan.sets(sets, in: folder).map(\.selection)
            let names = Set(try plan.scenes(of: selections, in: folder, fitting: scenes).map(\.name))
            run = run.narrowed { names.contains($0.scene) }
        }
        if !variants.isEmpty { run = try variants.narrowed(run, plan: planPath) }
        if let changedSince {
            run = try run.narrowed(
                toChanges: GitChanges(since: changedSince, of: folder, option: "--changed-since").paths)
        }
        guard let shard else { return (plan, run, run, nil) }
        let numbers = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else {
            throw DiagnosticError(
                call: "--shard \(Diagnostic.quote(shard)) is no part of a run", fix: "write one such as 3/8")
        }
        return (
            plan, run, try run.shard(number, of: count), GoldenReport.Header.Shard(number: number, of: count)
        )
    }
}

extension GoldenRun {
    /// Reports entries of the plan that fit no variant on standard error: commands that compare nothing don't fail for
    /// them.
    func warnOfPlan() {
        for var finding in planFindings {
            finding.severity = .warning
            Output.error(finding.description)
        }
    }
}
