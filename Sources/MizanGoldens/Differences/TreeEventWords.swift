/// A change of the tree's form in words.
struct TreeEventWords {
    let change: TreeChange
    /// Where it stands in the order of what is now.
    let node: Int
    /// The node of what is now that it happened in, -1 for the roots.
    let parent: Int
    /// The nodes of what is now whose own place it explains.
    let nodes: [Int]
    /// Whether it moves what stands beside it.
    let isMoving: Bool

    init(_ event: TreeMatching.Event, _ matching: TreeMatching) {
        let (old, new) = (matching.old, matching.new)
        func parent(ofOld node: Int) -> Int {
            var next = old.nodes[node].parent
            while next >= 0, matching.newOf[next] < 0 { next = old.nodes[next].parent }
            return next < 0 ? -1 : matching.newOf[next]
        }
        func others(_ count: Int) -> String {
            count == 0 ? "" : count == 1 ? " with 1 other" : " with \(count) others"
        }
        func name(_ node: Int, _ tree: TreeOutline) -> String {
            let node = tree.nodes[node]
            return node.isNamed ? NodeComparison.cut([node.segment]) : NodeComparison.article(node.type)
        }
        let words: String
        let path: String
        switch event {
        case .wrapped(let wrapped, let wrapper):
            path = wrapped.first.map(new.path) ?? ""
            words = "now stands in \(name(wrapper, new))" + others(wrapped.count - 1)
            (node, self.parent, nodes, isMoving) = (wrapper, new.nodes[wrapper].parent, wrapped, true)
        case .unwrapped(let unwrapped, let wrapper):
            path = unwrapped.first.map(new.path) ?? ""
            words = "no longer stands in \(name(wrapper, old))" + others(unwrapped.count - 1)
            (node, self.parent, nodes) = (unwrapped.first ?? 0, parent(ofOld: wrapper), unwrapped)
            isMoving = true
        case .renamed(let x, let y):
            path = old.path(of: x)
            let (a, b) = (old.nodes[x], new.nodes[y])
            let name = NodeComparison.cut([b.segment])
            words =
                a.isNamed && b.isNamed
                ? "id \(NodeComparison.cut([a.segment])) is now \(name)"
                : b.isNamed ? "has the id \(name) now" : "has no id now: it is \(new.path(of: y))"
            (node, self.parent, nodes, isMoving) = (y, b.parent, [], false)
        case .moved(let x, let y):
            path = old.path(of: x)
            let place = new.nodes[y].parent
            words = "stands in \(place < 0 ? "the root" : new.path(of: place)) now"
            (node, self.parent, nodes, isMoving) = (y, place, [y], true)
        case .reordered(let place, let moved, let before, let after):
            (node, self.parent, nodes, isMoving) = (moved.first ?? 0, place, moved, true)
            if moved.count == 1, let one = moved.first, let index = after.firstIndex(of: one) {
                path = new.path(of: one)
                words =
                    index > 0
                    ? "stands behind \(NodeComparison.cut([new.nodes[after[index - 1]].segment])) now"
                    : "stands before its siblings now"
            } else {
                path = place < 0 ? "" : new.path(of: place)
                func list(_ nodes: [Int]) -> String {
                    nodes.prefix(8).map { NodeComparison.cut([new.nodes[$0].segment]) }.joined(separator: ", ")
                        + (nodes.count > 8 ? ", …" : "")
                }
                words = "has its children in another order: \(list(before)) → \(list(after))"
            }
        case .gone(let x):
            path = old.path(of: x)
            words = "is gone" + Self.inside(old, x)
            let parent = parent(ofOld: x)
            (node, self.parent, nodes, isMoving) = (max(parent, 0), parent, [], true)
        case .new(let y):
            path = new.path(of: y)
            words = "is new" + Self.inside(new, y)
            (node, self.parent, nodes, isMoving) = (y, new.nodes[y].parent, [], true)
        }
        change = TreeChange(rule: "golden-differs", path: path, words: words)
    }

    private static func inside(_ tree: TreeOutline, _ node: Int) -> String {
        let count = tree.nodes[node].end - node - 1
        return count == 0 ? "" : count == 1 ? ", with 1 node in it" : ", with \(count) nodes in it"
    }
}
