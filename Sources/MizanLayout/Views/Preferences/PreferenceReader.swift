import MizanBase

/// Finds the value of a preference by walking the nodes that are shown, in the order in which their views are drawn.
///
/// Nodes have to be placed, and what is made during the layout has to be there.
struct PreferenceReader<Key: PreferenceKey> {
    private let root: LayoutDirection
    /// The value of the nodes so far; nil while none set one.
    private(set) var value: Key.Value?

    /// - Parameter root: The root's direction.
    init(root: LayoutDirection) { self.root = root }

    /// Adds the value of a node, where it has one.
    ///
    /// - Parameter origin: The node's leading top corner in the root's logical space.
    mutating func add(_ node: LayoutNode, at origin: Point) {
        guard node.preferenceKey == ObjectIdentifier(Key.self), let preference = node as? PreferenceNode<Key> else {
            for child in node.shownChildren { add(child, at: node.origin(of: child, at: origin, root: root)) }
            return
        }
        let place = SpaceConversion(
            frame: Rect(origin: origin, size: node.placedSize), isMirrored: node.direction != root)
        let added = preference.value(at: place) {
            var inner = Self(root: root)
            inner.add(preference.child, at: node.origin(of: preference.child, at: origin, root: root))
            return inner.value
        }
        if var combined = value {
            Key.reduce(value: &combined) { added }
            value = combined
        } else {
            value = added
        }
    }
}
