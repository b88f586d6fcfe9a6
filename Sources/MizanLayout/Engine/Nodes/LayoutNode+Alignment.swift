import MizanBase
import MizanRenderTree

extension LayoutNode {
    /// The alignment in the nearest node around it that is in the tree, as all nodes between them placed it.
    final func alignmentInTree(root: LayoutDirection) -> NodeAlignment {
        var alignment = NodeAlignment()
        for axis in Axis.allCases { alignment[axis] = edge(along: axis, root: root) }
        return alignment
    }

    private func edge(along axis: Axis, root: LayoutDirection) -> NodeAlignment.Edge {
        // Without room to all sides it starts and ends with its parent.
        var found: NodeAlignment.Edge?
        var node = self
        while let parent = node.parent {
            if let edge = parent.room(around: node, along: axis, root: root) {
                guard edge != .unknown, found == nil || found == edge else { return .unknown }
                found = edge
            }
            if parent.identity != nil { break }
            node = parent
        }
        return found ?? .start
    }

    /// The edge that a child is aligned to; nil if it has all the room there is.
    private func room(around child: LayoutNode, along axis: Axis, root: LayoutDirection) -> NodeAlignment.Edge? {
        guard hasRoom(around: child, along: axis) else { return nil }
        let edge = edge(of: child, along: axis)
        guard axis == .horizontal, direction != root else { return edge }
        return switch edge {
        case .start: .end
        case .end: .start
        case .center, .unknown: edge
        }
    }
}

extension AlignmentGuide {
    /// The edge that nodes with this guide on that of their parent keep their distance from.
    var edge: NodeAlignment.Edge {
        switch self {
        case .leading, .top: .start
        case .horizontalCenter, .verticalCenter: .center
        case .trailing, .bottom: .end
        case .decimal, .firstTextBaseline, .lastTextBaseline, .custom: .unknown
        }
    }
}
