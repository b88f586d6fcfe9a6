import MizanBase
import MizanRenderTree

/// The place of a node in the tree that it was last added to, so that a session finds it there again.
struct TreeSlot {
    /// The node's path, decided by the naming of that number; for a modifier the path of its view.
    var path: NodePath?
    /// The leading top corner in the root's logical space.
    var origin = Point.zero
    /// The index of the first of its nodes in the tree; of all nodes inside, for a modifier of the first of its view's. Below 0
    /// where it has none.
    var start: Int32 = -1
    /// The number of nodes of it and everything inside.
    var count: Int32 = 0
    /// The number of the naming that decided the path.
    var naming: UInt32 = 0
    /// Whether it is drawn above its siblings, as a pinned header is.
    var isRaised = false
    /// Whether nothing inside has changed since.
    var isClean = false
    /// Whether a node of it or inside has an author's id.
    var hasIdentifiers = false
    /// Whether its content is made for places outside of it, beside its own, so that it is looked at in each layout.
    var dependsOnPositionsOutside = false
    /// The number of changes of it and everything inside, to tell whether there was one since a number was read.
    var changeCount: UInt32 = 0
}
