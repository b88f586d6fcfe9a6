import MizanBase

extension View {
    /// Says something to the layout that the view stands in. Source: SwiftUI's `layoutValue(key:value:)`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modified { LayoutValueNode($0, key: key, value: value, direction: $1.direction) }
    }
}

private final class LayoutValueNode: ModifierNode {
    init<Key: LayoutValueKey>(_ child: LayoutNode, key: Key.Type, value: Key.Value, direction: LayoutDirection) {
        var traits = child.traits
        traits.values[key] = value
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }
}
