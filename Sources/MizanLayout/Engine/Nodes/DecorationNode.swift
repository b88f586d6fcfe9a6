import MizanBase

/// A view with a decoration behind or in front of it; the decoration is proposed the view's size and never changes it.
/// Source: SwiftUI, rule 1.5.
class DecorationNode: ModifierNode {
    /// The side of the view on which the decoration is drawn, or that the view is only drawn where it is; also its name in the tree.
    enum DecorationLayer: String { case background, overlay, mask }

    private(set) final var decorations: [LayoutNode]
    final let layer: DecorationLayer
    /// The alignment of the decorations in the view.
    final let alignment: Alignment

    init(
        _ child: LayoutNode, decorations: [LayoutNode], alignment: Alignment, layer: DecorationLayer,
        direction: LayoutDirection
    ) {
        self.decorations = decorations
        self.layer = layer
        self.alignment = alignment
        super.init(child, direction: direction, isRemembering: false)
        for node in decorations { adopt(node) }
    }

    deinit { for node in decorations { release(node) } }

    override final var settlesContentFirst: Bool { dependsOnContent }

    override final func settleContent(in builder: RenderTreeBuilder, at origin: Point) throws {
        guard dependsOnContent else { return try super.settleContent(in: builder, at: origin) }
        try builder.settleAll([child], in: self, at: origin)
        try settleDecorations(in: Rect(origin: origin, size: placedSize), of: builder.rootDirection)
        try builder.settleAll(decorations, in: self, at: origin)
    }

    override final func addContent(
        to builder: inout RenderTreeBuilder, at origin: Point, in scope: NodePaths.Scope, inputs: AuthoredArguments
    ) throws -> Int {
        try builder.add(self, at: origin, in: scope, inputs: inputs)
    }

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
