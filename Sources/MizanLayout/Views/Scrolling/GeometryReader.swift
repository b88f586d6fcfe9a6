import MizanBase

/// A view whose content is made for its size. Source: SwiftUI's `GeometryReader`.
///
/// It takes the proposed size, 10 where none is proposed. Its content is made once everything around it has its place,
/// is proposed the reader's size, and stands at the leading top corner; it affects nothing outside. Its errors are
/// errors of the layout.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView, RememberedView {
    private let content: DeferredContent<GeometryProxy, Content>

    /// A reader whose content knows its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = DeferredContent(content)
    }

    /// A reader whose content comes from outside and may be invalid.
    public init(throwing content: @escaping (GeometryProxy) throws -> Content) {
        self.content = DeferredContent(content)
    }

    /// One node, with nothing inside yet.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let inner = try context.forChildren()
        let deferred = context.deferred()
        nodes.append(
            GeometryReaderNode(
                environment: context.environment, identity: context.identity("GeometryReader"),
                direction: context.direction, element: deferred
            ) { [content] proxy in
                guard let deferred else { return try content(proxy).nodes(in: inner) }
                return try deferred.nodes {
                    try deferred.tracking { try content(proxy) }._makeNodes(in: inner, into: &$0)
                }
            })
    }
}

private final class GeometryReaderNode: LayoutNode {
    private let safeArea: SafeArea?
    private let isInsideCoordinateSpace: Bool
    private let make: (GeometryProxy) throws -> [LayoutNode]
    private var content: [LayoutNode] = []
    /// The content's element in a session, where it stays while nothing changes.
    private let element: DeferredElement?
    private var lastProxy: GeometryProxy?

    init(
        environment: EnvironmentValues, identity: NodeIdentity, direction: LayoutDirection, element: DeferredElement?,
        make: @escaping (GeometryProxy) throws -> [LayoutNode]
    ) {
        safeArea = environment.safeArea
        isInsideCoordinateSpace = environment.isInsideCoordinateSpace
        self.make = make
        self.element = element
        super.init(identity: identity, direction: direction, traits: .greedy, isRemembering: false)
    }

    override var leastWidth: Double { 0 }

    deinit { for node in content { release(node) } }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        // A frame that is not finite is an error of the reader, which is found before its content.
        guard frame.maxX.isFinite, frame.maxY.isFinite else { return }
        let proxy = GeometryProxy(
            of: self, in: frame, direction: direction, root: root, safeArea: safeArea,
            isInsideCoordinateSpace: isInsideCoordinateSpace)
        slot.dependsOnPositionsOutside = isInsideCoordinateSpace
        if element?.needsContent ?? false || proxy != lastProxy {
            let former = content
            content = try make(proxy)
            for node in content { adopt(node) }
            for node in former where node.parent === self && !content.contains(where: { $0 === node }) { release(node) }
            lastProxy = proxy
            countChange()
        }
        for node in content { node.place(at: .zero, proposal: ProposedViewSize(frame.size)) }
    }

    override func isIndependent(of node: LayoutNode) -> Bool { true }

    override var shownChildren: [LayoutNode] { content }
}
