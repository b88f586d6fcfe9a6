import MizanBase
import MizanLayout

/// The physical direction in which a finger moves on the screen; it isn't mirrored.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
    case left, right

    /// The effect of the swipe on pages. In a left-to-right interface the next page lies at the right, so a swipe to
    /// the left goes forward; in a right-to-left one the next page lies at the left, and a swipe to the right goes
    /// forward. Source: UIKit's `UIPageViewController`, whose pages follow the effective direction of its view.
    ///
    /// - Parameter direction: The effective direction of the view that holds the pages: see
    ///   `effectiveLayoutDirection(for:relativeTo:)`.
    public func pageTurn(in direction: LayoutDirection) -> PageTurn {
        (self == .left) == (direction == .leftToRight) ? .forward : .backward
    }
}

/// A turn to the next or the previous page, in reading order.
public enum PageTurn: String, Hashable, Sendable, CaseIterable {
    case forward, backward

    /// The swipe that turns the page this way.
    public func swipe(in direction: LayoutDirection) -> SwipeDirection {
        SwipeDirection.left.pageTurn(in: direction) == self ? .left : .right
    }

    /// The page's index after the turn; there is no turn before the first page or after the last one.
    ///
    /// - Parameters:
    ///   - index: The current page, from 0; an index out of range counts as the nearest valid one.
    ///   - count: The number of pages; the result is 0 where there are none.
    public func index(after index: Int, of count: Int) -> Int {
        let last = max(count, 1) - 1
        let current = min(max(index, 0), last)
        return self == .forward ? min(current + 1, last) : max(current - 1, 0)
    }
}
