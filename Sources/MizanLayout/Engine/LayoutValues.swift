/// The values that views set for the layouts around them, by key; empty for almost all.
///
/// Values need not be sendable, as in SwiftUI: nodes live for one layout, which no two threads work on.
struct LayoutValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
            return value as? Key.Value ?? key.defaultValue
        }
        set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }
}

/// A key of values that views can set for custom layouts. Source: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value

    /// The value of views that set none.
    static var defaultValue: Value { get }
}
