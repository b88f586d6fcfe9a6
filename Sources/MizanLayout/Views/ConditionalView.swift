/// One of two views, from an `if` with an `else`.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    /// The nodes of the branch that was taken.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        switch self {
        case .first(let view): try view.makeNodes(in: context)
        case .second(let view): try view.makeNodes(in: context)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// No body: the nodes are the wrapped view's.
    public var body: NoBody { NoBody() }

    /// The nodes of the wrapped view, none where there is none.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try self?.makeNodes(in: context) ?? []
    }
}
