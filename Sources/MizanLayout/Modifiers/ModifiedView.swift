/// A view with a modifier: each of its nodes is put into another node; for a grid's row, each of its cells.
struct ModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let wrap: (LayoutNode, ViewContext) throws -> LayoutNode

    func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.makeNodes(in: context.nested()).map { node in
            guard let row = node as? GridRowNode else { return try wrap(node, context) }
            return try row.modified { try wrap($0, context) }
        }
    }
}

extension View {
    /// The view with each of its nodes put into another, made in the context around the modifier.
    func modified(_ wrap: @escaping (LayoutNode, ViewContext) throws -> LayoutNode) -> some View {
        ModifiedView(content: self, wrap: wrap)
    }
}
