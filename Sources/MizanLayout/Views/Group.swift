/// Several views that take modifiers together. Source: SwiftUI's `Group`.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// A group; its modifiers apply to each of the views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The nodes of the content: a group arranges nothing and has no name in the tree.
    @_spi(Engine) public func makeNodes(in context: ViewContext, into nodes: inout [LayoutNode]) throws {
        try content.makeNodes(in: try context.nested(), into: &nodes)
    }
}
