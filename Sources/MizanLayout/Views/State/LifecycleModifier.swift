/// A modifier with a place of its own in a session: it is told when its view appears, is made anew, and is gone.
///
/// A session calls it on the thread of its update, after the modifier's view was made; what the author wants to happen is queued
/// with ``ViewElement/enqueue(_:)`` and runs when the layout is done. A still layout calls nothing.
package protocol LifecycleModifier {
    /// The memory of the modifier at its place.
    associatedtype Storage: AnyObject

    /// An empty memory, for a view that appears.
    func makeStorage() -> Storage
    /// The view is there for the first time.
    func appeared(_ storage: Storage, in element: ViewElement)
    /// The view was there before, and the modifier is another value.
    func updated(_ storage: Storage, in element: ViewElement)
    /// The view is gone. Its element queues for it what is to happen, where the session still updates.
    func disappeared(_ storage: Storage, from element: ViewElement)
}

/// A view with a modifier that follows its life.
nonisolated struct LifecycleView<Content: View, Modifier: LifecycleModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    /// The nodes of the content.
    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.follow(content, by: modifier, into: &nodes) { LifecycleElement($0, at: $1, in: $2) }
    }
}

nonisolated extension View {
    package func lifecycle(_ modifier: some LifecycleModifier) -> some View {
        LifecycleView(content: self, modifier: modifier)
    }
}

extension ViewElement {
    /// Queues an action of the author's, which runs on the thread of an update.
    package func perform(_ action: @escaping () -> Void) {
        let action = DeferredAction(run: action)
        enqueue { action.run() }
    }
}

/// An action that goes from an update to the end of it, on a thread that works on the session alone.
private struct DeferredAction: @unchecked Sendable {
    let run: () -> Void
}
