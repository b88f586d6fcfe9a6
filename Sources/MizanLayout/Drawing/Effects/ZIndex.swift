nonisolated extension View {
    /// Sets the drawing order in the container: views with higher values are drawn above others. The default is 0, also
    /// for not-a-number. Source: SwiftUI's `zIndex(_:)`.
    public func zIndex(_ value: Double) -> some View {
        modified(by: ZIndexModifier(zIndex: value.isNaN ? 0 : value))
    }
}

private struct ZIndexModifier: TraitsModifier {
    let zIndex: Double

    func change(_ traits: inout LayoutTraits) { traits.zIndex = zIndex }
}
