import Mizan
import MizanCombine

/// A view's subscription to the changes of one object.
final class ObjectSubscription {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    init() {}

    /// Calls `invalidate` before the object changes; another object is no longer observed.
    func observe(_ object: some ObservableObject, invalidate: @escaping () -> Void) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { _ in invalidate() }
    }
}
