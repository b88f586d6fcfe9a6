import Mizan
import MizanCombine

/// An object that a view around sets for all inside, and whose changes have the view's body evaluated anew. Source: SwiftUI's
/// `EnvironmentObject`.
///
/// Where there is none, the layout throws a `DiagnosticError`. SwiftUI traps there; so does this outside of a body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var model = Environment<ObjectType>(required: ObjectType.self)
    private var subscription = ElementStorage { ObjectSubscription() }

    /// The object of its type around the view.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType { model.wrappedValue }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    /// Observes the object for the view.
    public mutating func update() {
        subscription.object.observe(wrappedValue, invalidate: subscription.invalidate)
    }
}

nonisolated extension View {
    /// Sets the observable object of its type for the view and its content. Source: SwiftUI's `environmentObject(_:)`.
    public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
        environment(model: object)
    }
}
