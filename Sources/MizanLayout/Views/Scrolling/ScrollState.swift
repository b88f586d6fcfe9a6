import MizanBase

/// The part of its content that a scrolling view shows, as long as the view stays at its place in a session.
final class ScrollState {
    /// The distance of the visible part from the content's leading top corner, which may be more than there is room for; nil until
    /// something scrolls.
    var offset: Point?
    /// The node that shows it.
    weak var node: ScrollViewNode?
    /// Whether events scroll.
    var isEnabled = true
}

extension ScrollViewNode {
    /// Whether the visible part can move along an axis, forwards or backwards.
    func canScroll(_ axis: Axis, by distance: Double) -> Bool {
        guard let state, state.isEnabled, distance != 0 else { return false }
        let (offset, end) = (currentOffset[axis], end[axis])
        return distance > 0 ? offset < end : offset > 0
    }

    /// Moves the visible part.
    ///
    /// - Parameter offset: Its distance from the content's leading top corner; clamped to what there is.
    /// - Returns: Whether it is elsewhere now.
    func scroll(to offset: Point) -> Bool {
        guard let state else { return false }
        let (former, offset) = (currentOffset, clamped(offset))
        if state.offset != nil || offset != former { state.offset = offset }
        return offset != former
    }
}
