/// What views say to the layouts that they stand in, by key; empty for almost all.
///
/// Values need not be sendable, as in SwiftUI: nodes live for one layout, which no two threads work on.
struct LayoutValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
            return value as? Key.Value ?? key.defaultValue
        }
        set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }
}

/// Something that a view can say to a layout of one's own. Source: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value

    /// What views say that say nothing.
    static var defaultValue: Value { get }
}
