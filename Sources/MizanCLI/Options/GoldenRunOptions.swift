import ArgumentParser
import Foundation
import MizanBase
import MizanGoldens

/// How a golden run works; what it finds doesn't depend on it.
struct GoldenRunOptions: ParsableArguments {
    @Option(
        name: .long, help: ArgumentHelp("How many threads work; else as many as there are cores.", valueName: "number"))
    var jobs: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where results are kept for the next run; else .mizan beside the goldens' folder.", valueName: "folder"))
    var cache: String?

    @Option(name: .long, help: ArgumentHelp("How much is kept at most, in megabytes.", valueName: "number"))
    var cacheSize = GoldenStore.defaultLimit >> 20

    @Flag(name: .long, help: "Lay everything out, also what a kept result tells.")
    var noCache = false

    func validate() throws {
        if let jobs, !(1...1_024).contains(jobs) { throw ValidationError("--jobs \(jobs) is not between 1 and 1024") }
        guard (0...1 << 20).contains(cacheSize) else {
            throw ValidationError("--cache-size \(cacheSize) is not between 0 and \(1 << 20)")
        }
    }

    /// The options of a run over a folder of goldens.
    func options(folder: String) throws -> GoldenRun.Options {
        GoldenRun.Options(
            jobs: jobs, store: try store(folder: folder), usesKeptResults: !noCache,
            onWait: { Output.waiting(for: folder) })
    }

    /// What is kept of runs. Where nobody asked for a folder, one that can't be written is no error: nothing is kept then.
    private func store(folder: String) throws -> GoldenStore? {
        if let cache { return try GoldenStore(folder: cache, limit: cacheSize << 20) }
        let goldens = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        return try? GoldenStore(
            folder: goldens.deletingLastPathComponent().appendingPathComponent(".mizan").path, limit: cacheSize << 20)
    }
}
