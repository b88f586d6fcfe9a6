import MizanBase

extension RenderTreeBuilder {
    /// Lets a node and everything that is shown in it do what needs their places, before any of it is added: decorations that
    /// are made for the preferences of a view, such as a background, may come before that view.
    ///
    /// - Parameter origin: The node's leading top corner in the root's logical space.
    func settleAll(_ node: LayoutNode, at origin: Point) throws {
        // A node that was settled for the former tree, and is as it was, would do the same again.
        if former != nil, node.slot.isClean, node.slot.origin == origin { return }
        try node.settle(in: Rect(origin: origin, size: node.placedSize), of: rootDirection)
        try node.settleContent(in: self, at: origin)
    }

    func settleAll(_ children: [LayoutNode], in node: LayoutNode, at origin: Point) throws {
        for child in children { try settleAll(child, at: node.origin(of: child, at: origin, root: rootDirection)) }
    }
}
