import ArgumentParser
import Foundation
import MizanBase
import MizanGoldens
import MizanScenes

/// Which goldens a command is about.
struct GoldenOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Scenes by name or pattern, such as Forecast; else all of the set.", valueName: "scene"))
    var scenes: [String] = []

    @OptionGroup var place: GoldenFolderOptions

    @Option(name: .long, help: ArgumentHelp("A set of goldens.json; else its default.", valueName: "name"))
    var set: String?

    @OptionGroup(title: "Options that narrow the set")
    var variants: VariantOptions

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
            "Only what files are part of that differ from a revision of git: scenes, what they read, goldens, goldens.json.",
            valueName: "revision"))
    var changedSince: String?

    /// The folder with the plan.
    func folder() throws -> String { try place.folder() }

    /// The run over what is asked for.
    func run() throws -> GoldenRun { try runs().part }

    /// The run over what is asked for, before it was divided and the part that is asked for.
    func runs() throws -> (whole: GoldenRun, part: GoldenRun, shard: GoldenReport.Header.Shard?) {
        let (plan, planPath, folder) = try place.plan()
        var run = try plan.run(over: set, in: folder, fonts: fonts)
        if !scenes.isEmpty, let selection = plan.selection(named: set) {
            let names = Set(try plan.scenes(of: selection, in: folder, fitting: scenes).map(\.name))
            run = run.narrowed { names.contains($0.scene) }
        }
        if !variants.isEmpty { run = try variants.narrowed(run, plan: planPath) }
        if let changedSince {
            run = try run.narrowed(toChanges: GitChanges.paths(since: changedSince, of: folder))
        }
        guard let shard else { return (run, run, nil) }
        let numbers = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else {
            throw DiagnosticError(
                call: "--shard \(Diagnostic.quote(shard)) is no part of a run", fix: "write one such as 3/8")
        }
        return (run, try run.shard(number, of: count), GoldenReport.Header.Shard(number: number, of: count))
    }
}
