import MizanBase
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanLayout

/// Sessions that scroll through lazy containers, beside those that were just begun.
@MainActor struct LazyEqualityTests {
    private static let steps = 60
    private static let seeds = Array(0..<UInt64(Thoroughness.count(24, thorough: 480)))

    @Test(arguments: seeds)
    func `after every change a session's tree is that of a new one at the same place`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let kinds = LivingList.Kind.allCases
        let list = LivingList(
            kind: kinds[Int(seed) % kinds.count], axis: seed / UInt64(kinds.count) % 2 == 0 ? .vertical : .horizontal,
            spacing: [nil, 0, 5.5, -3][number(0...3)])
        var count = 0
        func row() -> LivingList.Row {
            count += 1
            return LivingList.Row(
                id: count, length: Double(number(0...60)), breadth: Double(number(5...90)),
                isText: number(0...3) == 0)
        }
        list.rows = (0..<number(0...120)).map { _ in row() }
        var environment = try testEnvironment(
            seed % 3 == 0 ? .rightToLeft : .leftToRight, scale: seed % 4 == 0 ? 2 : nil)
        var proposal = ProposedViewSize(width: 200, height: 160)
        let session = LayoutSession(LivingListView(list: list), proposal: proposal, environment: environment)
        for step in 0..<Self.steps {
            switch number(0...19) {
            case 0:
                proposal = ProposedViewSize(width: Double(number(50...300)), height: Double(number(50...300)))
                session.proposal = proposal
            case 1:
                environment.layoutDirection = environment.layoutDirection.opposite
                session.environment = environment
            case 2: session.show(LivingListView(list: list))
            case 3: list.rows.insert(row(), at: number(0...list.rows.count))
            case 4: if !list.rows.isEmpty { list.rows.remove(at: number(0...list.rows.count - 1)) }
            case 5: list.rows.shuffle(using: &generator)
            case 6: list.rows.removeLast(min(list.rows.count, number(0...30)))
            case 7: list.rows += (0..<number(0...30)).map { _ in row() }
            case 8, 9: if let row = list.rows.randomElement(using: &generator) { row.length = Double(number(0...60)) }
            case 10: if let row = list.rows.randomElement(using: &generator) { row.isText.toggle() }
            case 11: if let row = list.rows.first { row.breadth = Double(number(5...90)) }
            default:
                guard session.layout != nil else { break }
                let place = Point(x: number(0...1) == 0 ? 100 : 20, y: number(0...1) == 0 ? 80 : 20)
                let distance = Size(width: Double(number(-150...150)), height: Double(number(-150...250)))
                try session.send(.scroll(at: place, by: distance))
            }
            let update = try session.update()
            let fresh = try session.begunAnew(LivingListView(list: list), environment: environment)
            let isEqual = update.tree == fresh
            try #require(
                isEqual, "seed \(seed), step \(step), \(list.kind):\n\(update.tree.text)\nfresh:\n\(fresh.text)")
        }
    }
}

extension LayoutSession {
    /// The scrolling views that are shown, by their paths.
    private var scrollViews: [String: ScrollViewNode] {
        var found: [String: ScrollViewNode] = [:]
        func add(_ node: LayoutNode) {
            if let view = node as? ScrollViewNode, let path = view.slot.path { found[path.text] = view }
            for child in node.shownChildren { add(child) }
        }
        if let rootNode { add(rootNode) }
        return found
    }

    /// The tree of a new session that scrolls to where this one is.
    func begunAnew(_ view: some View, environment: EnvironmentValues) throws -> RenderTree {
        let fresh = LayoutSession(view, proposal: proposal, environment: environment)
        var tree = try fresh.update().tree
        let wanted = scrollViews.compactMapValues(\.state?.offset)
        var isThere = false
        while !isThere {
            isThere = true
            for (path, view) in fresh.scrollViews {
                guard let state = view.state, let offset = wanted[path], state.offset != offset else { continue }
                state.offset = offset
                fresh.move(view)
                isThere = false
            }
            if !isThere { tree = try fresh.update().tree }
        }
        return tree
    }
}
