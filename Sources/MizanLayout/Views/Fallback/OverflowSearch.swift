import MizanBase
import MizanRenderTree

/// Finds the node that makes a rejected alternative of a fallback layout too long.
///
/// The alternative is placed at its ideal length. From there the search goes down to the first child in reading order
/// whose ideal length is greater than its part of the room, and ends at the node whose children all have room. Nodes are
/// named as in a tree with the alternative in it (Definitions 4).
struct OverflowSearch {
    /// The axes on which the fallback layout asks for ideal lengths.
    private let axes: [Axis]
    /// The axis on which the alternative doesn't fit.
    private let axis: Axis
    private var paths: NodePaths
    private var scope = NodePaths.Scope.root
    /// The nodes of the scope before the one that is looked at: names count equal siblings.
    private var earlier: [LayoutNode] = []
    /// The path of the last node that has a name.
    private var path: NodePath?
    /// The number of nodes with a name so far, the alternative's own included.
    private var depth = 0

    /// - Parameter tree: The number of the tree's naming, which the names here are told apart from.
    init(axes: [Axis], axis: Axis, naming tree: UInt32) {
        (self.axes, self.axis) = (axes, axis)
        paths = NodePaths(number: tree | 1 << 31)
    }

    /// The path of the node below the fallback layout; nil if it is the alternative itself.
    ///
    /// - Parameters:
    ///   - alternative: The alternative, placed at its ideal length.
    ///   - room: The length that was proposed.
    mutating func path(in alternative: LayoutNode, room: Double) -> String? {
        var (node, room) = (alternative, room)
        while let next = enter(node, room: room) { (node, room) = next }
        // A modifier is named by its view.
        if node.identity == nil, let subject = node.subject, subject.identity != nil { name(subject) }
        return depth > 1 ? path?.text : nil
    }

    /// Names a node, and finds the first child that is too long, with the length that it was proposed.
    private mutating func enter(_ node: LayoutNode, room: Double) -> (LayoutNode, Double)? {
        if node.identity != nil {
            name(node)
            guard let path else { return nil }
            scope = paths.open(inside: path, of: node, parent: 0, in: scope)
        }
        // The content of a scroll view has all the room that it likes.
        guard !(node is ScrollViewNode) else { return nil }
        let children = (node as? ModifierNode).map { [$0.child] } ?? node.shownChildren
        let share = node.share(along: axis, ideal: axes, of: room)
        for child in children {
            let room = share ?? node.room(for: child, along: axis, of: room)
            let ideal = child.size(child.placedProposal.ideal(along: axes))
            if ideal[axis] > room + layoutTolerance { return (child, room) }
            earlier += Self.named(in: child)
        }
        return nil
    }

    /// Names a node of the scope, after those before it.
    private mutating func name(_ node: LayoutNode) {
        // An id that is none is an error only of a view that is shown.
        for sibling in earlier { _ = try? paths.path(of: sibling, in: scope) }
        earlier = []
        path = try? paths.path(of: node, in: scope)
        depth += 1
    }

    /// The nodes with a name that stand for a node in the tree.
    private static func named(in node: LayoutNode) -> [LayoutNode] {
        if node.identity != nil { return [node] }
        if node.isModifier { return node.subject.map { $0 === node ? [] : named(in: $0) } ?? [] }
        return node.shownChildren.flatMap(named)
    }
}
