/// A view that shows nothing.
nonisolated public struct EmptyView: PrimitiveView {
    /// A view that takes no space, not even a stack's distance.
    public init() {}

    /// No node.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {}
}
