/// The place of a modifier that follows the life of its view.
final class LifecycleElement<Modifier: LifecycleModifier>: FollowingElement<Modifier>, @unchecked Sendable {
    /// The modifier's memory while its view is shown.
    private var storage: Modifier.Storage?

    override func look(at shown: [LayoutNode]) {
        guard let storage else {
            let storage = modifier.makeStorage()
            self.storage = storage
            return modifier.appeared(storage, in: self)
        }
        if isModified { modifier.updated(storage, in: self) }
    }

    override func lookAway() {
        guard let storage = storage.take() else { return }
        modifier.disappeared(storage, from: self)
    }
}
