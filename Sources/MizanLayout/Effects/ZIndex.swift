extension View {
    /// Which of a container's views are drawn above others: the highest; 0 unless it is said, and for no number. Source:
    /// SwiftUI's `zIndex(_:)`.
    public func zIndex(_ value: Double) -> some View {
        traits { $0.zIndex = value.isNaN ? 0 : value }
    }
}
