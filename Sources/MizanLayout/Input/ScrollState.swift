import MizanBase

/// The part of its content that a scrolling view shows, as long as the view stays at its place in a session.
final class ScrollState {
    /// The distance of the visible part from the content's leading top corner; it may be more than there is room for.
    var offset = Point.zero
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

    /// The part that was asked for last, which the next update shows.
    var currentOffset: Point { state.map { clamped($0.offset) } ?? .zero }

    /// Moves the visible part.
    ///
    /// - Parameter offset: Its distance from the content's leading top corner; clamped to what there is.
    /// - Returns: Whether it is elsewhere now.
    func scroll(to offset: Point) -> Bool {
        guard let state else { return false }
        let former = currentOffset
        state.offset = clamped(offset)
        return state.offset != former
    }
}
