/// The values that views set for the containers around them, by key (``LayoutValueKey``, ``ViewTrait``); empty for almost all.
///
/// Values need not be sendable, as in SwiftUI: nodes live for one layout, which no two threads work on.
struct LayoutValues: @unchecked Sendable {
    var values: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
            return value as? Key.Value ?? key.defaultValue
        }
        set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    /// Whether a container makes the same of these values: it may read each of them.
    func isSame(as other: LayoutValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { ViewEquality.isSame(any: value, $0) } ?? false
            }
    }
}

/// A key of values that views can set for custom layouts. Source: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value

    /// The value of views that set none.
    static var defaultValue: Value { get }
}
