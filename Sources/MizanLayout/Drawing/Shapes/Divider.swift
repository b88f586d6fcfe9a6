import MizanBase

/// A hairline across the stack that it stands in; from side to side elsewhere. Source: SwiftUI's `Divider`.
///
/// It is one pixel thick, one point where nothing is snapped to pixels, and as long as proposed, 10 where nothing is
/// proposed.
nonisolated public struct Divider: PrimitiveView {
    /// A line in the colour of separators.
    public init() {}

    /// One node, a rectangle.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let thickness = context.environment.displayScale.map { 1 / $0 } ?? 1
        let isUpright = context.stackAxis == .horizontal
        let lengths = ProposedViewSize(width: isUpright ? thickness : nil, height: isUpright ? nil : thickness)
        try Rectangle().fill(Color(.separator)).typeName("Divider").modified(by: HairlineModifier(lengths: lengths))
            ._makeNodes(in: context, into: &nodes)
    }
}

/// A frame without words in the tree.
private struct HairlineModifier: NodeModifier {
    let lengths: ProposedViewSize

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        FixedFrameNode(node, lengths: lengths, alignment: .center, direction: context.direction, said: [])
    }
}
