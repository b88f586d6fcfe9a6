import MizanBase
import MizanRenderTree

/// One box of the layout: a view or a modifier in its environment.
///
/// Nodes live for one layout. Each answers a proposal once and remembers the answer, so that nested containers cost what
/// their number costs and not a power of it. Places are logical: x counts from the leading edge of the parent, whose
/// ``direction`` says which side that is; they become absolute once, in ``RenderTreeBuilder``.
public class LayoutNode {
    /// What names the node in the tree; nil for a modifier, which makes no node there.
    let identity: NodeIdentity?
    /// The direction that the node's children are arranged in.
    let direction: LayoutDirection
    let children: [LayoutNode]

    /// From the parent's leading top corner.
    private(set) var origin = Point.zero
    private(set) var placedSize = Size.zero
    private(set) var placedProposal = ProposedViewSize.unspecified
    private var sizes = Answers<ProposedViewSize, Size>()

    init(identity: NodeIdentity? = nil, direction: LayoutDirection, children: [LayoutNode] = []) {
        self.identity = identity
        self.direction = direction
        self.children = children
    }

    /// The size for a proposal, measured once.
    final func size(_ proposal: ProposedViewSize) -> Size {
        // NaN equals nothing, not even an answer that is known: infinite bounds against each other would be measured anew
        // at every level.
        let proposal = proposal.replacingNaN
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        return sizes.keep(size, to: proposal)
    }

    /// The length on an axis for a proposal.
    ///
    /// Stacks ask for the width at 0 and at infinity to find who gives way. Where no height can change the answer, none
    /// is proposed: else each height of each level would be asked again with each width, a power of the depth.
    final func length(along axis: Axis, _ proposal: ProposedViewSize) -> Double {
        guard axis == .horizontal, !widthFollowsHeight else { return size(proposal)[axis] }
        return size(ProposedViewSize(width: proposal.width, height: nil)).width
    }

    /// Whether another height in a proposal can change the width of the answer.
    private(set) final lazy var widthFollowsHeight: Bool = decideWidthFollowsHeight()

    /// Decides ``widthFollowsHeight``; called once.
    func decideWidthFollowsHeight() -> Bool { children.contains(where: \.widthFollowsHeight) }

    /// The position of a guide where the node has one of its own, from its leading or top edge.
    final func explicitGuide(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        guide.travelsUp ? explicitValue(of: guide, proposal) : nil
    }

    /// The position of a guide, from the node's leading or top edge.
    final func guide(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double {
        explicitGuide(guide, proposal) ?? guide.implicitValue(in: size(proposal))
    }

    /// Puts the node at a place of its parent, and its children in theirs.
    final func place(at origin: Point, proposal: ProposedViewSize) {
        self.origin = origin
        placedProposal = proposal
        placedSize = size(proposal)
        arrange(proposal)
    }

    /// Answers a proposal; called once for each.
    func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// Places the children inside the size that the proposal was answered with.
    func arrange(_ proposal: ProposedViewSize) {}

    /// A guide's own position, if there is one.
    func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? { nil }

    /// The children that a parent lays out first get the highest (SwiftUI's `layoutPriority`).
    var layoutPriority: Double { 0 }
    /// The distance that the node prefers to a neighbour on an axis; nil where it has no preference.
    func preferredSpacing(along axis: Axis) -> Double? { nil }
    /// What a cell asks of its grid.
    var gridCell: GridCellTraits { GridCellTraits() }

    /// Adds what the node itself shows, where it makes a node in the tree.
    func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {}

    /// The children that are part of the result, in draw order.
    var shownChildren: [LayoutNode] { children }

    /// The node that gives a modifier its name in the tree.
    var subject: LayoutNode? { self }
}
