import CAllocations
import LivingTrees
import MizanBase
import MizanLayout

extension SessionBenchmark {
    static let tall = ProposedViewSize(width: 400, height: 30_000)
    static let square = ProposedViewSize(width: 4_000, height: 4_000)
    static let phone = ProposedViewSize(width: 390, height: 880)

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
}
