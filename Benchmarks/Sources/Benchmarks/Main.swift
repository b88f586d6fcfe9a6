import Glibc
import LivingTrees
import MizanFonts
import MizanText

/// `Benchmarks [--check] [--seconds N] [--only CORPUS] [--work WORK]`: prints the table, or whether the floor does the same work.
/// `--goldens`: golden runs over `Examples/Matrix`, `--rounds N` of them. `--throughput`: what two threads reach over one. `--layout`: the table of layouts; `--only SCREEN` for those whose name begins so. `--living`: whole ways to the tree beside other programs, and sessions. `--strings`: the table of localized strings instead. `--carets`: carets from points and places of carets. `--focus`: moves of the focus. `--stacks`: what the large stack of a layout costs. `--labels N`: what so many labels take in a cache.
@main
struct Main {
    static func main() throws {
        var seconds = 3.0
        var only: String?
        var work: Benchmark.Work?
        var checks = false
        var strings = false
        var layout = false
        var carets = false
        var labels: Int?
        var goldens = false
        var throughput = false
        var rounds = 3
        var living = false
        var trees = false
        var parent: String?
        var yoga: String?
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            switch argument {
            case "--check": checks = true
            case "--strings": strings = true
            case "--layout": layout = true
            case "--carets": carets = true
            case "--focus": return print(FocusBenchmark(seconds: seconds))
            case "--stacks":
                return print(try StackBenchmark(fonts: try ShippedFonts.collection(), seconds: seconds))
            case "--goldens": goldens = true
            case "--throughput": throughput = true
            case "--living": living = true
            case "--trees": trees = true
            case "--parent": parent = arguments.popFirst()
            case "--yoga": yoga = arguments.popFirst()
            case "--rounds": rounds = arguments.popFirst().flatMap(Int.init) ?? rounds
            case "--labels": labels = arguments.popFirst().flatMap(Int.init)
            case "--seconds": seconds = arguments.popFirst().flatMap(Double.init) ?? seconds
            case "--only": only = arguments.popFirst()
            case "--work": work = arguments.popFirst().flatMap(Benchmark.Work.init)
            default: throw BenchmarkError(message: "unknown argument \(argument)")
            }
        }
        if strings {
            var benchmark = try StringBenchmark()
            benchmark.run(seconds: seconds)
            return print(benchmark)
        }
        if trees { return try LargeThread.run { [seconds, only] in try showTrees(seconds: seconds, only: only) } }
        if living {
            if checks { return print(try LargeThread.run(TreeCheck.lines).joined(separator: "\n")) }
            let programs = try TreePrograms(parent: parent, yoga: yoga)
            print(TreeTable(results: try programs.run(rounds: rounds, seconds: seconds, only: only ?? "")))
            return try LargeThread.run { [seconds, only] in
                let benchmark = try SessionBenchmark(seconds: seconds)
                let memory = only == nil ? try benchmark.memory() : []
                print("\n\(SessionTable(results: try benchmark.run(only: only ?? ""), memory: memory))")
            }
        }
        let fontFolder = try ShippedFonts.folder()
        let fonts = try ShippedFonts.collection()
        if layout { return try layOut(seconds: seconds, only: only, checks: checks, fonts: fonts) }
        if goldens {
            let benchmark = try GoldenBenchmark(folder: matrix, fonts: fonts)
            print("\(benchmark.count) variants")
            return print(GoldenTable(results: try benchmark.run(rounds: rounds)))
        }
        if throughput {
            let benchmark = try ThroughputBenchmark(examples: folder + "/../Examples", fonts: fonts)
            let works = ThroughputBenchmark.Work.allCases
            return print(ThroughputTable(results: try works.map { ($0, try benchmark.run($0, rounds: rounds)) }))
        }
        if carets {
            let prose = try Corpus.all(in: corpora).filter { $0.name != "labels" && (only == nil || $0.name == only) }
            return print(CaretBenchmark(prose, fonts: fonts, seconds: seconds))
        }
        if let labels { return print(try LabelRun(folder: corpora, count: labels, fonts: fonts).run()) }
        var results: [Benchmark.Result] = []
        for corpus in try Corpus.all(in: corpora) where only == nil || corpus.name == only {
            let benchmark = try Benchmark(corpus, fonts: fonts, folder: fontFolder)
            if checks {
                print(benchmark.comparison())
            } else {
                results.append(benchmark.run(seconds: seconds, only: work))
            }
        }
        if !checks { print(Report(results: results)) }
    }

    private static func layOut(seconds: Double, only: String?, checks: Bool, fonts: FontCollection) throws {
        let result = try LargeThread.run {
            let benchmark = LayoutBenchmark(fonts: fonts)
            let workloads = LayoutWorkload.all.filter { $0.name.hasPrefix(only ?? "") }
            if checks { return try workloads.map(benchmark.comparison).joined(separator: "\n") }
            return LayoutReport(results: try workloads.map { try benchmark.run($0, seconds: seconds) }).description
        }
        print(result)
    }

    /// A side of ``TreePrograms``: a line for each screen.
    private static func showTrees(seconds: Double, only: String?) throws {
        try TreeBenchmark(seconds: seconds).run(only: only ?? "") { print($0) }
    }

    /// The corpora's folder in this checkout.
    private static var corpora: String { folder + "/Corpora" }

    /// The folder of the plan with a thousand variants.
    private static var matrix: String { folder + "/../Examples/Matrix/Goldens" }

    /// The folder of the benchmarks in this checkout.
    private static var folder: String {
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    }
}
