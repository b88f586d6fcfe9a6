import MizanBase

/// A modifier that looks at its view after each layout of a session that the view is part of.
///
/// A still layout asks none. The author's actions are queued with ``ViewElement/perform(_:)``.
protocol LayoutObserver {
    /// The memory of the modifier at its place, while its view is shown.
    associatedtype LastPreference

    /// Looks at the layout.
    ///
    /// - Parameters:
    ///   - nodes: The nodes of the view, in their places.
    ///   - memory: The memory; nil where the view appears.
    ///   - isModified: Whether the modifier or its nodes are others than at the last call.
    ///   - root: The root's direction.
    ///   - element: The element at the modifier's place.
    func look(
        at nodes: [LayoutNode], memory: inout LastPreference?, isModified: Bool, root: LayoutDirection,
        in element: ViewElement)
}

/// A view with a modifier that looks at its layout.
nonisolated struct ObservedView<Content: View, Observer: LayoutObserver>: PrimitiveView {
    let content: Content
    let observer: (ViewContext) -> Observer

    /// The nodes of the content.
    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.follow(content, by: observer(context), into: &nodes) {
            LayoutObserverElement($0, at: $1, in: $2)
        }
    }
}

/// The place of a modifier that looks at layouts.
private final class LayoutObserverElement<Observer: LayoutObserver>: FollowingElement<Observer>, @unchecked Sendable {
    private var memory: Observer.LastPreference?

    override func look(at shown: [LayoutNode]) {
        guard !shown.isEmpty else { return lookAway() }
        modifier.look(at: shown, memory: &memory, isModified: isModified, root: changes.rootDirection, in: self)
    }

    override func lookAway() { memory = nil }
}
