/// One of two views, from an `if` with an `else`.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    /// The nodes of the branch that was taken.
    @_spi(Engine) public func makeNodes(in context: ViewContext, into nodes: inout [LayoutNode]) throws {
        switch self {
        case .first(let view): try context.making.at(1) { try view.makeNodes(in: context, into: &nodes) }
        case .second(let view): try context.making.at(2) { try view.makeNodes(in: context, into: &nodes) }
        }
    }
}

extension Optional: View where Wrapped: View {
    /// No body: the nodes are the wrapped view's.
    public var body: NoBody { NoBody() }

    /// The nodes of the wrapped view, none where there is none.
    @_spi(Engine) public func makeNodes(in context: ViewContext, into nodes: inout [LayoutNode]) throws {
        try self?.makeNodes(in: context, into: &nodes)
    }
}
