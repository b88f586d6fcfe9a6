import MizanText

extension View {
    /// The most lines of each text inside; what is beyond is hidden behind an ellipsis, and the tree says what.
    ///
    /// - Parameters:
    ///   - number: At least 1; nil for any number.
    ///   - reservesSpace: Whether a shorter text is as high as that many lines.
    ///
    /// Source: SwiftUI's `lineLimit(_:reservesSpace:)`.
    public func lineLimit(_ number: Int?, reservesSpace: Bool = false) -> some View {
        lineStyle {
            $0.lineLimit = number
            $0.reservedLineCount = reservesSpace ? number ?? 0 : 0
        }
    }

    /// Where texts inside are cut. Source: SwiftUI's `truncationMode(_:)`.
    public func truncationMode(_ mode: TruncationMode) -> some View { lineStyle { $0.truncationMode = mode } }

    /// The space between lines, in points. Source: SwiftUI's `lineSpacing(_:)`.
    public func lineSpacing(_ lineSpacing: Double) -> some View { lineStyle { $0.lineSpacing = lineSpacing } }

    /// How small texts inside may become to be shown whole in their line limit, as a part of their size. Source: SwiftUI's
    /// `minimumScaleFactor(_:)`.
    public func minimumScaleFactor(_ factor: Double) -> some View { lineStyle { $0.minimumScaleFactor = factor } }

    /// Whether letters may move together to show texts whole. Source: SwiftUI's `allowsTightening(_:)`.
    public func allowsTightening(_ flag: Bool) -> some View { lineStyle { $0.allowsTightening = flag } }

    /// Whether lines take as much as fits, or are of equal widths.
    public func wrapping(_ wrapping: LineWrapping) -> some View { lineStyle { $0.wrapping = wrapping } }

    private func lineStyle(_ change: @escaping (inout LineStyle) -> Void) -> some View {
        ContextView(content: self) { change(&$0.environment.lineStyle) }
    }
}
