/// A modifier that puts each node of a view into another node, which sets the safe area of the view once it has its place.
package protocol SafeAreaModifier {
    /// The node around a node of the view, made in the context around the modifier.
    ///
    /// - Parameter inner: The area that the node sets.
    func node(around node: LayoutNode, inner: SafeArea, in context: ViewContext) throws -> LayoutNode

    /// Whether the node is needed in the context around the modifier.
    func isNeeded(in context: ViewContext) -> Bool
}

extension SafeAreaModifier {
    package func isNeeded(in context: ViewContext) -> Bool { true }
}

/// A view with a safe area of its own, which a node around it sets once it has its place.
nonisolated package struct SafeAreaView<Content: View, Modifier: SafeAreaModifier>: PrimitiveView, RememberedView {
    let content: Content
    let modifier: Modifier

    package init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        guard modifier.isNeeded(in: context) else {
            return try context.making.at(NodeMakingContext.modifierStep) {
                try content._makeNodes(in: context.nested(), into: &nodes)
            }
        }
        // Nodes of one content may share it: each sets it before what is inside it asks.
        let area = context.making.element?.storage(0) { SafeArea() } ?? SafeArea()
        var inner = try context.nested()
        inner.environment.safeArea = area
        let start = nodes.count
        try context.making.at(NodeMakingContext.modifierStep) { try content._makeNodes(in: inner, into: &nodes) }
        for index in start..<nodes.count {
            nodes[index] = try context.making.around(nodes[index], number: index - start) {
                try modifier.node(around: $0, inner: area, in: context)
            }
        }
    }
}
