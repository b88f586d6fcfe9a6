import Observation

/// An `@Observable` model whose properties are bound: `$book.title`. Source: SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The model.
    public var wrappedValue: Value

    /// A model to bind properties of.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// A model to bind properties of.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// A copy, for a closure's parameter.
    public init(projectedValue: Bindable) { self = projectedValue }

    /// The wrapper itself.
    public var projectedValue: Bindable { self }

    /// A binding to a property; who reads it while its body is evaluated is marked when it changes.
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part>
    where Value: AnyObject {
        Binding(ModelLocation(path, of: wrappedValue))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The model's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of a model that is observed where it is read.
private final class ModelLocation<Model: AnyObject, Value>: Location {
    private let model: Model
    private let path: ReferenceWritableKeyPath<Model, Value>

    init(_ path: ReferenceWritableKeyPath<Model, Value>, of model: Model) {
        self.model = model
        self.path = path
    }

    func get() -> Value { model[keyPath: path] }
    func set(_ value: Value) { model[keyPath: path] = value }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { model === $0.model && path == $0.path } ?? false
    }
}
