/// Nothing.
public struct EmptyView: PrimitiveView {
    /// A view that takes no place, not even a stack's distance.
    public init() {}

    /// No node.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] { [] }
}
