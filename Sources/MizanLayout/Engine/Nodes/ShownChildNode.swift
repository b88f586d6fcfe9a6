import MizanBase

/// The layout of a node that shows one of its children: a page, a screen, one of a table's arrangements.
package protocol ShownChildLayout {
    /// The child that is shown for a proposal.
    func child(for proposal: ProposedViewSize) -> LayoutNode

    /// The node's size, with all children at hand; by default that of the shown child.
    func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> Size

    /// Places the shown child in the node's size; by default at its leading top corner.
    func place(_ child: LayoutNode, in size: Size, proposal: ProposedViewSize)

    /// Forgets what depends on the answers of the children, one of which changed; by default nothing.
    func forget()
}

extension ShownChildLayout {
    package func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> Size {
        child(for: proposal).size(proposal)
    }

    package func place(_ child: LayoutNode, in size: Size, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
    }

    package func forget() {}
}

/// A node that shows one of its children at a time; the others are measured at most.
package final class ShownChildNode<Arrangement: ShownChildLayout>: LayoutNode {
    private let layout: Arrangement
    private let isNamedByChild: Bool

    /// - Parameters:
    ///   - isNamedByChild: Whether modifiers name the shown child, and not the node.
    ///   - keepsTraits: Whether the traits of views inside end here.
    package init(
        _ layout: Arrangement, identity: NodeIdentity? = nil, direction: LayoutDirection, children: [LayoutNode],
        traits: LayoutTraits, isNamedByChild: Bool = false, keepsTraits: Bool = false
    ) {
        self.layout = layout
        self.isNamedByChild = isNamedByChild
        endsTraits = keepsTraits
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    private let endsTraits: Bool
    private var shownChild: LayoutNode { layout.child(for: placedProposal) }

    override var consumesTraits: Bool { endsTraits }

    override var shownChildren: [LayoutNode] { [shownChild] }

    override func shows(_ child: LayoutNode) -> Bool { shownChild === child }

    package override var subject: LayoutNode? { isNamedByChild ? shownChild.subject : self }

    override func measure(_ proposal: ProposedViewSize) -> Size { layout.size(for: proposal, of: children) }

    override func arrange(_ proposal: ProposedViewSize) {
        layout.place(layout.child(for: proposal), in: placedSize, proposal: proposal)
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        layout.child(for: proposal).explicitGuide(guide, proposal)
    }

    /// A child that isn't shown has no place in the tree any longer: another node may have put it there.
    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        let shown = shownChild
        for child in children where child !== shown { child.leaveTree() }
    }

    override func forget() { layout.forget() }
}
