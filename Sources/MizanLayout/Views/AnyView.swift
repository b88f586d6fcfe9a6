/// A view of any type. Source: SwiftUI's `AnyView`.
public struct AnyView: PrimitiveView {
    private let content: any View

    public init(_ view: some View) { content = view }

    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.makeNodes(in: context)
    }
}
