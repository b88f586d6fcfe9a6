import MizanBase

/// Views on top of each other. Source: SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: Alignment
    private let content: Content

    /// - Parameters:
    ///   - alignment: The guides of the children that lie on each other.
    ///   - content: The views, the lowest first.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// One node for the stack, its children in draw order.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            ZStackNode(
                alignment: alignment, identity: context.identity("ZStack"), direction: context.direction,
                children: try content.nodes(in: context.forChildren())))
    }
}
