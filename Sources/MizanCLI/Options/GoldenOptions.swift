import ArgumentParser
import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanGoldens
import MizanScenes

/// Where goldens are, and which of them a command is about.
struct GoldenOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Scenes by name or pattern, such as Forecast; else all of the set.", valueName: "scene"))
    var scenes: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder with goldens.json; else Goldens, here or in the nearest folder above that has it.",
            valueName: "folder"))
    var goldens: String?

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
    func folder() throws -> String { try goldens ?? Self.nearestFolder() }

    /// The nearest folder with a plan: here, or in a folder above.
    static func nearestFolder() throws -> String {
        if let folder = folder(from: "") { return folder }
        throw DiagnosticError(
            Diagnostic(
                rule: "file-missing", file: "Goldens/goldens.json",
                message: "there is no such file here, nor in a folder above",
                fix: "write one, or name its folder by --goldens"))
    }

    /// The folder with a plan that is nearest above a place: `Goldens` in it, or the folder itself.
    ///
    /// - Parameter start: Empty for here, else a folder with a `/` at its end.
    static func folder(from start: String) -> String? {
        var prefix = start
        // As many folders as a path may have.
        for _ in 0..<256 {
            if access(prefix + "Goldens/goldens.json", F_OK) == 0 { return prefix + "Goldens" }
            if access(prefix + "goldens.json", F_OK) == 0 { return prefix.isEmpty ? "." : String(prefix.dropLast()) }
            var (here, root) = (stat(), stat())
            guard stat(prefix.isEmpty ? "." : prefix, &here) == 0, stat("/", &root) == 0,
                (here.st_dev, here.st_ino) != (root.st_dev, root.st_ino)
            else { return nil }
            prefix += "../"
        }
        return nil
    }

    /// The run over the default set, or else the first: one that knows what is planned in all sets.
    func wholeRun() throws -> GoldenRun {
        let folder = try folder()
        let plan = try GoldenPlan(file: SourceFile.read((folder as NSString).appendingPathComponent("goldens.json")))
        var run = try GoldenRun(
            plan: plan, set: plan.defaultSet ?? plan.sets.first?.name, folder: folder,
            fonts: ShippedFonts.collection(folder: fonts ?? plan.fontFolder(in: folder)))
        run.planned = try plan.sets.flatMap { try plan.cases(of: $0.selection, in: folder) }
        return run
    }

    /// The run over what is asked for.
    func run() throws -> GoldenRun { try runs().part }

    /// The run over what is asked for, before it was divided and the part that is asked for.
    func runs() throws -> (whole: GoldenRun, part: GoldenRun, shard: GoldenReport.Header.Shard?) {
        let folder = try folder()
        let planPath = (folder as NSString).appendingPathComponent("goldens.json")
        let plan = try GoldenPlan(file: SourceFile.read(planPath))
        var run = try GoldenRun(
            plan: plan, set: set, folder: folder,
            fonts: ShippedFonts.collection(folder: fonts ?? plan.fontFolder(in: folder)))
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
