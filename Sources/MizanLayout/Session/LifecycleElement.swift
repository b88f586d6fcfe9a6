/// An element that follows whether its view is part of the layout.
protocol LifeFollowing: AnyObject {
    /// Looks at the layout that was made.
    ///
    /// - Returns: Whether there is something to follow any longer.
    func followLayout() -> Bool

    /// Whether the view is gone.
    var isOver: Bool { get }
}

/// The place of a modifier that follows the life of its view.
final class LifecycleElement<Modifier: LifecycleModifier>: ViewElement, LifeFollowing, @unchecked Sendable {
    private var modifier: Modifier
    private var followed: [LayoutNode] = []
    private var isModified = false
    /// The modifier's memory while its view is shown.
    private var storage: Modifier.Storage?

    init(_ modifier: Modifier, at position: ViewPosition, in parent: ViewElement) {
        self.modifier = modifier
        super.init(position: position, in: parent)
        changes.follow(self)
    }

    var isOver: Bool { isRemoved }

    /// Follows the nodes of the view as they are made now.
    func follow(_ nodes: [LayoutNode], by modifier: Modifier) {
        followed = nodes
        self.modifier = modifier
        isModified = true
    }

    func followLayout() -> Bool {
        // A view without nodes is there as long as its place is.
        let isShown = !isRemoved && (followed.isEmpty || followed.contains { $0.isShown })
        switch (storage, isShown) {
        case (nil, true):
            let storage = modifier.makeStorage()
            self.storage = storage
            modifier.appeared(storage, in: self)
        case (let storage?, true): if isModified { modifier.updated(storage, in: self) }
        case (let storage?, false):
            self.storage = nil
            modifier.disappeared(storage, from: self)
        case (nil, false): break
        }
        isModified = false
        return !isRemoved
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
