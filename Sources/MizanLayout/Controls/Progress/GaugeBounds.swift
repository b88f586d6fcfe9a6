import MizanBase

/// The ends of a gauge in words, at both sides of its width. Where they don't fit, both shrink by the same factor.
struct GaugeBounds: Layout {
    /// The least distance between them, in points.
    private static let spacing = 8.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let proposals = proposals(to: subviews, in: proposal.width)
        let sizes = zip(subviews, proposals).map { $0.sizeThatFits($1) }
        return Size(
            width: proposal.width ?? sizes.reduce(Self.spacing) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let proposals = proposals(to: subviews, in: bounds.width)
        for (index, (subview, proposal)) in zip(subviews, proposals).enumerated() {
            let isFirst = index == 0
            subview.place(
                at: Point(x: isFirst ? bounds.minX : bounds.maxX, y: bounds.midY),
                anchor: isFirst ? .leading : .trailing,
                proposal: proposal)
        }
    }

    /// Each view's own width, or the same whole number of percents of it: texts shrink by whole percents.
    private func proposals(to subviews: Subviews, in width: Double?) -> [ProposedViewSize] {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        let room = max((width ?? .infinity) - Self.spacing, 0)
        let sum = widths.reduce(0, +)
        guard sum > room, sum > 0 else { return widths.map { ProposedViewSize(width: $0, height: nil) } }
        let percents = (room / sum * 100).rounded(.down)
        // The least bit more, so that rounding doesn't cost a percent.
        return widths.map { ProposedViewSize(width: $0 * percents / 100 + 0.001, height: nil) }
    }
}
