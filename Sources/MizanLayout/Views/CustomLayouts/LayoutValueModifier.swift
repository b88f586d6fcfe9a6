nonisolated extension View {
    /// Sets a value that the layout around the view can read. Source: SwiftUI's `layoutValue(key:value:)`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modified(by: LayoutValueModifier<Key>(value: value))
    }
}

private struct LayoutValueModifier<Key: LayoutValueKey>: TraitsModifier {
    let value: Key.Value

    func change(_ traits: inout LayoutTraits) { traits.values[Key.self] = value }
}
