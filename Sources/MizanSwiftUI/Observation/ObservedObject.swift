import Mizan
import MizanCombine

/// An object that a view is given, and whose changes have the view's body evaluated anew. Source: SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var subscription = ElementStorage { ObjectSubscription() }
    /// The object.
    public var wrappedValue: ObjectType

    /// An object to observe.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// An object to observe.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an object. Source: SwiftUI's `ObservedObject.Wrapper`.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
            Binding(path, of: object)
        }
    }

    /// Observes the object for the view.
    public mutating func update() {
        subscription.object.observe(wrappedValue, invalidate: subscription.invalidate)
    }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}
