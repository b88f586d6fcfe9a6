import MizanBase
import MizanRenderTree

/// A change of the tree's form in words.
struct TreeEventWords {
    let change: TreeChange
    /// The place in the order of the new tree.
    let node: Int
    /// The node of the new tree that it happened in; nil for the roots.
    let parent: Int?
    /// The nodes of the new tree whose own place it explains.
    let nodes: [Int]
    /// Whether it moves the nodes beside it.
    let isMoving: Bool

    /// - Parameter tolerance: A pixel, in points.
    init(_ event: TreeMatching.Event, _ matching: TreeMatching, tolerance: Int64) {
        let (old, new) = (matching.old, matching.new)
        func parent(ofOld node: Int) -> Int? {
            var next = old.nodes[node].parent
            while let node = next, matching.newOf[node] == nil { next = old.nodes[node].parent }
            return next.flatMap { matching.newOf[$0] }
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
        var place = ChangeParts()
        switch event {
        case .wrapped(let wrapped, let wrapper):
            path = wrapped.first.map(new.path) ?? ""
            words = "now stands in \(name(wrapper, new))" + others(wrapped.count - 1)
            place = Self.location(of: wrapper, around: wrapped, matching, tolerance)
            (node, self.parent, nodes, isMoving) = (wrapper, new.nodes[wrapper].parent, wrapped, true)
        case .unwrapped(let unwrapped, let wrapper):
            path = unwrapped.first.map(new.path) ?? ""
            words = "no longer stands in \(name(wrapper, old))" + others(unwrapped.count - 1)
            (node, self.parent, nodes) = (unwrapped.first ?? 0, parent(ofOld: wrapper), unwrapped)
            isMoving = true
        case .renamed(let x, let y):
            path = old.path(of: x)
            let b = new.nodes[y]
            let name = NodeComparison.cut([b.segment])
            words =
                b.isNamed
                ? "has the id \(name) now" : "has no id now: it is \(new.path(of: y))"
            (node, self.parent, nodes, isMoving) = (y, b.parent, [], false)
        case .moved(let x, let y):
            path = old.path(of: x)
            let place = new.nodes[y].parent
            words = "stands in \(place.map(new.path) ?? "the root") now"
            (node, self.parent, nodes, isMoving) = (y, place, [y], true)
        case .reordered(let place, let moved, let before, let after):
            (node, self.parent, nodes, isMoving) = (moved.first ?? 0, place, moved, true)
            /// A node's name: by an index where the node stood, by a name which one it is.
            func name(_ node: Int) -> String {
                let before = new.nodes[node].isIndexed ? matching.oldOf[node].map { old.nodes[$0].segment } : nil
                return NodeComparison.cut([before ?? new.nodes[node].segment])
            }
            let exchanged = before.indices.filter { before[$0] != after[$0] }
            if exchanged.count == 2, new.nodes[before[exchanged[0]]].isIndexed {
                let (first, second) = (before[exchanged[0]], before[exchanged[1]])
                path = matching.oldOf[first].map(old.path) ?? new.path(of: first)
                words = "and \(name(second)) changed places"
            } else if moved.count == 1, let one = moved.first, let index = after.firstIndex(of: one) {
                path = (new.nodes[one].isIndexed ? matching.oldOf[one].map(old.path) : nil) ?? new.path(of: one)
                words = index > 0 ? "comes after \(name(after[index - 1])) now" : "comes before its siblings now"
            } else {
                path = place.map(new.path) ?? ""
                func list(_ nodes: [Int]) -> String {
                    nodes.prefix(8).map(name).joined(separator: ", ") + (nodes.count > 8 ? ", …" : "")
                }
                words = "has its children in another order: \(list(before)) → \(list(after))"
            }
        case .removed(let x):
            path = old.path(of: x)
            words = "is gone" + Self.inside(old, x)
            let parent = parent(ofOld: x)
            (node, self.parent, nodes, isMoving) = (parent ?? 0, parent, [], true)
        case .new(let y):
            path = new.path(of: y)
            words = "is new" + Self.inside(new, y)
            (node, self.parent, nodes, isMoving) = (y, new.nodes[y].parent, [], true)
        }
        var all = ChangeParts()
        all.add(words)
        all.appendDetails(place)
        change = all.change(path: path)
    }

    /// The difference between a wrapper's box and that of the nodes that stood in its place: a padding that came with
    /// it, another size.
    private static func location(of wrapper: Int, around wrapped: [Int], _ matching: TreeMatching, _ tolerance: Int64)
        -> ChangeParts
    {
        var place = ChangeParts()
        let before = wrapped.map { matching.oldOf[$0].map { matching.old.nodes[$0] } }
        let boxes = before.compactMap { node -> FixedRect? in
            guard let node, node.parent.map({ matching.newOf[$0] == matching.new.nodes[wrapper].parent }) ?? true else {
                return nil
            }
            return node.box
        }
        guard boxes.count == wrapped.count, let first = boxes.first, let after = matching.new.nodes[wrapper].box else {
            return place
        }
        let box = boxes.dropFirst().reduce(first) { $0.union($1) }
        func beyondPixel(_ change: FixedLength) -> FixedLength {
            change.rawValue.magnitude > tolerance.magnitude ? change : .zero
        }
        place.addMove(beyondPixel(after.minX - box.minX), beyondPixel(after.minY - box.minY))
        for (name, old, new) in [
            ("width", box.size.width, after.size.width), ("height", box.size.height, after.size.height),
        ] where beyondPixel(new - old) != .zero {
            place.addSize(name, old, new)
        }
        return place
    }

    private static func inside(_ tree: TreeOutline, _ node: Int) -> String {
        let count = tree.nodes[node].end - node - 1
        return count == 0 ? "" : count == 1 ? ", with 1 node in it" : ", with \(count) nodes in it"
    }
}
