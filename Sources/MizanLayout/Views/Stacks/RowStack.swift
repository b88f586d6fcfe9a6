import MizanBase

/// A control's label and its value side by side: a stack that keeps the words of its views whole, and becomes a column if they
/// don't fit.
nonisolated package struct RowStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: VerticalAlignment
    private let spacing: Double
    private let columnSpacing: Double
    private let name: String?
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of the views in the row.
    ///   - spacing: The distance between neighbours in the row, in points.
    ///   - columnSpacing: The distance between neighbours in the column, in points.
    ///   - name: The name in the tree; nil if the views belong to the enclosing node.
    package init(
        alignment: VerticalAlignment = .center, spacing: Double = 8, columnSpacing: Double = 8,
        name: String? = "HStack", @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.columnSpacing = columnSpacing
        self.name = name
        self.content = content()
    }

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let children = try content.nodes(in: context.forChildren(in: .horizontal))
        if let former = context.making.element?.formerNode(RowNode.self), former.alignment == alignment.guide,
            former.spacing == spacing, former.columnSpacing == columnSpacing,
            former.children.elementsEqual(children, by: ===)
        {
            return nodes.append(former)
        }
        nodes.append(
            RowNode(
                alignment: alignment.guide, spacing: spacing, columnSpacing: columnSpacing,
                identity: name.map { context.identity($0) },
                direction: context.direction, children: children))
    }
}
