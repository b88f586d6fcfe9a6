extension RenderTree {
    /// The nodes' indices in the order in which assistive technologies and keyboards visit them: that of the views, each
    /// before its content. `zIndex` changes drawing alone; see ``RenderNode/order``.
    ///
    /// Nodes hidden from assistive technologies are left out, with their content.
    public var readingOrder: [Int] {
        let children = childrenInReadingOrder
        var order: [Int] = []
        var next = children.roots.reversed().map { $0 }
        while let index = next.popLast() {
            guard !nodes[index].hidden else { continue }
            order.append(index)
            if let inside = children.of[index] { next += inside.reversed() }
        }
        return order
    }

    /// The nodes' children in the order of the views; nodes without any aren't among the keys.
    var childrenInReadingOrder: (roots: [Int], of: [Int: [Int]]) {
        var roots: [Int] = []
        var children: [Int: [Int]] = [:]
        var parentsOfOrdered: Set<Int?> = []
        for (index, node) in nodes.enumerated() {
            let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
            if let parent { children[parent, default: []].append(index) } else { roots.append(index) }
            if node.order != nil { parentsOfOrdered.insert(parent) }
        }
        for parent in parentsOfOrdered {
            if let parent {
                children[parent] = inOrder(children[parent] ?? [])
            } else {
                roots = inOrder(roots)
            }
        }
        return (roots, children)
    }

    /// Siblings in the order of their views: each sequence of those that were drawn in another order is sorted.
    private func inOrder(_ siblings: [Int]) -> [Int] {
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
