import MizanBase

extension LayoutNode {
    /// The node that everything around this one stands in.
    final var root: LayoutNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// The distance of a child's corner from the node's own, both on the root's leading top side, in the root's logical space.
    final func offset(of child: LayoutNode, root: LayoutDirection) -> Point {
        let x = direction == root ? child.origin.x : placedSize.width - child.origin.x - child.placedSize.width
        return Point(x: x, y: child.origin.y)
    }

    /// The corner of a child on the root's leading top side, in the root's logical space.
    ///
    /// - Parameter origin: The node's own corner.
    final func origin(of child: LayoutNode, at origin: Point, root: LayoutDirection) -> Point {
        let offset = offset(of: child, root: root)
        return Point(x: origin.x + offset.x, y: origin.y + offset.y)
    }
}
