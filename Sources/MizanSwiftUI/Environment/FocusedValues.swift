import Mizan

/// The key of a value that a focused view sets. Source: SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view sets for menus and other views. Source: SwiftUI's `FocusedValues`.
///
/// A layout has no menus of a window, so `@FocusedValue` and `@FocusedBinding` are always nil.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// No values.
    public init() {}

    /// The value of a key. Source: SwiftUI's `subscript(_:)`.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that the focused view sets. Source: SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// The value of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Nil, because a layout has no focused scene.
    public var wrappedValue: Value? { nil }
}

/// A value that the focused view sets as a binding. Source: SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// The binding of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// Nil, because a layout has no focused scene. Setting it changes nothing.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding that is always nil.
    public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

nonisolated extension View {
    /// Sets a value while the view is focused; nothing reads it. Source: SwiftUI's `focusedValue(_:_:)`.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }

    /// Sets a value while the view's scene is focused; nothing reads it. Source: SwiftUI's `focusedSceneValue(_:_:)`.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
}
