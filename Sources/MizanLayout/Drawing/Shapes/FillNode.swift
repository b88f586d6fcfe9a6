import MizanBase
import MizanDrawing
import MizanRenderTree

/// A paint that fills the frame it is given.
final class FillNode: LayoutNode {
    private let fill: Fill

    init(_ fill: Fill, identity: NodeIdentity) {
        self.fill = fill
        super.init(identity: identity, direction: fill.direction, traits: .greedy, isRemembering: false)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        node.content = try fill.content(path: node.name)
    }
}
