/// Several views, one after the other.
public struct TupleView<each Content: View>: PrimitiveView {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// The nodes of all views in their order.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for view in repeat each content { nodes += try view.makeNodes(in: context) }
        return nodes
    }
}
