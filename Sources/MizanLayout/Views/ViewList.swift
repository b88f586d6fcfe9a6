/// Views whose number is known only at run time, one after the other.
public struct ViewList: PrimitiveView {
    private let content: [AnyView]

    /// The views in the order that they are laid out in.
    public init(_ content: [AnyView]) { self.content = content }

    /// The nodes of all views in their order.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.flatMap { try $0.makeNodes(in: context) }
    }
}
