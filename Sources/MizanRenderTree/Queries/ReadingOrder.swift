/// The nodes of a tree below their parents, in the order of the views.
struct ReadingOrder {
    /// The first node inside each node; -1 for none.
    private var first: [Int32]
    /// The sibling after each node; -1 for none.
    private var following: [Int32]
    private var firstRoot: Int32 = -1

    init(_ nodes: RenderNodes) {
        first = Array(repeating: -1, count: nodes.count)
        following = Array(repeating: -1, count: nodes.count)
        // Those whose children are drawn in another order; the root stands for -1.
        var reordered: Set<Int32> = []
        for index in nodes.indices.reversed() {
            let (given, isMoved) = nodes.read(index) { ($0.pointee.parent, $0.pointee.hasRarities) } ?? (nil, false)
            let parent = given.flatMap { (0..<index).contains($0) ? Int32(clamping: $0) : nil } ?? -1
            following[index] = start(of: parent)
            start(of: parent, is: Int32(clamping: index))
            if isMoved, nodes[index].order != nil { reordered.insert(parent) }
        }
        for parent in reordered {
            var next: Int32 = -1
            for index in Self.inOrder(siblings(from: start(of: parent)), of: nodes).reversed() {
                following[index] = next
                next = Int32(clamping: index)
            }
            start(of: parent, is: next)
        }
    }

    private func start(of parent: Int32) -> Int32 { parent < 0 ? firstRoot : first[Int(parent)] }

    private mutating func start(of parent: Int32, is index: Int32) {
        if parent < 0 { firstRoot = index } else { first[Int(parent)] = index }
    }

    /// The nodes that stand in none.
    var roots: [Int] { siblings(from: firstRoot) }

    /// Goes through the nodes inside a node, without those inside them.
    func forEach(in parent: Int, _ body: (Int) -> Void) {
        var next = first[parent]
        while next >= 0 {
            body(Int(next))
            next = following[Int(next)]
        }
    }

    private func siblings(from start: Int32) -> [Int] {
        var siblings: [Int] = []
        var next = start
        while next >= 0 {
            siblings.append(Int(next))
            next = following[Int(next)]
        }
        return siblings
    }

    /// Siblings in the order of their views: each sequence of those that were drawn in another order is sorted.
    private static func inOrder(_ siblings: [Int], of nodes: RenderNodes) -> [Int] {
        var result: [Int] = []
        var moved: [(order: Int, index: Int)] = []
        func finish() {
            result += moved.sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.index)
            moved = []
        }
        for index in siblings {
            if let order = nodes[index].order {
                moved.append((order, index))
            } else {
                finish()
                result.append(index)
            }
        }
        finish()
        return result
    }
}
