/// A modifier that puts each node of a view into another node.
///
/// It is a value with what the author gave the modifier: two equal ones make equal nodes in the same context.
protocol NodeModifier {
    /// The node around a node of the view, made in the context around the modifier.
    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode
}

/// A view with a modifier: each of its nodes is put into another node; for a grid's row, each of its cells.
struct ModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let start = nodes.count
        try content._makeNodes(in: context.nested(), into: &nodes)
        for index in start..<nodes.count {
            if let row = nodes[index] as? GridRowNode {
                nodes[index] = try row.modified { try modifier.node(around: $0, in: context) }
            } else {
                nodes[index] = try modifier.node(around: nodes[index], in: context)
            }
        }
    }
}

extension View {
    /// The view with each of its nodes put into another.
    func modified<Modifier: NodeModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
        ModifiedView(content: self, modifier: modifier)
    }

    /// The view with each of its nodes put into another, made in the context around the modifier.
    func modified(
        _ wrap: @escaping (LayoutNode, ViewContext) throws -> LayoutNode
    ) -> ModifiedView<Self, ClosureModifier> {
        modified(by: ClosureModifier(wrap: wrap))
    }
}

struct ClosureModifier: NodeModifier {
    let wrap: (LayoutNode, ViewContext) throws -> LayoutNode

    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode { try wrap(node, context) }
}
