import MizanBase

/// Views beside each other at their ideal widths, in a stack of the proposed height. Source: SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the stack's height.
    ///   - spacing: The distance between neighbours in points; nil takes what they prefer, else 8.
    ///   - pinnedViews: Accepted as in SwiftUI; without effect on a layout at rest.
    ///   - content: The views, from leading to trailing.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
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
                axis: .horizontal, alignment: alignment.guide, spacing: spacing,
                identity: context.identity("LazyHStack"), direction: context.direction,
                children: try content.nodes(in: context.forChildren(in: .horizontal))))
    }
}
