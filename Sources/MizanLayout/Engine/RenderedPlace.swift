import MizanBase

/// The place of a node in the tree that it was last added to, so that a session finds it there again.
struct RenderedPlace {
    /// The index of the first of its nodes in the tree; of all nodes inside, for a modifier of the first of its view's.
    var start: Int32 = -1
    /// The number of nodes of it and everything inside.
    var count: Int32 = 0
    /// The leading top corner in the root's logical space.
    var origin = Point.zero
}
