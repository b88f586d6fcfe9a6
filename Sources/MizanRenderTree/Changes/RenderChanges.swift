import MizanBase

/// The differences between two trees of one interface, for an embedder that keeps what it made of the former one.
public struct RenderChanges: Hashable, Sendable {
    /// The nodes of both trees that have other properties, or another place in the draw order, in the new tree's order.
    public var changed: [NodePath]
    /// The nodes of the new tree alone, in its order.
    public var inserted: [NodePath]
    /// The nodes of the former tree alone, in its order.
    public var removed: [NodePath]
    /// The places that are drawn differently, on whole pixels, absolute and physical: outside of them both trees draw the
    /// same. At most `rectangleLimit`, which may overlap; they may reach beyond the root, and contain what in the end
    /// looks the same.
    public var dirty: [FixedRect]

    /// The largest number of dirty rectangles; more are merged.
    package static let rectangleLimit = 8

    /// Changes by their parts; none by default.
    package init(
        changed: [NodePath] = [], inserted: [NodePath] = [], removed: [NodePath] = [], dirty: [FixedRect] = []
    ) {
        self.changed = changed
        self.inserted = inserted
        self.removed = removed
        self.dirty = dirty
    }

    /// Whether both trees are the same.
    public var isEmpty: Bool { changed.isEmpty && inserted.isEmpty && removed.isEmpty && dirty.isEmpty }
}
