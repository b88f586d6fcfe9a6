import MizanBase

/// A node around one other, which makes no node of its own in the tree and passes everything on.
class ModifierNode: LayoutNode {
    let child: LayoutNode

    init(_ child: LayoutNode, direction: LayoutDirection) {
        self.child = child
        super.init(direction: direction, children: [child])
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(proposal) }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: proposal) }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, proposal)
    }

    override var layoutPriority: Double { child.layoutPriority }
    override func preferredSpacing(along axis: Axis) -> Double? { child.preferredSpacing(along: axis) }
    override var gridCell: GridCellTraits { child.gridCell }
    override var subject: LayoutNode? { child.subject }
}
