import MizanBase

/// Where a layout puts a node in its parent: which edge stays at the same distance if the parent grows.
///
/// Sides are leading and trailing in the direction of the tree. It is no part of a tree, and is known only of one that was laid
/// out just now.
package struct NodeAlignment: Hashable, Sendable {
    /// The edge of the parent that the node keeps its distance from.
    package enum Edge: Hashable, Sendable {
        /// It isn't known: the node follows siblings, or its parent computes places in another way.
        case unknown
        /// The leading or top edge.
        case start
        /// The middle.
        case center
        /// The trailing or bottom edge.
        case end
    }

    /// From side to side.
    package var horizontal: Edge
    /// From top to bottom.
    package var vertical: Edge

    /// An alignment on both axes; by default it isn't known.
    package init(horizontal: Edge = .unknown, vertical: Edge = .unknown) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package subscript(axis: Axis) -> Edge {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}
