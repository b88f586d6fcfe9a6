import MizanBase

/// A view whose content is made for its size. Source: SwiftUI's `GeometryReader`.
///
/// It takes the proposed size, 10 where none is proposed. Its content is made once everything around it has its place,
/// is proposed the reader's size, and stands at the leading top corner; it affects nothing outside. Its errors are
/// errors of the layout.
public struct GeometryReader<Content: View>: PrimitiveView {
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
        let inner = try context.forChildren()
        nodes.append(
            GeometryReaderNode(
                safeArea: context.environment.safeArea, identity: context.identity("GeometryReader"),
                direction: context.direction
            ) { try content($0).nodes(in: inner) })
    }
}

/// The place and the size of a ``GeometryReader``. Source: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Hashable, Sendable {
    /// The reader's size, in points.
    public let size: Size
    /// The extent of the root beyond each edge of the reader that lies on the border of the safe area.
    public let safeAreaInsets: EdgeInsets
    private let globalOrigin: Point

    fileprivate init(size: Size, safeAreaInsets: EdgeInsets, globalOrigin: Point) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.globalOrigin = globalOrigin
    }

    /// The reader's frame in points, before it is rounded to pixels. Source: SwiftUI's `frame(in:)`.
    public func frame(in space: CoordinateSpace) -> Rect {
        Rect(origin: space == .local ? .zero : globalOrigin, size: size)
    }
}

/// The space in which a frame is measured. Source: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable, Sendable {
    /// The space from the leading top corner of the root, so that content made for a place is mirrored with it.
    case global
    /// The space from the leading top corner of the view itself.
    case local
}

private final class GeometryReaderNode: LayoutNode {
    private let safeArea: SafeArea?
    private let make: (GeometryProxy) throws -> [LayoutNode]
    private var content: [LayoutNode] = []

    init(
        safeArea: SafeArea?, identity: NodeIdentity, direction: LayoutDirection,
        make: @escaping (GeometryProxy) throws -> [LayoutNode]
    ) {
        self.safeArea = safeArea
        self.make = make
        super.init(identity: identity, direction: direction, traits: .greedy, isRemembering: false)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        // A frame that is not finite is an error of the reader, which is found before its content.
        guard frame.maxX.isFinite, frame.maxY.isFinite else { return }
        let insets = safeArea?.room(around: frame) ?? EdgeInsets()
        content = try make(
            GeometryProxy(
                size: frame.size, safeAreaInsets: direction == root ? insets : insets.mirrored,
                globalOrigin: frame.origin))
        for node in content { node.place(at: .zero, proposal: ProposedViewSize(frame.size)) }
    }

    override var shownChildren: [LayoutNode] { content }
}
