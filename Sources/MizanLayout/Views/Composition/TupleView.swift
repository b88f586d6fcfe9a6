/// Several views, one after the other.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
    package let content: (repeat each Content)

    package init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// The nodes of all views in their order.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var index: UInt64 = 0
        for view in repeat each content {
            let outer = context.making.enter(index)
            defer { context.making.leave(to: outer) }
            try view._makeNodes(in: context, into: &nodes)
            index += 1
        }
    }
}
