import Mizan
import MizanBase

/// A property of an ``ObservableObject`` whose changes are published. Source: Combine's `Published`.
///
/// The object's `objectWillChange` and the property's own publisher, `$name`, send before the property changes.
@propertyWrapper
public struct Published<Value> {
    private let storage: Storage

    /// A property with the value that it begins with.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// A property with the value that it begins with.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Only a property of a class has one.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue, of: nil) }
    }

    /// The property's publisher: it sends the value that it has, and then each new one.
    public var projectedValue: Publisher { Publisher(storage: storage) }

    /// The property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage storagePath: ReferenceWritableKeyPath<Object, Published>
    ) -> Value {
        get { object[keyPath: storagePath].storage.value }
        set { object[keyPath: storagePath].storage.set(newValue, of: object) }
    }

    /// Publishes the values of a property. Source: Combine's `Published.Publisher`.
    public struct Publisher: MizanSwiftUI.Publisher {
        /// The property's value.
        public typealias Output = Value
        /// It can't fail.
        public typealias Failure = Never

        fileprivate let storage: Storage

        /// Hands the property's value, and each new one before it is set, to a receiver.
        public func subscribe(_ receiver: Receiver<Value, Never>) -> AnyCancellable { storage.subscribe(receiver) }
    }

    fileprivate final class Storage: @unchecked Sendable {
        private let lock = Lock()
        private var current: Value
        private let subject = PassthroughSubject<Value, Never>()
        /// That of the object, which is looked for at the first change; nil where the object has another kind.
        private var objectPublisher: ObservableObjectPublisher??

        init(_ value: Value) { current = value }

        var value: Value { lock.locked { current } }

        func set(_ value: Value, of object: AnyObject?) {
            let publisher = publisher(of: object)
            publisher?.send()
            subject.send(value)
            var former = value
            lock.locked { swap(&current, &former) }
            publisher?.sendDidChange()
        }

        func subscribe(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
            receiver.receiveValue(value)
            return subject.subscribe(receiver)
        }

        private func publisher(of object: AnyObject?) -> ObservableObjectPublisher? {
            if let known = lock.locked({ objectPublisher }) { return known }
            let found = (object as? any ObservableObject)?.ownPublisher
            lock.locked { objectPublisher = .some(found) }
            return found
        }
    }
}

extension ObservableObject {
    /// The publisher where it is of Mizan's kind: an object with another one sends to that itself.
    fileprivate var ownPublisher: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}
