import Mizan
import MizanBase
import MizanCombine

/// An object that a view makes once, keeps as long as it stays at its place in a session, and observes. Source: SwiftUI's
/// `StateObject`.
///
/// In a still layout each view value makes one of its own, when it is asked for it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private var storage: ElementStorage<ObjectBox>

    /// An object that is made when it is needed first, and not again while the view stays.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        let box = ObjectBox(make)
        storage = ElementStorage { box }
    }

    /// The object.
    public var wrappedValue: ObjectType { storage.object.object }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    /// Observes the object for the view.
    public mutating func update() {
        let box = storage.object
        box.subscription.observe(box.object, invalidate: storage.invalidate)
    }

    /// A view value may be laid out by several threads at once: they all get the object that was made first.
    private final class ObjectBox: @unchecked Sendable {
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
