import MizanBase
import MizanLayout

extension HorizontalAlignment {
    /// The start of the line below a row of a list. Source: SwiftUI's `listRowSeparatorLeading`.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The end of the line below a row of a list. Source: SwiftUI's `listRowSeparatorTrailing`.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> Double { 0 }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> Double { context.width }
    }
}

/// A row above the line that separates it from the next one. The line goes from the row's guide for its start to that for its end.
struct RowSeparatorLayout: Layout {
    /// The distance of the line from the leading edge, in points, if the row has no guide for it.
    let leadingInset: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        row.place(at: bounds.origin, proposal: proposal)
        guard subviews.count > 1 else { return }
        let dimensions = row.dimensions(in: proposal)
        let start = max(dimensions[explicit: .listRowSeparatorLeading] ?? leadingInset, 0)
        let end = min(dimensions[explicit: .listRowSeparatorTrailing] ?? bounds.width, bounds.width)
        subviews[1].place(
            at: Point(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
}
