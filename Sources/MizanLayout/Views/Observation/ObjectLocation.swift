extension Binding {
    /// A binding to a property of an object whose changes are observed elsewhere.
    package init<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
        self.init(ObjectLocation(path, of: object))
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
            object === $0.object && path == $0.path && ViewEquality.isSame(former, $0.former)
        } ?? false
    }
}
