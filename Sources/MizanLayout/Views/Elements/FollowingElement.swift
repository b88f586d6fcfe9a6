/// An element that follows whether its view is part of the layout.
protocol LifecycleObserving: AnyObject {
    /// Looks at the layout that was made.
    ///
    /// - Returns: Whether there is something to follow any longer.
    func followLayout() -> Bool

    /// Whether the view is gone.
    var isOver: Bool { get }
}

/// The place of a modifier that follows its view from one layout of a session to the next.
class FollowingElement<Modifier>: ViewElement, LifecycleObserving, @unchecked Sendable {
    private(set) final var modifier: Modifier
    /// Whether the modifier or its nodes are others than when the view was looked at last.
    private(set) final var isModified = true
    private var followed: [LayoutNode] = []

    init(_ modifier: Modifier, at position: StructuralPosition, in parent: ViewElement) {
        self.modifier = modifier
        super.init(position: position, in: parent)
        changes.follow(self)
    }

    final var isOver: Bool { isRemoved }

    /// Follows the nodes of the view as they are made now.
    final func follow(_ nodes: [LayoutNode], by modifier: Modifier) {
        followed = nodes
        self.modifier = modifier
        isModified = true
    }

    /// The view is part of the layout, with these of its nodes.
    func look(at shown: [LayoutNode]) {}

    /// The view isn't part of the layout.
    func lookAway() {}

    final func followLayout() -> Bool {
        let shown = isRemoved ? [] : followed.filter(\.isShown)
        // A view without nodes is there as long as its place is.
        if !isRemoved, followed.isEmpty || !shown.isEmpty {
            look(at: shown)
            isModified = false
        } else {
            lookAway()
        }
        return !isRemoved
    }
}

extension _ViewContext {
    /// Adds the nodes of a modifier's view; in a session the modifier's element follows them.
    ///
    /// - Parameter element: Makes the element of a modifier that is there for the first time.
    func follow<Content: View, Modifier, Element: FollowingElement<Modifier>>(
        _ content: Content, by modifier: @autoclosure () -> Modifier, into nodes: inout _NodeList,
        element: (Modifier, StructuralPosition, ViewElement) -> Element
    ) throws {
        let start = nodes.count
        try making.at(NodeMakingContext.modifierStep) { try content._makeNodes(in: nested(), into: &nodes) }
        guard let parent = making.element else { return }
        let modifier = modifier()
        let place = parent.child(at: making.position.appending(NodeMakingContext.decorationStep)) {
            element(modifier, $0, parent)
        }
        // A row's cells stay where a modifier around makes another row of them.
        place.follow((start..<nodes.count).flatMap { nodes[$0].modifiedNodes }, by: modifier)
    }
}

extension LayoutNode {
    /// Whether the node is part of the layout, and not of an alternative that wasn't taken.
    final var isShown: Bool {
        guard isPlaced else { return false }
        var node = self
        while let parent = node.parent {
            guard parent.shows(node) else { return false }
            node = parent
        }
        return true
    }
}
