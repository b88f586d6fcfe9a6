/// A style as a view that fills its frame.
nonisolated struct StyleView<Style: ShapeStyle>: PrimitiveView {
    let style: Style

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let paint = style.paint(in: context.environment)
        var context = context
        if let finding = paint.shadowFinding { context.add(finding) }
        let node = FillNode(
            context.making.fill(paint, direction: context.direction, environment: context.environment),
            identity: context.identity(paint.gradient?.typeName ?? "Color"))
        nodes.append(try paint.shadowed(node, in: context))
    }
}

nonisolated extension Color: PrimitiveView {
    /// One node, a rectangle of the colour in the frame it is given.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try StyleView(style: self)._makeNodes(in: context, into: &nodes)
    }
}
