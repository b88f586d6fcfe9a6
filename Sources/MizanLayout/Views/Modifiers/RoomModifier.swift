import MizanBase

/// The place of a view in all the room that is proposed to it.
package protocol RoomPlacement {
    func place(_ child: LayoutNode, in size: Size)
}

/// Takes all the room that is proposed, and places a view there.
package struct RoomModifier<Placement: RoomPlacement>: NodeModifier {
    private let placement: Placement

    package init(_ placement: Placement) { self.placement = placement }

    package func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        RoomNode(node, placement: placement, direction: context.direction)
    }
}

private final class RoomNode<Placement: RoomPlacement>: ModifierNode {
    private let placement: Placement

    init(_ child: LayoutNode, placement: Placement, direction: LayoutDirection) {
        self.placement = placement
        super.init(child, direction: direction, traits: .greedy, isRemembering: false)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func arrange(_ proposal: ProposedViewSize) { placement.place(child, in: placedSize) }
}
