import Foundation
import LivingTrees

/// The same screens in several programs: this one, one of another commit, and one of another engine.
///
/// They run in turn, round after round, each in a process of its own; the least of all rounds counts.
struct TreePrograms {
    enum Side: CaseIterable {
        case own
        case parent
        case yoga
    }

    /// What a screen came to on each side.
    struct Result {
        var whole: [Side: TreeMeasurement] = [:]
        var tenth: [Side: TreeMeasurement] = [:]
    }

    /// A program with the arguments before the common ones.
    private let commands: [(side: Side, path: String, arguments: [String])]

    /// - Parameters:
    ///   - parent: The program `living-trees` of another commit.
    ///   - yoga: The program that `Scripts/yoga-bench` builds.
    init(parent: String?, yoga: String?) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        commands =
            [(.own, own, ["--trees"])]
            + [(.parent, parent), (.yoga, yoga)].compactMap { side, path in path.map { (side, $0, []) } }
    }

    /// The screens whose name begins so, in their order.
    func run(rounds: Int, seconds: Double, only prefix: String) throws -> [(name: String, result: Result)] {
        var results: [String: Result] = [:]
        for _ in 0..<rounds {
            for command in commands {
                let lines = try output(
                    of: command.path, command.arguments + ["--seconds", "\(seconds)", "--only", prefix])
                for measurement in lines.compactMap({ TreeMeasurement(line: $0) }) {
                    let place: WritableKeyPath<Result, [Side: TreeMeasurement]> =
                        measurement.isWhole ? \.whole : \.tenth
                    let former = results[measurement.screen]?[keyPath: place][command.side]
                    if let former, former.nanoseconds <= measurement.nanoseconds { continue }
                    results[measurement.screen, default: Result()][keyPath: place][command.side] = measurement
                }
            }
        }
        return TreeScreen.all.compactMap { screen in results[screen.name].map { (screen.name, $0) } }
    }

    private func output(of path: String, _ arguments: [String]) throws -> [Substring] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchmarkError(message: "\(path) ends with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
}
