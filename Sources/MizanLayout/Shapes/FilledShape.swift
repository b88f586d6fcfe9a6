import MizanBase
import MizanRenderTree

/// A shape in a colour; nil takes the environment's.
struct FilledShape: PrimitiveView {
    let kind: ShapeKind
    let type: String
    let color: Color?

    func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        let color = color ?? context.environment.foregroundStyle
        return [
            ShapeNode(
                kind: kind,
                fill: RenderNode.Fill(name: color.name, color: color.resolved(in: context.environment.colorScheme)),
                identity: context.identity(type), direction: context.direction)
        ]
    }
}

/// Takes what it is proposed, 10 where nothing is.
private final class ShapeNode: LayoutNode {
    private let kind: ShapeKind
    private let fill: RenderNode.Fill

    init(kind: ShapeKind, fill: RenderNode.Fill, identity: NodeIdentity, direction: LayoutDirection) {
        self.kind = kind
        self.fill = fill
        super.init(identity: identity, direction: direction, traits: .greedy, isRemembering: false)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        node.content = .shape(kind, fill: fill)
    }
}

extension Color: PrimitiveView {
    /// One node, a rectangle of the colour in the frame it is given.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try FilledShape(kind: .rectangle, type: "Color", color: self).makeNodes(in: context)
    }
}
