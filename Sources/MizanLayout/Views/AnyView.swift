/// A view of any type. Source: SwiftUI's `AnyView`.
public struct AnyView: PrimitiveView {
    private let content: any View

    /// The view with its type hidden; it lays out as it would by itself.
    public init(_ view: some View) { content = view }

    /// The nodes of the hidden view.
    ///
    /// - Throws: `DiagnosticError` where views are nested too deep: what hides a type can nest without end.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.makeNodes(in: context.nested())
    }
}
