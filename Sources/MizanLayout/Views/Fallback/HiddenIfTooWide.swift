import MizanBase

/// A view that isn't shown, and takes no room, if it is wider than its proposal.
nonisolated package struct HiddenIfTooWide<Content: View>: PrimitiveView {
    @ViewBuilder let content: Content

    package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let content = try content.nodes(in: context.nested())
        nodes.append(
            HiddenIfTooWideNode(
                StackNode.column(of: content, direction: context.direction), direction: context.direction))
    }
}

private final class HiddenIfTooWideNode: LayoutNode {
    private let child: LayoutNode

    init(_ child: LayoutNode, direction: LayoutDirection) {
        self.child = child
        var traits = child.traits
        traits.dependence.formUnion(.onWidth)
        super.init(direction: direction, children: [child], traits: traits)
    }

    private func fits(_ proposal: ProposedViewSize) -> Bool {
        proposal.width.map { child.size(proposal).width <= $0 + layoutTolerance } ?? true
    }

    override var leastWidth: Double { 0 }

    override func measure(_ proposal: ProposedViewSize) -> Size { fits(proposal) ? child.size(proposal) : .zero }

    override func arrange(_ proposal: ProposedViewSize) {
        if fits(proposal) { child.place(at: .zero, proposal: proposal) } else { child.leaveTree() }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        fits(proposal) ? child.explicitGuide(guide, proposal) : nil
    }

    override func shows(_ child: LayoutNode) -> Bool { fits(placedProposal) }

    override var shownChildren: [LayoutNode] { fits(placedProposal) ? children : [] }
}
