import MizanBase

/// Views below each other at their ideal heights, in a stack of the proposed width. Source: SwiftUI's `LazyVStack`.
public struct LazyVStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the stack's width.
    ///   - spacing: The distance between neighbours in points; nil takes what they prefer, else 8.
    ///   - pinnedViews: Accepted as in SwiftUI; without effect on a layout at rest.
    ///   - content: The views, from top to bottom.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// One node for the stack.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            LazyStackNode(
                axis: .vertical, alignment: alignment.guide, spacing: spacing,
                identity: context.identity("LazyVStack"), direction: context.direction,
                children: try content.nodes(in: context.forChildren(in: .vertical))))
    }
}
