/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
    /// A view that takes no space, not even a stack's distance.
    public init() {}

    /// No node.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] { [] }
}
