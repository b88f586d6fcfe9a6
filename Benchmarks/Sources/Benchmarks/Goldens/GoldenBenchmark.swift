import Foundation
import MizanDocument
import MizanReports
import MizanGoldens
import MizanScenes
import MizanText

/// Records and verifies the thousand variants of `Examples/Matrix`, beside the layouts alone.
struct GoldenBenchmark {
    /// One piece of work and what it took.
    struct Result {
        let name: String
        /// How many threads worked.
        let threads: Int
        /// Seconds by the clock on the wall.
        var seconds: Double
        /// Seconds of processor time, of all threads.
        var processorSeconds: Double
        /// The most that was resident, in bytes, with what was there before.
        var peak: Int
    }

    private let fonts: FontCollection
    private let files: [SceneFile]
    private let cases: [GoldenCase]

    /// - Parameter folder: The folder with `goldens.json`.
    init(folder: String, fonts: FontCollection) throws {
        self.fonts = fonts
        let plan = try GoldenPlan(file: SourceFile.read(folder + "/goldens.json"))
        guard let selection = plan.selection(named: nil) else {
            throw BenchmarkError(message: "\(folder) has no default set")
        }
        files = try plan.scenes(of: selection, in: folder)
        cases = try selection.cases(of: files.map(\.name))
    }

    var count: Int { cases.count }

    /// The works in turn, round after round; of each the least time counts and the most memory.
    func run(rounds: Int) throws -> [Result] {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("mizan-" + UUID().uuidString)
        // At the end only: some file systems are slow to make files where others have just been removed.
        defer { try? FileManager.default.removeItem(at: folder) }
        var results: [Result] = []
        for number in 0..<max(rounds, 1) {
            let round = try round(in: folder.appendingPathComponent(String(number)))
            guard !results.isEmpty else {
                results = round
                continue
            }
            for (index, result) in round.enumerated() {
                results[index].seconds = min(results[index].seconds, result.seconds)
                results[index].processorSeconds = min(results[index].processorSeconds, result.processorSeconds)
                results[index].peak = max(results[index].peak, result.peak)
            }
        }
        return results
    }

    private func round(in folder: URL) throws -> [Result] {
        let goldens = folder.appendingPathComponent("Goldens").path
        try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let run = GoldenRun(
            folder: goldens, cases: cases, scenes: files.map(GoldenScene.init), fonts: fonts, pictures: .png)
        let store = try GoldenStore(folder: folder.appendingPathComponent("store").path)
        func verify(_ options: GoldenRun.Options, kept: Int = 0) throws {
            let summary = try run.verify(options)
            guard summary.isPassed, summary.checked == cases.count, summary.kept == kept else {
                throw BenchmarkError(message: "not all as recorded: \(summary.text)")
            }
        }
        return [
            try measure("layouts alone", threads: 1) { try layOut() },
            try measure("record", threads: cores) { _ = try run.record() },
            try measure("verify, 1 thread", threads: 1) { try verify(GoldenRun.Options(jobs: 1)) },
            try measure("verify", threads: cores) { try verify(GoldenRun.Options()) },
            try measure("verify, results kept for the next run", threads: cores) {
                try verify(GoldenRun.Options(store: store))
            },
            try measure("verify, nothing changed since", threads: cores) {
                try verify(GoldenRun.Options(store: store), kept: cases.count)
            },
        ]
    }

    /// Every tree, one after the other; each scene is read once.
    private func layOut() throws {
        let scenes = Dictionary(
            uniqueKeysWithValues: try files.map { ($0.name, try Scene(path: $0.path)) })
        for item in cases { _ = try scenes[item.scene]?.renderTree(item.variant, path: item.scene, fonts: fonts) }
    }

    private func measure(_ name: String, threads: Int, _ body: () throws -> Void) throws -> Result {
        ProcessMemory.resetPeak()
        let clock = ContinuousClock()
        let (start, processor) = (clock.now, Self.processorSeconds)
        try body()
        let time = (clock.now - start).components
        return Result(
            name: name, threads: threads, seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18,
            processorSeconds: Self.processorSeconds - processor, peak: ProcessMemory.peak)
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
