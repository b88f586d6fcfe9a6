import MizanBase

/// The places where nodes of a tree are visible: what they draw, as the effects around it change it.
struct VisibleBounds {
    private let nodes: RenderNodes
    /// Up to so many nodes the effects around each are looked for; for more, all nodes are passed once.
    private static let fewNodes = 8

    init(_ tree: RenderTree) { nodes = tree.nodes }

    /// The bounds of some nodes by their rising indices; of those that draw nothing none.
    func bounds(of indices: [Int]) -> [Rect] {
        indices.count <= Self.fewNodes ? indices.compactMap(bounds(of:)) : boundsInOnePass(of: indices)
    }

    private func drawn(_ index: Int) -> Rect? {
        let node = nodes[index]
        guard node.scroll != nil else { return node.drawnBounds }
        return node.drawnBounds.map { $0.union(node.frame.rect) } ?? node.frame.rect
    }

    // MARK: A few nodes

    /// The bounds of one node.
    func bounds(of index: Int) -> Rect? {
        guard var bounds = drawn(index) else { return nil }
        var next: Int? = index
        while let node = next {
            for kind in effects(on: node).reversed() {
                bounds = kind.visibleBounds(of: bounds)
                guard bounds.width > 0, bounds.height > 0 else { return nil }
            }
            next = nodes[node].parent
        }
        return bounds
    }

    /// The effects on a node from itself and its siblings, the outermost first.
    private func effects(on index: Int) -> [RenderEffect.Operation] {
        // How many siblings before the node they stand, the nearest first.
        var owners: [(distance: Int, effects: [RenderEffect])] = []
        if nodes[index].hasRarities { owners.append((0, nodes[index].effects)) }
        guard nodes.hasEffectsOnSiblings else { return owners.first?.effects.map(\.operation) ?? [] }
        var (distance, next) = (1, nodes.sibling(before: index))
        while let sibling = next {
            if nodes[sibling].hasRarities { owners.append((distance, nodes[sibling].effects)) }
            distance += 1
            next = nodes.sibling(before: sibling)
        }
        // An effect ends with the one around it, if not before.
        var open: [(kind: RenderEffect.Operation, end: Int)] = []
        for owner in owners.reversed() {
            while let last = open.last, last.end > owner.distance { open.removeLast() }
            for effect in owner.effects {
                let end = max(owner.distance - max(effect.siblings, 1) + 1, open.last?.end ?? .min)
                open.append((effect.operation, end))
            }
        }
        while let last = open.last, last.end > 0 { open.removeLast() }
        return open.map(\.kind)
    }

    // MARK: Many nodes

    private func boundsInOnePass(of indices: [Int]) -> [Rect] {
        var result: [Rect] = []
        var open: [(kind: RenderEffect.Operation, end: Int)] = []
        var next = indices[...]
        for index in 0..<(indices.last ?? -1) + 1 {
            while let last = open.last, last.end <= index { open.removeLast() }
            if nodes[index].hasRarities {
                for effect in nodes[index].effects {
                    let end = min(nodes.end(of: effect, at: index), open.last?.end ?? nodes.count)
                    open.append((effect.operation, end))
                }
            }
            guard next.first == index else { continue }
            next.removeFirst()
            guard var bounds = drawn(index) else { continue }
            for effect in open.reversed() {
                bounds = effect.kind.visibleBounds(of: bounds)
                if bounds.width <= 0 || bounds.height <= 0 { break }
            }
            if bounds.width > 0, bounds.height > 0 { result.append(bounds) }
        }
        return result
    }
}

extension RenderEffect.Operation {
    /// The distance that soft edges reach beyond drawing that is turned, scaled or moved by parts of pixels.
    private static let softEdge = 1.0

    /// The bounds in which drawing inside the given bounds is visible, soft edges included.
    fileprivate func visibleBounds(of inner: Rect) -> Rect {
        switch self {
        case .rotation, .scale, .transform, .shadow, .blur:
            bounds(of: inner).insetBy(dx: -Self.softEdge, dy: -Self.softEdge)
        case .opacity, .clip, .gradient, .color, .blend, .mask: bounds(of: inner)
        }
    }
}
