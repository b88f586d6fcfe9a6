nonisolated extension View {
    /// Sets the priority of the view in its stack, which serves views of the highest priority first. Source: SwiftUI's
    /// `layoutPriority(_:)`.
    public func layoutPriority(_ value: Double) -> some View {
        modified(by: LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
    }
}

private struct LayoutPriorityModifier: TraitsModifier {
    let priority: Double

    func change(_ traits: inout LayoutTraits) { traits.priority = priority }
}
