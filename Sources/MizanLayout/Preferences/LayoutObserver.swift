import MizanBase

/// A modifier that looks at its view after each layout of a session that the view is part of.
///
/// A still layout asks none. The author's actions are queued with ``ViewElement/perform(_:)``.
protocol LayoutObserver {
    /// The memory of the modifier at its place, while its view is shown.
    associatedtype Memory

    /// Looks at the layout.
    ///
    /// - Parameters:
    ///   - nodes: The nodes of the view, in their places.
    ///   - memory: The memory; nil where the view appears.
    ///   - isModified: Whether the modifier or its nodes are others than at the last call.
    ///   - root: The root's direction.
    ///   - element: The element at the modifier's place.
    func look(
        at nodes: [LayoutNode], memory: inout Memory?, isModified: Bool, root: LayoutDirection,
        in element: ViewElement)
}

/// A view with a modifier that looks at its layout.
struct ObservedView<Content: View, Observer: LayoutObserver>: PrimitiveView {
    let content: Content
    let observer: (ViewContext) -> Observer

    /// The nodes of the content.
    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let start = nodes.count
        try context.making.at(Making.modifierStep) { try content._makeNodes(in: context.nested(), into: &nodes) }
        guard let parent = context.making.element else { return }
        let observer = observer(context)
        let element = parent.child(at: context.making.position.appending(Making.decorationStep)) {
            LayoutObserverElement(observer, at: $0, in: parent)
        }
        // A row's cells stay where a modifier around makes another row of them.
        element.follow((start..<nodes.count).flatMap { nodes[$0].asGridRow?.children ?? [nodes[$0]] }, by: observer)
    }
}

/// The place of a modifier that looks at layouts.
private final class LayoutObserverElement<Observer: LayoutObserver>: ViewElement, LifeFollowing, @unchecked Sendable {
    private var observer: Observer
    private var followed: [LayoutNode] = []
    private var isModified = true
    private var memory: Observer.Memory?

    init(_ observer: Observer, at position: ViewPosition, in parent: ViewElement) {
        self.observer = observer
        super.init(position: position, in: parent)
        changes.follow(self)
    }

    var isOver: Bool { isRemoved }

    /// Follows the nodes of the view as they are made now.
    func follow(_ nodes: [LayoutNode], by observer: Observer) {
        followed = nodes
        self.observer = observer
        isModified = true
    }

    func followLayout() -> Bool {
        guard !isRemoved else {
            memory = nil
            return false
        }
        let shown = followed.filter(\.isShown)
        if shown.isEmpty {
            memory = nil
        } else {
            observer.look(
                at: shown, memory: &memory, isModified: isModified, root: changes.rootDirection, in: self)
            isModified = false
        }
        return true
    }
}
