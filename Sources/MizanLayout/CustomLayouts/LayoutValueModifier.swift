extension View {
    /// Sets a value that the layout around the view can read. Source: SwiftUI's `layoutValue(key:value:)`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        traits { $0.values[key] = value }
    }
}
