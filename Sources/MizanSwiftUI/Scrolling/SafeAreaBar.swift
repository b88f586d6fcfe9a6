import Mizan

nonisolated extension View {
    /// Adds a bar above or below the view, as `safeAreaInset(edge:alignment:spacing:content:)` does; what scrolls under it isn't blurred.
    /// Source: SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds a bar next to the view, as `safeAreaInset(edge:alignment:spacing:content:)` does. Source: SwiftUI's
    /// `safeAreaBar(edge:alignment:spacing:content:)`.
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
