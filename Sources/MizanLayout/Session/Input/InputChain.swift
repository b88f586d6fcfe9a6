import MizanBase
import MizanRenderTree

/// The layout nodes around a node of the tree, with the handlers that its events reach.
struct InputChain {
    /// The index of the node in the tree.
    let index: Int
    /// The nodes, the root first.
    let nodes: [LayoutNode]
    /// The handlers, the innermost first.
    let handlers: [InputElement]

    /// The chain to a node of the tree by its index; nil where the tree has another layout.
    init?(to index: Int, in root: LayoutNode) {
        var nodes: [LayoutNode] = []
        var next: LayoutNode? = root.isRendered(at: index) ? root : nil
        while let node = next {
            nodes.append(node)
            next = node.shownChildren.first { $0.isRendered(at: index) }
        }
        guard let last = nodes.last(where: { $0.identity != nil }), last.slot.start == Int32(clamping: index) else {
            return nil
        }
        self.index = index
        self.nodes = nodes
        var handlers: [InputElement] = []
        for case let node as InputNode in nodes where node.isEnabled {
            guard let element = node.element, element.node === node else { continue }
            if element.handler.mask.contains(.gesture) { handlers.append(element) }
            if !element.handler.mask.contains(.subviews) { break }
        }
        self.handlers = handlers.reversed()
    }

    /// The scrolling views around, the innermost first.
    var scrollViews: [ScrollViewNode] { nodes.reversed().compactMap { $0 as? ScrollViewNode } }

    /// Whether the node is there only to keep its place.
    var isInvisible: Bool { nodes.contains { ($0 as? EffectNode)?.isInvisible == true } }

    /// The handlers of gestures that take one event: one alone, and those that take it together with others.
    func winners(_ takes: (InputHandler.Reaction) -> Bool) -> [InputElement] {
        let all = handlers.filter { takes($0.handler.reaction) }
        let first = all.last { $0.handler.priority == .high } ?? all.first { $0.handler.priority == .ordinary }
        return all.filter { $0 === first || $0.handler.priority == .simultaneous }
    }

    /// The nearest handler that takes an event of an assistive technology. An element that is combined of what is inside has the
    /// actions from there too.
    func nearest(_ takes: (InputHandler.Reaction) -> Bool) -> InputElement? {
        if let handler = handlers.first(where: { takes($0.handler.reaction) }) { return handler }
        guard let last = nodes.last, last.identity?.accessibility?.children == .combine else { return nil }
        return last.firstHandler(takes)
    }
}

extension LayoutNode {
    /// Whether the node, or something inside, has the node of an index in the tree.
    fileprivate final func isRendered(at index: Int) -> Bool {
        let start = Int(slot.start)
        return start >= 0 && start <= index && index < start + Int(slot.count)
    }

    /// The first handler inside that takes an event and is enabled.
    fileprivate final func firstHandler(_ takes: (InputHandler.Reaction) -> Bool) -> InputElement? {
        for child in shownChildren {
            if let node = child as? InputNode, node.isEnabled, let element = node.element,
                takes(element.handler.reaction)
            {
                return element
            }
            if let found = child.firstHandler(takes) { return found }
        }
        return nil
    }
}
