import MizanBase
import MizanLayout

/// Three views of a bar on one line: one at its leading end, one at the trailing end, and a title between, in the middle of the bar if
/// the ends leave it room there.
///
/// If they don't, the back button's title goes first. Then the title moves to the middle of the room between the ends, and is truncated
/// if even that is too narrow.
struct BarLayout: Layout {
    /// The distance between the views, in points.
    private static let spacing = 16.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let frames = frames(of: subviews, in: proposal.width)
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        return Size(
            width: proposal.width ?? ideal + 2 * Self.spacing, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            subview.place(
                at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }

    /// The frames of the leading view, the title and the trailing view.
    private func frames(of subviews: Subviews, in width: Double?) -> [Rect] {
        guard subviews.count == 3 else { return [] }
        let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = width ?? ideals.map(\.width).reduce(0, +) + 2 * Self.spacing
        let trailingWidth = min(ideals[2].width, width)
        let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: trailingWidth, height: nil))
        let end = width - (trailing.width > 0 ? trailing.width + Self.spacing : 0)
        var leadingRoom = end
        if ideals[1].width > 0 {
            leadingRoom = min((width - ideals[1].width) / 2, end - ideals[1].width) - Self.spacing
        }
        let leadingWidth = min(ideals[0].width, max(leadingRoom, min(subviews[0].leastWidth, end)), width)
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(leadingWidth, 0), height: nil))
        let start = leading.width > 0 ? leading.width + Self.spacing : 0
        let title = subviews[1].sizeThatFits(ProposedViewSize(width: max(end - start, 0), height: nil))
        let height = max(leading.height, trailing.height, title.height)
        func middle(_ size: Size) -> Double { (height - size.height) / 2 }
        let titleX = min(max((width - title.width) / 2, start), max(end - title.width, start))
        return [
            Rect(origin: Point(x: 0, y: middle(leading)), size: leading),
            Rect(origin: Point(x: titleX, y: middle(title)), size: title),
            Rect(origin: Point(x: width - trailing.width, y: middle(trailing)), size: trailing),
        ]
    }
}
