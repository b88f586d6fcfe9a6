import MizanBase

/// Three views of a bar: one at its leading end, one at the trailing end, and a title between, in the middle of the bar where the
/// ends leave it room there, else in the middle of the room that they leave. A title that is longer wraps; where the ends themselves
/// are too long for one line, the title stands below them.
struct BarLayout: Layout {
    /// The distance between the views, in points.
    private static let spacing = 8.0

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
        // The trailing items are what the screen is for: the back button's title gives way to them.
        let trailingWidth = min(ideals[2].width, max(width - Self.spacing, 0))
        let leadingWidth = min(
            ideals[0].width, max((width - trailingWidth) / 2, width - trailingWidth - ideals[1].width) - Self.spacing)
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(leadingWidth, 0), height: nil))
        let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: trailingWidth, height: nil))
        let start = leading.width > 0 ? leading.width + Self.spacing : 0
        let end = width - (trailing.width > 0 ? trailing.width + Self.spacing : 0)
        let ends = max(leading.height, trailing.height)
        // Less than a short word: below.
        let isBelow = end - start < min(ideals[1].width, 80)
        let room = isBelow ? width : end - start
        let title = subviews[1].sizeThatFits(ProposedViewSize(width: max(room, 0), height: nil))
        let height = isBelow ? ends : max(ends, title.height)
        func middle(_ size: Size) -> Double { (height - size.height) / 2 }
        let centred = (width - title.width) / 2
        let titleX = isBelow ? centred : min(max(centred, start), max(end - title.width, start))
        return [
            Rect(origin: Point(x: 0, y: middle(leading)), size: leading),
            Rect(origin: Point(x: titleX, y: isBelow ? ends + 4 : middle(title)), size: title),
            Rect(origin: Point(x: width - trailing.width, y: middle(trailing)), size: trailing),
        ]
    }
}
