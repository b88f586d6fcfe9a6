/// A modifier that puts each node of a view into another node.
///
/// It is a value with what the author gave the modifier: two equal ones make equal nodes in the same context.
package protocol NodeModifier {
    /// The node around a node of the view, made in the context around the modifier.
    func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode
}

/// A view with a modifier: each of its nodes is put into another node; for a grid's row, each of its cells.
///
/// The content is one step further in than the modifier, so that what an outer modifier adds stands elsewhere in the structure
/// than what an inner one adds.
nonisolated package struct ModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let start = nodes.count
        let outer = context.making.enter(NodeMakingContext.modifierStep)
        defer { context.making.leave(to: outer) }
        try content._makeNodes(in: context.nested(), into: &nodes)
        context.making.leave(to: outer)
        for index in start..<nodes.count {
            var number = nodes[index].isModifiedAsWhole ? index - start : 0
            nodes[index] = try nodes[index].modified { node in
                defer { number += 1 }
                return try context.making.around(node, number: number) { try modifier.node(around: $0, in: context) }
            }
        }
    }
}

nonisolated extension View {
    /// The view with each of its nodes put into another.
    package func modified<Modifier: NodeModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
        ModifiedView(content: self, modifier: modifier)
    }
}

extension NodeMakingContext {
    /// Makes the node around one of the nodes of a modified view. What the modifier adds to the second and the following ones
    /// is told from what it adds to the first by their number.
    func around(
        _ node: LayoutNode, number: Int, _ make: (LayoutNode) throws -> LayoutNode
    ) rethrows -> LayoutNode {
        guard number > 0 else { return try make(node) }
        var result = node
        try at(UInt64(truncatingIfNeeded: number)) { result = try make(node) }
        return result
    }
}
