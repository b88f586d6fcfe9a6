import MizanBase

/// A node around one other, which makes no node of its own in the tree and passes everything on.
class ModifierNode: LayoutNode {
    let child: LayoutNode

    /// - Parameter traits: The node's traits; the child's where nil.
    init(_ child: LayoutNode, direction: LayoutDirection, traits: LayoutTraits? = nil, isRemembering: Bool = true) {
        self.child = child
        super.init(direction: direction, traits: traits ?? child.traits, isRemembering: isRemembering)
    }

    override var children: [LayoutNode] { [child] }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(proposal) }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: proposal) }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, proposal)
    }

    override var subject: LayoutNode? { child.subject }
}
