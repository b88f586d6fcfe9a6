import Mizan

/// A view's subscription to the changes of one object.
final class ObjectSubscription {
    private weak var object: AnyObject?
    private var subscriptions: [AnyCancellable] = []

    init() {}

    /// Calls `invalidate` when the object changes; another object is no longer observed.
    func observe(_ object: some ObservableObject, invalidate: @escaping () -> Void) {
        guard self.object !== object else { return }
        self.object = object
        subscriptions = object.observe(invalidate)
    }
}

extension ObservableObject {
    fileprivate func observe(_ changes: @escaping () -> Void) -> [AnyCancellable] {
        let publisher = objectWillChange
        if let publisher = publisher as? ObservableObjectPublisher { return publisher.observe(changes) }
        return [publisher.sink { _ in changes() }]
    }
}
