/// Several views that take modifiers together. Source: SwiftUI's `Group`.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.makeNodes(in: try context.nested())
    }
}
