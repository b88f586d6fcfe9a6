import MizanBase
import MizanRenderTree

extension AuditRules {
    /// Source: WCAG 2.2, success criterion 1.3.2, "Meaningful Sequence".
    ///
    /// Never an error: a view may be moved on purpose.
    static let readAgainstSight = AuditRule(
        "read-against-sight", .warning,
        finds: "two views of one container that a screen reader reads in the other order than they are seen in",
        because: "who listens hears the answer before the question, and the focus jumps back",
        fix: "write the views in the order that they are read in, and move none of them past another"
    ) { (tree: AuditedTree) in
        var children: [Int: [Int]] = [:]
        let spoken = tree.spokenContainers
        for index in tree.tree.nodes.indices where spoken[index] {
            guard let parent = tree.parent(of: index), tree.isReached(index) else { continue }
            children[parent, default: []].append(index)
        }
        return children.sorted { $0.key < $1.key }.compactMap { parent, children in
            let container = tree.tree.nodes[parent]
            // What our own controls are made of has an order of its own.
            guard containers.contains(container.type) else { return nil }
            let ordered = children.sorted {
                (tree.tree.nodes[$0].order ?? $0, $0) < (tree.tree.nodes[$1].order ?? $1, $1)
            }
            for (one, two) in zip(ordered, ordered.dropFirst()) {
                let (first, second) = (tree.tree.nodes[one], tree.tree.nodes[two])
                // What is laid over a view belongs to it.
                guard !second.path.hasPrefix(first.path + "/"),
                    second.frame.rect.isSeenBefore(first.frame.rect, in: container.direction)
                else { continue }
                return Fault(
                    nodePath: second.path, message: "\(second.path) is read after \(first.path), and is seen before it")
            }
            return nil
        }
    }

    private static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "Grid", "GridRow", "LazyVStack", "LazyHStack", "Layout",
    ]
}

extension AuditedTree {
    /// By node: whether it says something to a screen reader, itself or by what is in it.
    fileprivate var spokenContainers: [Bool] {
        var spoken = [Bool](repeating: false, count: tree.nodes.count)
        for index in tree.nodes.indices.reversed() {
            let node = tree.nodes[index]
            guard !node.hidden, isSeen(index) else { continue }
            if case .text = node.content { spoken[index] = true }
            if node.label != nil || node.isControl { spoken[index] = true }
            if spoken[index], let parent = parent(of: index) { spoken[parent] = true }
        }
        return spoken
    }
}

extension Rect {
    /// Whether it is seen wholly before another one: above it, or beside it on the side that reading begins at.
    fileprivate func isSeenBefore(_ other: Rect, in direction: LayoutDirection) -> Bool {
        guard !isEmpty, !other.isEmpty else { return false }
        let shared = overlap(with: other)
        if shared.width > 1, maxY <= other.minY + 1 { return true }
        guard shared.height > min(height, other.height) / 2 else { return false }
        return direction == .leftToRight ? maxX <= other.minX + 1 : minX >= other.maxX - 1
    }
}
