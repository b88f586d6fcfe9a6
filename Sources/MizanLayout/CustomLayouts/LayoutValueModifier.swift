extension View {
    /// Says something to the layout that the view stands in. Source: SwiftUI's `layoutValue(key:value:)`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        traits { $0.values[key] = value }
    }
}
