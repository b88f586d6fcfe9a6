import MizanBase

/// A node around one other, which makes no node of its own in the tree and passes everything on.
package class ModifierNode: LayoutNode {
    private(set) final var child: LayoutNode

    /// - Parameters:
    ///   - traits: The node's traits; the child's where nil.
    ///   - adopts: Whether the child tells this node when it changes.
    init(
        _ child: LayoutNode, direction: LayoutDirection, traits: LayoutTraits? = nil, isRemembering: Bool = true,
        adopts: Bool = true
    ) {
        self.child = child
        super.init(direction: direction, traits: traits ?? child.traits, isRemembering: isRemembering)
        if adopts { adopt(child) }
    }

    deinit { release(child) }

    /// Puts another node in the place of the child.
    final func replaceChild(with node: LayoutNode) {
        release(child)
        child = node
        adopt(node)
    }

    package override var children: [LayoutNode] { [child] }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(proposal) }

    package override var leastWidth: Double { child.leastWidth }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: proposal) }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, proposal)
    }

    /// Whether nodes are shown beside the child.
    var showsMore: Bool { false }

    override var isModifier: Bool { true }

    override func addContent(
        to builder: inout RenderTreeBuilder, at origin: Point, in scope: NodePaths.Scope, inputs: AuthoredArguments
    ) throws -> Int {
        guard !showsMore else {
            return try super.addContent(to: &builder, at: origin, in: scope, inputs: inputs)
        }
        let inner = self.origin(of: child, at: origin, root: builder.rootDirection)
        return try builder.add(child, at: inner, in: scope, inputs: inputs)
    }

    override var addsSiblings: Bool { showsMore || child.addsSiblings }

    package override var subject: LayoutNode? { child.subject }
}
