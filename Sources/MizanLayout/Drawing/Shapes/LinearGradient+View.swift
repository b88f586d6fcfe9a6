nonisolated extension LinearGradient: PrimitiveView {
    /// One node, a rectangle of the gradient in the frame it is given.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try StyleView(style: self)._makeNodes(in: context, into: &nodes)
    }
}
