/// One of two views, from an `if` with an `else`.
nonisolated public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    /// The nodes of the branch that was taken.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let outer = context.making.position
        defer { context.making.leave(to: outer) }
        switch self {
        case .first(let view):
            _ = context.making.enter(1)
            try view._makeNodes(in: context, into: &nodes)
        case .second(let view):
            _ = context.making.enter(2)
            try view._makeNodes(in: context, into: &nodes)
        }
    }
}

nonisolated extension Optional: View where Wrapped: View {
    /// No body: the nodes are the wrapped view's.
    public var body: NoBody { NoBody() }

    /// The nodes of the wrapped view, none where there is none.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try self?._makeNodes(in: context, into: &nodes)
    }
}
