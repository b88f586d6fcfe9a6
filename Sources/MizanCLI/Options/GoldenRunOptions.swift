import ArgumentParser
import Foundation
import MizanBase
import MizanReports
import MizanGoldens

/// The options of a golden run; its findings don't depend on them.
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
    var cacheSize = Limits.storeBytes >> 20

    @Flag(name: .long, help: "Lay everything out, also what a kept result tells.")
    var noCache = false

    func validate() throws {
        if let jobs, !(1...1_024).contains(jobs) { throw ValidationError("--jobs \(jobs) is not between 1 and 1024") }
        guard (0...1 << 20).contains(cacheSize) else {
            throw ValidationError("--cache-size \(cacheSize) is not between 0 and \(1 << 20)")
        }
    }

    /// The options of a run over a folder of goldens.
    ///
    /// - Parameters:
    ///   - drawsDifferences: Whether variants without a picture that aren't as recorded are drawn.
    ///   - locatesDifferences: Whether it is found out where in their scenes the nodes stand that differ.
    func options(
        folder: String, drawsDifferences: Bool = false, locatesDifferences: Bool = false
    ) throws -> GoldenRun.Options {
        GoldenRun.Options(
            jobs: jobs, store: try store(folder: folder), usesKeptResults: !noCache,
            drawsDifferences: drawsDifferences, locatesDifferences: locatesDifferences,
            onWait: { Output.waiting(for: folder) })
    }

    /// The store of kept results. A default folder that can't be written is no error: nothing is kept then.
    ///
    /// A folder that came with a checkout can't be trusted: it is neither read nor written.
    private func store(folder: String) throws -> GoldenStore? {
        let goldens = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let path = cache ?? goldens.deletingLastPathComponent().appendingPathComponent(".mizan").path
        guard !Git.tracks(path) else {
            Output.error(
                Diagnostic(
                    .warning, rule: "cache-folder", file: path,
                    message: "git tracks files of this folder: what is kept in it isn't used",
                    fix: "take it out of git with “git rm -r --cached”"
                ).description)
            return nil
        }
        let key = StoreKey.user(CommandEnvironment.variables)
        if cache != nil { return try GoldenStore(folder: path, limit: cacheSize << 20, key: key) }
        return try? GoldenStore(folder: path, limit: cacheSize << 20, key: key)
    }
}
