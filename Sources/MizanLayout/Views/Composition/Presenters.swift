import MizanBase

/// The views of a layout that present something.
package final class Presenters {
    private struct Weak {
        weak var node: PresentingNode?
    }

    private var nodes: [Weak] = []

    /// Adds the node of a view that presents something.
    package func add(_ node: PresentingNode) {
        nodes.removeAll { $0.node == nil }
        nodes.append(Weak(node: node))
    }

    /// Those that are part of the layout of a root, in the order of their nodes in the tree: what is presented comes after the screen.
    func shown(in root: LayoutNode) -> [PresentingNode] {
        // Mostly there are none.
        guard !nodes.isEmpty else { return [] }
        let shown = nodes.compactMap { $0.node }.filter { $0.isShown && $0.root === root }
        return shown.count < 2 ? shown : shown.sorted { $0.slot.start < $1.slot.start }
    }
}

/// The node around a view that presents something.
package final class PresentingNode: ModifierNode {
    let presentation: any Presentable

    package init(_ child: LayoutNode, presentation: any Presentable, direction: LayoutDirection) {
        self.presentation = presentation
        super.init(child, direction: direction, isRemembering: false)
    }
}

/// A screen with what its views present above it, the last uppermost.
final class PresentationsNode: LayoutNode {
    private let screen: LayoutNode
    private let presented: [LayoutNode]

    /// The greatest number of presentations above each other: one may present its like.
    static let limit = 8

    init(_ screen: LayoutNode, presented: [LayoutNode], direction: LayoutDirection) {
        self.screen = screen
        self.presented = presented
        super.init(direction: direction, children: [screen] + presented, traits: LayoutTraits())
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let size = screen.size(proposal)
        return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let size = screen.size(proposal)
        screen.place(
            at: Point(x: (placedSize.width - size.width) / 2, y: (placedSize.height - size.height) / 2),
            proposal: proposal, size: size)
        for node in presented { node.place(at: .zero, proposal: ProposedViewSize(placedSize)) }
    }
}
