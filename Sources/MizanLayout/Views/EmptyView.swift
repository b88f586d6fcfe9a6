/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
    /// A view that takes no space, not even a stack's distance.
    public init() {}

    /// No node.
    @_spi(Engine) public func makeNodes(in context: ViewContext, into nodes: inout [LayoutNode]) throws {}
}
