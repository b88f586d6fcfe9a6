extension View {
    /// Which views a stack serves first: the highest. Source: SwiftUI's `layoutPriority(_:)`.
    public func layoutPriority(_ value: Double) -> some View {
        traits { $0.priority = value.isNaN ? 0 : value }
    }
}
