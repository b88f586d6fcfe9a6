/// Several views that take modifiers together. Source: SwiftUI's `Group`.
nonisolated public struct Group<Content: View>: PrimitiveView {
    package let content: Content

    /// A group; its modifiers apply to each of the views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The nodes of the content: a group arranges nothing and has no name in the tree.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try content._makeNodes(in: try context.passing(), into: &nodes)
    }
}
