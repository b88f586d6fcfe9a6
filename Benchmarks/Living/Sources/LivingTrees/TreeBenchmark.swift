import CAllocations
import MizanBase
import MizanFonts
import MizanLayout
import MizanText

/// Measures the whole way from a view value to its tree: making nodes, layout and the tree together, and giving all back.
public struct TreeBenchmark {
    private let environment: EnvironmentValues
    private let seconds: Double
    /// A pass has about so many nodes: of what is small, several are laid out, or it would be faster only for lying in a cache
    /// that is nearer.
    private static let nodesPerPass = 10_000

    /// - Parameter seconds: How long each screen is measured.
    public init(seconds: Double) throws {
        self.seconds = seconds
        environment = try Self.environment()
    }

    /// Texts that have been seen before lie in its cache.
    public static func environment() throws -> EnvironmentValues {
        var environment = EnvironmentValues(
            localization: .empty, fonts: try ShippedFonts.collection(), layoutDirection: .leftToRight)
        environment.textCache = TextCache(byteBudget: 1 << 26)
        return environment
    }

    /// A line for each size of each screen whose name begins so, as ``TreeMeasurement`` reads them.
    ///
    /// - Parameter show: Takes each line when it is measured.
    public func run(only prefix: String, show: (TreeMeasurement) -> Void) throws {
        for screen in TreeScreen.all where screen.name.hasPrefix(prefix) {
            show(try measure(screen.whole, screen.name, isWhole: true, seconds: seconds * 0.75))
            show(try measure(screen.tenth, screen.name, isWhole: false, seconds: seconds * 0.25))
        }
    }

    private func measure(
        _ size: TreeScreen.Size, _ name: String, isWhole: Bool, seconds: Double
    ) throws -> TreeMeasurement {
        let (bytes, allocations) = try memory(size)
        let count = max(1, Self.nodesPerPass / size.nodeCount)
        let end = ThreadClock.now + Int64(seconds * 1e9)
        var (pass, least) = (0, Int64.max)
        while pass < 3 || ThreadClock.now < end {
            pass += 1
            let start = ThreadClock.now
            for _ in 0..<count { withExtendedLifetime(try size.tree(environment)) {} }
            least = min(least, (ThreadClock.now - start) / Int64(count))
        }
        return TreeMeasurement(
            screen: name, isWhole: isWhole, nodeCount: size.nodeCount, nanoseconds: least, bytes: bytes,
            allocations: allocations)
    }

    /// What a finished tree holds, and how often making it asks for memory.
    private func memory(_ size: TreeScreen.Size) throws -> (bytes: Int, allocations: Int) {
        // What fonts and texts keep is there before.
        withExtendedLifetime(try size.tree(environment)) {}
        let (bytes, allocations) = (Int(callocated()), Int(callocations()))
        let tree = try size.tree(environment)
        let made = Int(callocations()) - allocations
        let held = Int(callocated()) - bytes
        return withExtendedLifetime(tree) { (held, made) }
    }
}
