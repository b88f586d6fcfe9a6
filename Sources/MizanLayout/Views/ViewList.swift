/// Views whose number is known only at run time, one after the other.
public struct ViewList: PrimitiveView {
    private let content: [AnyView]

    public init(_ content: [AnyView]) { self.content = content }

    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.flatMap { try $0.makeNodes(in: context) }
    }
}
