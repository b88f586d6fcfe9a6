extension View {
    /// Sets the priority of the view in its stack, which serves views of the highest priority first. Source: SwiftUI's
    /// `layoutPriority(_:)`.
    public func layoutPriority(_ value: Double) -> some View {
        traits { $0.priority = value.isNaN ? 0 : value }
    }
}
