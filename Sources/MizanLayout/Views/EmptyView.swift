/// Nothing.
public struct EmptyView: PrimitiveView {
    public init() {}

    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] { [] }
}
