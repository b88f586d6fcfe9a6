import CAllocations
import LivingTrees
import MizanBase
import MizanLayout
import MizanRenderTree

/// Measures the updates of sessions, each beside a fresh layout of the same view.
///
/// The caller holds each tree until it has the next one, as what draws it does.
struct SessionBenchmark {
    /// What a work comes to.
    struct Result: Sendable {
        let name: String
        let nodeCount: Int
        /// Nanoseconds of the single updates, sorted.
        let times: [Int64]
        /// How often an update asks for memory, at the least.
        let allocations: Int
        /// The bytes that a tree adds to what the session and its former tree hold.
        let bytes: Int
        /// Nanoseconds of a fresh layout, at the least.
        let fresh: Int64
        let aim: SessionAim
    }

    /// The bytes that a session holds after its first update, its tree and all that is laid out.
    struct Memory: Sendable {
        let name: String
        let nodeCount: Int
        let bytes: Int
    }

    let environment: EnvironmentValues
    let seconds: Double

    /// - Parameter seconds: How long each work is measured.
    init(seconds: Double) throws {
        self.seconds = seconds
        environment = try TreeBenchmark.environment()
    }

    /// Changes and updates until the time is up; both are measured together.
    func measure(
        _ name: String, _ nodeCount: Int, _ session: LayoutSession, _ view: some View, _ proposal: ProposedViewSize,
        _ aim: SessionAim, change: (Int) throws -> Void
    ) throws -> Result {
        var shown = try session.update().tree
        var times: [Int64] = []
        var allocations = Int.max
        let end = ThreadClock.now + Int64(seconds * 1e9)
        var number = 0
        while times.count < 100 || ThreadClock.now < end {
            let (before, start) = (Int(callocations()), ThreadClock.now)
            try change(number)
            let update = try session.update()
            let isDirty = !update.changes.dirty.isEmpty
            let time = ThreadClock.now - start
            guard isDirty else { throw BenchmarkError(message: "\(name): an update without a change") }
            // What is done first is done for the first time.
            if number >= 10 {
                times.append(time)
                allocations = min(allocations, Int(callocations()) - before)
            }
            shown = update.tree
            number += 1
        }
        let before = Int(callocated())
        try change(number)
        let next = try session.update().tree
        let bytes = Int(callocated()) - before
        withExtendedLifetime((shown, next)) {}
        return Result(
            name: name, nodeCount: nodeCount, times: times.sorted(), allocations: allocations, bytes: bytes,
            fresh: try fresh(view, proposal), aim: aim)
    }

    /// A layout of the view without a session.
    func fresh(_ view: some View, _ proposal: ProposedViewSize) throws -> Int64 {
        var least = Int64.max
        let end = ThreadClock.now + Int64(seconds * 0.3 * 1e9)
        var pass = 0
        while pass < 3 || ThreadClock.now < end {
            pass += 1
            let start = ThreadClock.now
            withExtendedLifetime(try view.renderTree(proposal: proposal, environment: environment)) {}
            least = min(least, ThreadClock.now - start)
        }
        return least
    }

    // MARK: Memory

    /// Sessions of several screens.
    func memory() throws -> [Memory] {
        let handle = StateHandle(number: -1)
        return [
            try memory(
                "rows of ten", 11_001, Self.tall, FlatScreen(rows: 1_000) { StateLeaf(number: $0, handle: handle) }),
            try memory(
                "nested", 11_111, Self.square,
                NestedScreen(sections: 10) { StateLeaf(number: $0, handle: handle) }),
            try memory(
                "rows of ten, text", 11_001, Self.tall, FlatScreen(rows: 1_000) { TextLeaf(number: $0) }),
            try memory(
                "rows with text and modifiers", 15_001, Self.tall, CardScreen(rows: 2_500)),
        ]
    }

    func memory(
        _ name: String, _ nodeCount: Int, _ proposal: ProposedViewSize, _ view: some View
    ) throws -> Memory {
        // What fonts and texts keep is there before.
        withExtendedLifetime(try view.renderTree(proposal: proposal, environment: environment)) {}
        let before = Int(callocated())
        let session = LayoutSession(view, proposal: proposal, environment: environment)
        _ = try session.update()
        let bytes = Int(callocated()) - before
        return withExtendedLifetime(session) { Memory(name: name, nodeCount: nodeCount, bytes: bytes) }
    }
}
