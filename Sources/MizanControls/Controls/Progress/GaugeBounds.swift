import MizanBase
import MizanLayout

/// The ends of a gauge in words, at both sides of its width, or one of them. If they don't fit, both shrink by the same factor.
struct GaugeBounds: Layout {
    /// Whether the first view is the lower end.
    let hasMinimum: Bool

    /// The least distance between them, in points.
    private static let spacing = 8.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let proposals = proposals(to: subviews, in: proposal.width)
        let sizes = zip(subviews, proposals).map { $0.sizeThatFits($1) }
        return Size(
            width: proposal.width ?? sizes.reduce(spacing(of: subviews)) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let proposals = proposals(to: subviews, in: bounds.width)
        for (index, (subview, proposal)) in zip(subviews, proposals).enumerated() {
            let isMinimum = index == 0 && hasMinimum
            subview.place(
                at: Point(x: isMinimum ? bounds.minX : bounds.maxX, y: bounds.midY),
                anchor: isMinimum ? .leading : .trailing,
                proposal: proposal)
        }
    }

    private func spacing(of subviews: Subviews) -> Double { subviews.count > 1 ? Self.spacing : 0 }

    /// Each view's own width, or the same whole number of percents of it: texts shrink by whole percents.
    private func proposals(to subviews: Subviews, in width: Double?) -> [ProposedViewSize] {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        let room = max((width ?? .infinity) - spacing(of: subviews), 0)
        let sum = widths.reduce(0, +)
        guard sum > room, sum > 0 else { return widths.map { ProposedViewSize(width: $0, height: nil) } }
        let percents = (room / sum * 100).rounded(.down)
        // The least bit more, so that rounding doesn't cost a percent.
        return widths.map { ProposedViewSize(width: $0 * percents / 100 + 0.001, height: nil) }
    }
}
