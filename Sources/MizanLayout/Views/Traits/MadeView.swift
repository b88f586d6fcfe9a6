/// A view whose node is made already: a container puts it among views of its own.
nonisolated package struct MadeView: PrimitiveView {
    let node: LayoutNode

    package init(node: LayoutNode) {
        self.node = node
    }

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws { nodes.append(node) }
}

extension LayoutNode {
    /// Whether the node may have a value of its own for a custom guide.
    package final var hasCustomGuides: Bool { traits.guides.contains(.custom) }
}

extension MadeView: ViewEqualityComparable {
    package func isSame(as other: MadeView) -> Bool { node === other.node }
}
