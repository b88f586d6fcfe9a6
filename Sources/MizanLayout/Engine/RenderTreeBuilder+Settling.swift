import MizanBase

extension RenderTreeBuilder {
    /// Lets a node and everything that is shown in it do what needs their places, before any of it is added: decorations that
    /// are made for the preferences of a view, such as a background, may come before that view.
    ///
    /// - Parameter origin: The node's leading top corner in the root's logical space.
    func settleAll(_ node: LayoutNode, at origin: Point) throws {
        // A node that was settled for the former tree, and is as it was, would do the same again.
        if former != nil, node.rendered.isClean, node.rendered.origin == origin { return }
        let frame = Rect(origin: origin, size: node.placedSize)
        try node.settle(in: frame, of: rootDirection)
        guard node.dependsOnContent, let decoration = node.asDecoration else {
            return try settleAll(node.shownChildren, in: node, at: origin)
        }
        try settleAll([decoration.child], in: decoration, at: origin)
        try decoration.settleDecorations(in: frame, of: rootDirection)
        try settleAll(decoration.decorations, in: decoration, at: origin)
    }

    private func settleAll(_ children: [LayoutNode], in node: LayoutNode, at origin: Point) throws {
        for child in children { try settleAll(child, at: node.origin(of: child, at: origin, root: rootDirection)) }
    }
}
