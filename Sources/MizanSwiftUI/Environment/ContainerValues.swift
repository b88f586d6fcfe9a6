import Mizan

/// The key of a value that a view sets for its container. Source: SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a view sets for its container. Source: SwiftUI's `ContainerValues`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The default values.
    public init() {}

    /// The value of a key. Source: SwiftUI's `subscript(_:)`.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

nonisolated extension View {
    /// Sets a value for the view's container; no container reads it here. Source: SwiftUI's `containerValue(_:_:)`.
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View { self }
}
