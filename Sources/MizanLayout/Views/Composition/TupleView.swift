/// Several views, one after the other. Source: SwiftUI's `TupleView`.
nonisolated public struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    /// Makes the nodes of the tuple's views, whose types `T` doesn't name one by one.
    private let parts: any TupleParts.Type

    /// The views of a tuple.
    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        parts = PartsOfTuple<repeat each Content>.self
    }

    /// The nodes of all views in their order.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try parts.makeNodes(of: value, in: context, into: &nodes)
    }
}

/// The types of a tuple's views.
private protocol TupleParts {
    /// Adds the nodes of a tuple of these types.
    static func makeNodes<Tuple>(
        of tuple: Tuple, in context: _ViewContext, into nodes: inout _NodeList
    ) throws
}

private struct PartsOfTuple<each Content: View>: TupleParts {
    static func makeNodes<Tuple>(of tuple: Tuple, in context: _ViewContext, into nodes: inout _NodeList) throws {
        guard let views = tuple as? (repeat each Content) else { return }
        var index: UInt64 = 0
        for view in repeat each views {
            let outer = context.making.enter(index)
            defer { context.making.leave(to: outer) }
            try view._makeNodes(in: context, into: &nodes)
            index += 1
        }
    }
}
