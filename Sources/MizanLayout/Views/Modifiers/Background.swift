import MizanBase

nonisolated extension View {
    /// Puts views behind this one, in its size. Source: SwiftUI's `background(alignment:content:)`.
    public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        decorated(with: content(), alignment: alignment, layer: .background)
    }

    /// Puts a view behind this one, in its size.
    @_disfavoredOverload
    public func background(_ background: some View, alignment: Alignment = .center) -> some View {
        decorated(with: background, alignment: alignment, layer: .background)
    }

    /// Puts views in front of this one, in its size. Source: SwiftUI's `overlay(alignment:content:)`.
    public func overlay(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View {
        decorated(with: content(), alignment: alignment, layer: .overlay)
    }

    private func decorated(
        with decoration: some View, alignment: Alignment, layer: DecorationNode.DecorationLayer
    ) -> some View {
        modified(by: DecorationModifier(decoration: decoration, alignment: alignment, layer: layer))
    }
}

private struct DecorationModifier<Decoration: View>: NodeModifier {
    let decoration: Decoration
    let alignment: Alignment
    let layer: DecorationNode.DecorationLayer

    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode {
        var decorations: [LayoutNode] = []
        try context.making.at(NodeMakingContext.decorationStep) {
            decorations = try decoration.nodes(in: context.forChildren())
        }
        return DecorationNode(
            node, decorations: decorations, alignment: alignment, layer: layer, direction: context.direction)
    }
}
