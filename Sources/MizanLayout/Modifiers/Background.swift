import MizanBase

extension View {
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
        with decoration: some View, alignment: Alignment, layer: DecorationNode.Layer
    ) -> some View {
        modified(by: DecorationModifier(decoration: decoration, alignment: alignment, layer: layer))
    }
}

private struct DecorationModifier<Decoration: View>: NodeModifier {
    let decoration: Decoration
    let alignment: Alignment
    let layer: DecorationNode.Layer

    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode {
        var decorations: [LayoutNode] = []
        try context.making.at(Making.decorationStep) {
            decorations = try decoration.nodes(in: context.forChildren())
        }
        return DecorationNode(
            node, decorations: decorations, alignment: alignment, layer: layer, direction: context.direction)
    }
}

/// A view with a decoration behind or in front of it; the decoration is proposed the view's size and never changes it.
/// Source: SwiftUI, rule 1.5.
class DecorationNode: ModifierNode {
    /// The side of the view on which the decoration is drawn, or that the view is only drawn where it is; also its name in the tree.
    enum Layer: String { case background, overlay, mask }

    private(set) final var decorations: [LayoutNode]
    final let layer: Layer
    /// The alignment of the decorations in the view.
    final let alignment: Alignment

    init(
        _ child: LayoutNode, decorations: [LayoutNode], alignment: Alignment, layer: Layer, direction: LayoutDirection
    ) {
        self.decorations = decorations
        self.layer = layer
        self.alignment = alignment
        super.init(child, direction: direction, isRemembering: false)
        for node in decorations { adopt(node) }
    }

    deinit { for node in decorations { release(node) } }

    override final var asDecoration: DecorationNode? { self }

    override func isIndependent(of node: LayoutNode) -> Bool { node !== child }

    /// Takes other decorations in; they are placed with ``placeDecorations()``.
    final func replaceDecorations(with nodes: [LayoutNode]) {
        let former = decorations
        decorations = nodes
        for node in nodes { adopt(node) }
        for node in former where !nodes.contains(where: { $0 === node }) { release(node) }
    }

    override func arrange(_ proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
        placeDecorations()
    }

    /// Places the decorations on the view where it stands.
    final func placeDecorations() {
        guard !decorations.isEmpty else { return }
        let proposal = placedProposal
        let offered = ProposedViewSize(placedSize)
        let (horizontal, vertical) = (alignment.horizontal.guide, alignment.vertical.guide)
        let shared = Point(x: child.guide(horizontal, proposal), y: child.guide(vertical, proposal))
        for node in decorations {
            node.place(
                at: Point(
                    x: shared.x - node.guide(horizontal, offered), y: shared.y - node.guide(vertical, offered)),
                proposal: offered)
        }
    }

    /// Makes decorations that depend on what is in the view, once everything there is made and has its place.
    ///
    /// - Parameters:
    ///   - frame: The frame in the root's logical space.
    ///   - root: The root's direction.
    func settleDecorations(in frame: Rect, of root: LayoutDirection) throws {}

    override var shownChildren: [LayoutNode] {
        layer == .background ? decorations + [child] : [child] + decorations
    }
}
