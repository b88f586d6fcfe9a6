/// One of two views, of an `if` with an `else`.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        switch self {
        case .first(let view): try view.makeNodes(in: context)
        case .second(let view): try view.makeNodes(in: context)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: NoBody { NoBody() }

    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try self?.makeNodes(in: context) ?? []
    }
}
