import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Draws the view only where another view is opaque, which is laid out as an overlay and not shown itself. Source: SwiftUI's
    /// `mask(alignment:_:)`.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View {
        modified(by: MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Draws the view only where another view is opaque. Source: SwiftUI's `mask(_:)`.
    public func mask(_ mask: some View) -> some View { self.mask { mask } }
}

private struct MaskModifier<Mask: View>: NodeModifier {
    let mask: Mask
    let alignment: Alignment

    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode {
        var nodes: [LayoutNode] = []
        // Nobody meets the mask itself, whose shape the view has.
        let silent = mask.accessibilityHidden(true).allowsHitTesting(false)
        try context.making.at(NodeMakingContext.decorationStep) { nodes = try silent.nodes(in: context.forChildren()) }
        return DecorationNode(
            node, decorations: nodes, alignment: alignment, layer: .mask, direction: context.direction)
    }
}
