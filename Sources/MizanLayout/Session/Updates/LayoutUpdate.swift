import MizanBase
import MizanRenderTree

/// The outcome of one update of a ``LayoutSession``.
public struct LayoutUpdate: Sendable {
    /// The tree, the places of ids, and the problems that a reader would notice in it.
    public let layout: LaidOutView
    /// The difference to the tree before the update: paths of nodes, and rectangles to draw anew.
    public let changes: RenderChanges

    /// Where the focus is now, with its keyboard and its caret; nil where that is as after the update before.
    public let focus: FocusChange?

    package init(layout: LaidOutView, changes: RenderChanges, focus: FocusChange? = nil) {
        self.layout = layout
        self.changes = changes
        self.focus = focus
    }

    /// The tree, which shares what is the same with the one before.
    public var tree: RenderTree { layout.tree }
    /// Whether the tree is the same as before.
    public var isUnchanged: Bool { changes.isEmpty }
}

extension RenderChanges {
    /// The difference of the first tree of a session to nothing.
    init(first tree: RenderTree) {
        self.init(
            inserted: tree.nodes.map(\.name), dirty: [FixedRect(origin: .zero, size: tree.size)])
    }
}
