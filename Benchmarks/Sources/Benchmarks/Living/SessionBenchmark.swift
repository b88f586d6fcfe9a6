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

    private let environment: EnvironmentValues
    private let seconds: Double

    /// - Parameter seconds: How long each work is measured.
    init(seconds: Double) throws {
        self.seconds = seconds
        environment = try TreeBenchmark.environment()
    }

    private static let tall = ProposedViewSize(width: 400, height: 30_000)
    private static let square = ProposedViewSize(width: 4_000, height: 4_000)
    private static let phone = ProposedViewSize(width: 390, height: 880)

    // MARK: Works

    /// The works whose name begins so, in their order.
    func run(only prefix: String) throws -> [Result] {
        try works.filter { $0.name.hasPrefix(prefix) }.map { try $0.measure($0.name) }
    }

    private var works: [(name: String, measure: (String) throws -> Result)] {
        [
            (
                "state of a leaf, rows of ten",
                { name in
                    try change(name, 11_001, Self.tall, .time(50_000)) { handle in
                        FlatScreen(rows: 1_000) { StateLeaf(number: $0, handle: handle) }
                    }
                }
            ),
            (
                "state of a leaf, one column",
                { name in
                    try change(name, 10_001, Self.tall, .time(50_000)) { handle in
                        ColumnScreen(count: 10_000) { StateLeaf(number: $0, handle: handle) }
                    }
                }
            ),
            (
                "state of a leaf, nested",
                { name in
                    try change(name, 11_111, Self.square, .time(20_000)) { handle in
                        NestedScreen(sections: 10) { StateLeaf(number: $0, handle: handle) }
                    }
                }
            ),
            ("nothing", nothing),
            (
                "new view, rows of ten",
                { name in
                    try values(name, 11_001, Self.tall) { isOn in
                        FlatScreen(rows: 1_000) { ValueLeaf(isOn: isOn && $0 == Self.leaf) }
                    }
                }
            ),
            (
                "new view, nested",
                { name in
                    try values(name, 11_111, Self.square) { isOn in
                        NestedScreen(sections: 10) { ValueLeaf(isOn: isOn && $0 == Self.leaf) }
                    }
                }
            ),
            ("list of 10,000 rows appears", list), ("list of 10,000 rows, scrolled by one", scroll),
            ("label of 300 views with text", label),
        ]
    }

    /// The leaf that changes, in the middle of all.
    private static let leaf = 5_555

    private func change(
        _ name: String, _ nodeCount: Int, _ proposal: ProposedViewSize, _ aim: SessionAim,
        view: (StateHandle) -> some View
    ) throws -> Result {
        let handle = StateHandle(number: Self.leaf)
        let view = view(handle)
        let session = LayoutSession(view, proposal: proposal, environment: environment)
        return try measure(name, nodeCount, session, view, proposal, aim) { number in
            handle.isOn?.wrappedValue = number % 2 == 0
        }
    }

    private func values(
        _ name: String, _ nodeCount: Int, _ proposal: ProposedViewSize, view: (Bool) -> some View
    ) throws -> Result {
        let session = LayoutSession(view(false), proposal: proposal, environment: environment)
        return try measure(name, nodeCount, session, view(false), proposal, .fresh(1.0 / 3)) { number in
            session.show(view(number % 2 == 0))
        }
    }

    /// Updates in which nothing has changed: so short that a thousand are measured at a time.
    private func nothing(_ name: String) throws -> Result {
        let handle = StateHandle(number: 0)
        let view = NestedScreen(sections: 10) { StateLeaf(number: $0, handle: handle) }
        let session = LayoutSession(view, proposal: Self.square, environment: environment)
        var update = try session.update()
        var times: [Int64] = []
        var allocations = Int.max
        let end = ThreadClock.now + Int64(seconds * 1e9)
        while times.count < 10 || ThreadClock.now < end {
            let (before, start) = (Int(callocations()), ThreadClock.now)
            for _ in 0..<1_000 { update = try session.update() }
            times.append((ThreadClock.now - start) / 1_000)
            allocations = min(allocations, Int(callocations()) - before)
        }
        withExtendedLifetime(update) {}
        return Result(
            name: name, nodeCount: 11_111, times: times.sorted(), allocations: allocations, bytes: 0,
            fresh: try fresh(view, Self.square), aim: .timeWithoutMemory(2_000))
    }

    /// A session's first update, and its end.
    private func list(_ name: String) throws -> Result {
        let view = ListScreen(rows: 10_000)
        var times: [Int64] = []
        var allocations = Int.max
        let end = ThreadClock.now + Int64(seconds * 1e9)
        while times.count < 10 || ThreadClock.now < end {
            let (before, start) = (Int(callocations()), ThreadClock.now)
            do {
                let session = LayoutSession(view, proposal: Self.phone, environment: environment)
                withExtendedLifetime(try session.update()) {}
            }
            times.append(ThreadClock.now - start)
            allocations = min(allocations, Int(callocations()) - before)
        }
        return Result(
            name: name, nodeCount: 50_002, times: times.sorted(), allocations: allocations,
            bytes: try memory("", 1, Self.phone, view).bytes, fresh: try fresh(view, Self.phone),
            aim: .time(2_000_000))
    }

    /// Down by one row and, after a thousand, up again.
    private func scroll(_ name: String) throws -> Result {
        let view = ListScreen(rows: 10_000)
        let session = LayoutSession(view, proposal: Self.phone, environment: environment)
        return try measure(
            name, 50_002, session, view, Self.phone, .time(200_000)
        ) { number in
            let distance = number / 1_000 % 2 == 0 ? 44.0 : -44
            try session.send(.scroll(at: Point(x: 195, y: 440), by: Size(width: 0, height: distance)))
        }
    }

    /// One label gets a text that it never had.
    private func label(_ name: String) throws -> Result {
        let rows = (0..<60).map { LabelModel(id: $0) }
        let view = LabelScreen(rows: rows)
        let proposal = ProposedViewSize(width: 390, height: 4_000)
        let session = LayoutSession(view, proposal: proposal, environment: environment)
        return try measure(
            name, 301, session, view, proposal, .mostly(800_000)
        ) { number in
            rows[number * 7 % rows.count].title = "\(Words.text(number)), \(number)"
        }
    }

    // MARK: Measuring

    /// Changes and updates until the time is up; both are measured together.
    private func measure(
        _ name: String, _ nodeCount: Int, _ session: LayoutSession, _ view: some View, _ proposal: ProposedViewSize,
        _ aim: SessionAim, change: (Int) throws -> Void
    ) throws -> Result {
        var shown = try session.update().tree
        var times: [Int64] = []
        var allocations = Int.max
        let end = ThreadClock.now + Int64(seconds * 1e9)
        // What is done first is done for the first time.
        var number = -10
        while times.count < 100 || ThreadClock.now < end {
            let (before, start) = (Int(callocations()), ThreadClock.now)
            try change(abs(number))
            let update = try session.update()
            let isDirty = !update.changes.dirtyRectangles.isEmpty
            let time = ThreadClock.now - start
            guard isDirty else { throw BenchmarkError(message: "\(name): an update without a change") }
            if number >= 0 {
                times.append(time)
                allocations = min(allocations, Int(callocations()) - before)
            }
            shown = update.tree
            number += 1
        }
        let before = Int(callocated())
        try change(abs(number))
        let next = try session.update().tree
        let bytes = Int(callocated()) - before
        withExtendedLifetime((shown, next)) {}
        return Result(
            name: name, nodeCount: nodeCount, times: times.sorted(), allocations: allocations, bytes: bytes,
            fresh: try fresh(view, proposal), aim: aim)
    }

    /// A layout of the view without a session.
    private func fresh(_ view: some View, _ proposal: ProposedViewSize) throws -> Int64 {
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

    private func memory(
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
