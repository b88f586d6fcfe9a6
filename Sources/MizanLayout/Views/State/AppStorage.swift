import Foundation

/// A setting that outlives the interface: `EnvironmentValues.storedValues` has it. Source: SwiftUI's `AppStorage`.
///
/// ```swift
/// @AppStorage("showsDetails") private var showsDetails = false
/// ```
///
/// In a still layout it has the value in the environment, or the one that it was declared with.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
    private let key: String
    private let initialValue: Value
    private let form: StoredForm<Value>
    private var values: StoredValues?

    fileprivate init(_ key: String, _ initialValue: Value, _ form: StoredForm<Value>) {
        self.key = key
        self.initialValue = initialValue
        self.form = form
    }

    /// The value now.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let values = values ?? EnvironmentValues.current?.storedValues else { return .constant(initialValue) }
        return Binding(StoredLocation(values.location(key), key: key, initialValue: initialValue, form: form))
    }

    mutating func connect(to element: ViewElement, index: Int) {
        values = EnvironmentValues.current?.storedValues ?? element.changes.storedValues
    }
}

/// A setting of one interface of several. Source: SwiftUI's `SceneStorage`; it is kept where `AppStorage` is.
public typealias SceneStorage = AppStorage

/// The form in which a value is stored.
struct StoredForm<Value> {
    let stored: (Value) -> (any Sendable)?
    let value: (any Sendable) -> Value?
}

/// A setting as a value.
private final class StoredLocation<Value>: Location {
    private let base: StateLocation<(any Sendable)?>
    private let key: String
    private let initialValue: Value
    private let form: StoredForm<Value>

    init(_ base: StateLocation<(any Sendable)?>, key: String, initialValue: Value, form: StoredForm<Value>) {
        self.base = base
        self.key = key
        self.initialValue = initialValue
        self.form = form
    }

    func get() -> Value { base.get().flatMap(form.value) ?? initialValue }
    func set(_ value: Value) { base.set(form.stored(value)) }

    func isSame(as other: any AnyLocation) -> Bool {
        guard self !== other else { return true }
        return (other as? Self).map { base === $0.base && ViewEquality.isSame(initialValue, $0.initialValue) } ?? false
    }
}

extension AppStorage: ViewEqualityComparable {
    package func isSame(as other: AppStorage) -> Bool {
        key == other.key && ViewEquality.isSame(initialValue, other.initialValue)
    }
}

/// A type whose values are settings as they are. Source: the types of SwiftUI's `AppStorage`.
public protocol StorableValue: Sendable {}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension URL: StorableValue {}
extension Data: StorableValue {}
extension Date: StorableValue {}

extension AppStorage where Value: StorableValue {
    /// A setting with the value that it has until it is set.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, StoredForm(stored: { $0 }, value: { $0 as? Value }))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
    /// A setting that is stored by its raw value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(
            key, wrappedValue,
            StoredForm(stored: \.rawValue, value: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }))
    }
}

extension AppStorage {
    /// A setting that may have no value.
    public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key, nil, StoredForm(stored: { $0 }, value: { ($0 as? Wrapped).map { $0 } }))
    }

    /// A setting that is stored by its raw value, and may have none.
    public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue: StorableValue {
        self.init(
            key, nil,
            StoredForm(
                stored: { $0?.rawValue },
                value: { ($0 as? Wrapped.RawValue).map { Wrapped(rawValue: $0) } }))
    }
}
