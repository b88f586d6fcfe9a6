import MizanText

extension View {
    /// Limits the number of lines of each text inside; the rest is hidden behind an ellipsis, and the tree has its
    /// range.
    ///
    /// - Parameters:
    ///   - number: The greatest number of lines, at least 1; nil for no limit.
    ///   - reservesSpace: Whether a shorter text is as high as that many lines.
    ///
    /// Source: SwiftUI's `lineLimit(_:reservesSpace:)`.
    public func lineLimit(_ number: Int?, reservesSpace: Bool = false) -> some View {
        lineStyle {
            $0.lineLimit = number
            $0.reservedLineCount = reservesSpace ? number ?? 0 : 0
        }
    }

    /// Sets the place where the texts inside are truncated. Source: SwiftUI's `truncationMode(_:)`.
    public func truncationMode(_ mode: TruncationMode) -> some View { lineStyle { $0.truncationMode = mode } }

    /// Sets the space between lines, in points. Source: SwiftUI's `lineSpacing(_:)`.
    public func lineSpacing(_ lineSpacing: Double) -> some View { lineStyle { $0.lineSpacing = lineSpacing } }

    /// Sets the least factor by which the texts inside may shrink to be shown whole in their line limit. Source:
    /// SwiftUI's `minimumScaleFactor(_:)`.
    public func minimumScaleFactor(_ factor: Double) -> some View { lineStyle { $0.minimumScaleFactor = factor } }

    /// Allows letters to move together to show texts whole. Source: SwiftUI's `allowsTightening(_:)`.
    public func allowsTightening(_ flag: Bool) -> some View { lineStyle { $0.allowsTightening = flag } }

    /// Sets whether lines take as much as fits, or have equal widths.
    public func wrapping(_ wrapping: LineWrapping) -> some View { lineStyle { $0.wrapping = wrapping } }

    private func lineStyle(_ change: @escaping (inout LineStyle) -> Void) -> some View {
        ContextView(content: self) { change(&$0.environment.lineStyle) }
    }
}
