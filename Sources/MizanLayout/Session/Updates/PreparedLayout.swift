import MizanBase

/// The nodes of a view before layout, for benchmarks that measure layout without the making of nodes.
///
/// The caller bounds the depth: unlike `renderTree`, it runs on the calling thread's stack.
@_spi(Benchmarks) public struct PreparedLayout {
    private let root: LayoutNode

    /// The nodes of a view.
    ///
    /// - Throws: `DiagnosticError` for a view that is too deep or has too many views.
    public init(_ view: some View, environment: EnvironmentValues) throws {
        root = StackNode.column(
            of: try view.nodes(in: ViewContext(environment: environment)), direction: environment.layoutDirection)
    }

    /// Measures and places the root and all in it, centred in the proposal. Nodes live for one layout, so call it once.
    public mutating func layOut(_ proposal: ProposedViewSize) {
        let size = root.size(proposal)
        let host = proposal.replacingUnspecifiedDimensions(by: size)
        root.place(
            at: Point(x: (host.width - size.width) / 2, y: (host.height - size.height) / 2), proposal: proposal)
    }

    /// The frames of the nodes that have none inside them, in the order of the views: in points from the root's leading top
    /// corner, before they are rounded.
    public var leafFrames: [Rect] {
        var frames: [Rect] = []
        func add(_ node: LayoutNode, at origin: Point) {
            let origin = Point(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
            if node.children.isEmpty { frames.append(Rect(origin: origin, size: node.placedSize)) }
            for child in node.children { add(child, at: origin) }
        }
        add(root, at: .zero)
        return frames
    }
}
