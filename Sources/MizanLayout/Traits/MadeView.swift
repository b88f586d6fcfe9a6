/// A view whose node is made already: a container puts it among views of its own.
struct MadeView: PrimitiveView {
    let node: LayoutNode

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws { nodes.append(node) }
}

extension MadeView: SamenessComparable {
    func isSame(as other: MadeView) -> Bool { node === other.node }
}
