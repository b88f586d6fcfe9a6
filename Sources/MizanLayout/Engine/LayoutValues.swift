/// What views say to the layouts that they stand in, by key; empty for almost all.
struct LayoutValues {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Something that a view can say to a layout of one's own. Source: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value: Sendable

    /// What views say that say nothing.
    static var defaultValue: Value { get }
}
