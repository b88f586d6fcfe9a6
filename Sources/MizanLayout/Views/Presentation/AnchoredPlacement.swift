import MizanBase

/// The place of a menu or a popover next to the view that presents it, in logical points: x counts from the screen's leading edge.
///
/// It is on the side with room for it, otherwise on the side with more room, and never beyond the screen.
package struct AnchoredPlacement {
    package enum CardForm {
        /// Below or above its button, at the leading edge of it.
        case menu
        /// After or before its item, at the height of it: its first item is that far below the menu's upper edge, in points.
        case submenu(inset: Double)
        /// At the middle of an edge; nil for the lower or the upper edge.
        case popover(Edge?)
    }

    let form: CardForm
    /// The rectangle of the presenting view.
    let anchor: Rect
    /// Whether the presenting view has another direction than the screen: the menu begins at its other edge.
    let isMirrored: Bool
    let screen: Size

    /// The least distance from the screen's edges, in points.
    static let margin = 8.0
    /// The distance from the presenting view.
    static let gap = 4.0
    /// The distance of the card: a popover's arrow is between.
    private var gap: Double { if case .popover = form { Self.gap + AnchoredArrow.length } else { Self.gap } }
    /// The widths of a menu; a popover may be as wide as the greatest.
    static let widths = 180.0...400.0
    /// A menu with less room than for two items is over its view instead.
    private static let leastRoom = 88.0

    /// The corner of a view, the proposal for it, and the edge of the presenting view that it is at; nil if it is over that.
    typealias CardFrame = (origin: Point, proposal: ProposedViewSize, edge: Edge?)

    /// The place of a view.
    ///
    /// - Parameter size: Returns the view's size for a proposal.
    func place(_ size: (ProposedViewSize) -> Size) -> CardFrame {
        let widest = max(screen.width - 2 * Self.margin, 0)
        let ideal = size(.unspecified).width
        let least = if case .popover = form { 0.0 } else { Self.widths.lowerBound }
        let width = min(max(ideal, least), Self.widths.upperBound, widest)
        switch form {
        case .menu:
            return atVerticalEdge(width, size, x: isMirrored ? anchor.maxX - width : anchor.minX, prefersTop: false)
        case .popover(.leading), .popover(.trailing): return nextToPopover(width, size)
        case .popover(let edge):
            return atVerticalEdge(width, size, x: anchor.midX - width / 2, prefersTop: edge == .top)
        case .submenu(let inset): return nextToItem(width, inset: inset, size)
        }
    }

    /// Below the view or above it.
    private func atVerticalEdge(
        _ width: Double, _ size: (ProposedViewSize) -> Size, x: Double, prefersTop: Bool
    ) -> CardFrame {
        let whole = screen.height - 2 * Self.margin
        let above = min(anchor.minY - gap - Self.margin, whole)
        let below = min(screen.height - Self.margin - anchor.maxY - gap, whole)
        let height = size(ProposedViewSize(width: width, height: nil)).height
        let fits = (above: height <= above, below: height <= below)
        let isAbove =
            prefersTop ? fits.above || !fits.below && above >= below : !fits.below && (fits.above || above > below)
        let room = isAbove ? above : below
        guard room >= min(height, Self.leastRoom) else { return over(width, height, size, x: x, y: anchor.minY) }
        let proposal = ProposedViewSize(width: width, height: min(height, room))
        let shown = size(proposal)
        let y = isAbove ? anchor.minY - gap - shown.height : anchor.maxY + gap
        return (
            Point(x: clamped(x, shown.width, in: screen.width), y: clamped(y, shown.height, in: screen.height)),
            proposal, isAbove ? .top : .bottom
        )
    }

    /// After the item or before it; over it if neither side has room.
    private func nextToItem(
        _ nextToItem: Double, nextToItem: Double, _ nextToItem: (ProposedViewSize) -> Size
    ) -> CardFrame {
        let height = size(ProposedViewSize(width: width, height: nil)).height
        // The first item is at the height of the menu's own.
        let y = anchor.minY - nextToItem
        guard let (x, edge) = sides(width, gap: 0, prefersLeading: isMirrored) else {
            return over(width, height, size, x: anchor.minX + 2 * Self.margin, y: anchor.maxY)
        }
        return over(width, height, size, x: x, y: y, edge: edge)
    }

    private func nextToPopover(
        _ width: Double, _ size: (ProposedViewSize) -> Size
    ) -> CardFrame {
        let height = size(ProposedViewSize(width: width, height: nil)).height
        let prefersLeading = if case .popover(.leading) = form { true } else { false }
        guard let (x, edge) = sides(width, gap: gap, prefersLeading: prefersLeading != isMirrored) else {
            return atVerticalEdge(width, size, x: anchor.midX - width / 2, prefersTop: false)
        }
        return over(width, height, size, x: x, y: anchor.midY - height / 2, edge: edge)
    }

    /// The leading edge of what is after the view or before it, with that edge of the view; nil if neither side has room.
    private func sides(_ width: Double, gap: Double, prefersLeading: Bool) -> (x: Double, edge: Edge)? {
        let (before, after) = (anchor.minX - gap - width, anchor.maxX + gap)
        let fits = (before: before >= Self.margin, after: after + width <= screen.width - Self.margin)
        if fits.before, prefersLeading || !fits.after { return (before, .leading) }
        return fits.after ? (after, .trailing) : nil
    }

    /// At a place, moved onto the screen.
    private func over(
        _ width: Double, _ height: Double, _ size: (ProposedViewSize) -> Size, x: Double, y: Double, edge: Edge? = nil
    ) -> CardFrame {
        let proposal = ProposedViewSize(width: width, height: min(height, max(screen.height - 2 * Self.margin, 0)))
        let shown = size(proposal)
        return (
            Point(x: clamped(x, shown.width, in: screen.width), y: clamped(y, shown.height, in: screen.height)),
            proposal, edge
        )
    }

    private func clamped(_ start: Double, _ length: Double, in whole: Double) -> Double {
        max(min(start, whole - Self.margin - length), min(Self.margin, max(whole - length, 0)))
    }
}
