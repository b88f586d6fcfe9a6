/// An element's subscription to the changes of one object, kept among the element's properties.
final class ObjectSubscription {
    private weak var object: AnyObject?
    private var subscriptions: [AnyCancellable] = []

    init() {}

    /// Has the element marked whenever the object changes; another object is observed no longer.
    func observe(_ object: some ObservableObject, for element: ViewElement) {
        guard self.object !== object else { return }
        self.object = object
        subscriptions = object.observe { [weak element] in element?.invalidate() }
    }
}

extension ObservableObject {
    fileprivate func observe(_ changes: @escaping () -> Void) -> [AnyCancellable] {
        let publisher = objectWillChange
        if let publisher = publisher as? ObservableObjectPublisher { return publisher.observe(changes) }
        return [publisher.sink { _ in changes() }]
    }
}

/// A property of an observable object, for a binding.
///
/// Whoever makes the binding observes the object and makes another one when it changes: the value at that time tells them apart.
final class ObjectLocation<Object: AnyObject, Value>: Location {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    private let former: Value

    init(_ path: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
        self.object = object
        self.path = path
        former = object[keyPath: path]
    }

    func get() -> Value { object[keyPath: path] }
    func set(_ value: Value) { object[keyPath: path] = value }

    func isSame(as other: any AnyLocation) -> Bool {
        guard self !== other else { return true }
        return (other as? Self).map {
            object === $0.object && path == $0.path && Sameness.isSame(former, $0.former)
        } ?? false
    }
}
