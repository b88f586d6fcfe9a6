import MizanBase
import MizanLayout

/// One view in the middle of a frame that is not smaller than a length on both sides, and a square where it has to be.
struct SquareLayout: Layout {
    let isSquare: Bool
    /// The least width and height, in points.
    let minimum: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        let width = max(sizes.map(\.width).max() ?? 0, minimum)
        let height = max(sizes.map(\.height).max() ?? 0, minimum)
        return isSquare
            ? Size(width: max(width, height), height: max(width, height)) : Size(width: width, height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
