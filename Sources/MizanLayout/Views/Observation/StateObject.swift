import MizanBase

/// An object that a view makes once, keeps as long as it stays at its place in a session, and observes. Source: SwiftUI's
/// `StateObject`.
///
/// In a still layout each view value makes one of its own, when it is asked for it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private var box: Box

    /// An object that is made when it is needed first, and not again while the view stays.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { box = Box(make) }

    /// The object.
    public var wrappedValue: ObjectType { box.object }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func connect(to element: ViewElement, index: Int) {
        let made = box
        box = element.storage(index) { made }
        box.subscription.observe(box.object, for: element)
    }

    /// A view value may be laid out by several threads at once: they all get the object that was made first.
    private final class Box: @unchecked Sendable {
        let subscription = ObjectSubscription()
        private let lock = Lock()
        private let make: () -> ObjectType
        private var made: ObjectType?

        init(_ make: @escaping () -> ObjectType) { self.make = make }

        var object: ObjectType {
            if let made = lock.locked({ made }) { return made }
            let new = make()
            return lock.locked {
                let object = made ?? new
                made = object
                return object
            }
        }
    }
}

extension StateObject: SamenessComparable {
    /// A view's place keeps the object that it has.
    package func isSame(as other: StateObject) -> Bool { true }
}
