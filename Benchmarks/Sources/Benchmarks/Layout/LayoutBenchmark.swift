import LivingTrees
import MizanBase
import MizanFonts
@_spi(Benchmarks) import MizanLayout
import MizanText

/// Measures layout: making the nodes of a view, laying them out, and a render tree from view to end, beside a C target that
/// does nothing but the negotiation of stacks. All in turn, pass after pass; the least time of each counts.
struct LayoutBenchmark {
    struct Times {
        var make = Int64.max
        var layout = Int64.max
        var tree = Int64.max
        var floor: Int64?
    }

    struct Result {
        let workload: LayoutWorkload
        /// Nanoseconds for all nodes of the screen, and of a tenth of it.
        let screen: Times
        let tenth: Times
    }

    private let environment: EnvironmentValues
    /// A pass has about so many nodes: of what is small, several are laid out, or it would be faster only for lying in a cache
    /// that is nearer.
    private static let nodesPerPass = 10_000

    init(fonts: FontCollection) {
        var environment = EnvironmentValues(localization: .empty, fonts: fonts, layoutDirection: .leftToRight)
        environment.viewDepthLimit = 11_000
        environment.textCache = TextCache(byteBudget: 1 << 26)
        self.environment = environment
    }

    func run(_ workload: LayoutWorkload, seconds: Double) throws -> Result {
        Result(
            workload: workload, screen: try run(workload.screen, seconds: seconds * 0.75),
            tenth: try run(workload.tenth, seconds: seconds * 0.25))
    }

    private func run(_ screen: LayoutWorkload.Screen, seconds: Double) throws -> Times {
        let count = max(1, Self.nodesPerPass / screen.nodeCount)
        let proposal = ProposedViewSize(screen.host)
        let floors = try screen.tree.map { tree in try (0..<count).map { _ in try CStackLayout(tree) } }
        var best = Times()
        let end = ThreadClock.now + Int64(seconds * 1e9)
        var pass = 0
        var failure: (any Error)?
        while pass < 5 || ThreadClock.now < end, failure == nil {
            pass += 1
            var prepared: [PreparedLayout] = []
            prepared.reserveCapacity(count)
            func measure(_ least: inout Int64, _ body: () throws -> Void) {
                let time = ThreadClock.measure { do { try body() } catch { failure = error } }
                least = min(least, time / Int64(count))
            }
            measure(&best.make) {
                for _ in 0..<count { prepared.append(try PreparedLayout(screen.view, environment: environment)) }
            }
            measure(&best.layout) { for index in prepared.indices { prepared[index].layOut(proposal) } }
            prepared = []
            measure(&best.tree) {
                for _ in 0..<count {
                    let tree = try screen.view.renderTree(proposal: proposal, environment: environment)
                    withExtendedLifetime(tree) {}
                }
            }
            guard let floors else { continue }
            for floor in floors { floor.forget() }
            let time = ThreadClock.measure { for floor in floors { floor.layOut(screen.host) } }
            best.floor = min(best.floor ?? .max, time / Int64(count))
        }
        if let failure { throw failure }
        return best
    }

    /// Whether the engine and the C target put every leaf into the same place.
    func comparison(_ workload: LayoutWorkload) throws -> String {
        var parts: [String] = []
        for screen in [workload.screen, workload.tenth] {
            var prepared = try PreparedLayout(screen.view, environment: environment)
            prepared.layOut(ProposedViewSize(screen.host))
            let frames = prepared.leafFrames
            guard let tree = screen.tree else {
                parts.append("\(frames.count) leaves")
                continue
            }
            let floor = try CStackLayout(tree)
            floor.layOut(screen.host)
            let expected = floor.leafFrames
            let differences = zip(frames, expected).map { frame, expected in
                max(
                    abs(frame.minX - expected.minX), abs(frame.minY - expected.minY),
                    abs(frame.maxX - expected.maxX), abs(frame.maxY - expected.maxY))
            }
            let different = differences.count { !($0 < 0.001) } + abs(frames.count - expected.count)
            parts.append("\(different) of \(expected.count) leaves elsewhere")
        }
        return "\(workload.name): " + parts.joined(separator: ", a tenth: ")
    }
}
