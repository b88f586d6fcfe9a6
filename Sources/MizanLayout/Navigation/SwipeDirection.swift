import MizanBase

/// Where a finger moves to, on the glass: a side, which no interface turns around.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
    case left, right

    /// What the swipe does to pages. Towards the left the next page comes in from the right, where it lies in a
    /// left-to-right interface; in a right-to-left one the next page lies at the left, and a swipe to the right goes forward.
    /// Source: UIKit's `UIPageViewController`, whose pages follow the effective direction of its view.
    ///
    /// - Parameter direction: The effective one of the view that holds the pages: see
    ///   ``effectiveLayoutDirection(for:relativeTo:)``.
    public func pageTurn(in direction: LayoutDirection) -> PageTurn {
        (self == .left) == (direction == .leftToRight) ? .forward : .backward
    }
}

/// To the next page or to the one before, in reading order.
public enum PageTurn: String, Hashable, Sendable, CaseIterable {
    case forward, backward

    /// The swipe that turns the page this way.
    public func swipe(in direction: LayoutDirection) -> SwipeDirection {
        SwipeDirection.left.pageTurn(in: direction) == self ? .left : .right
    }

    /// The page's index after the turn; the first and the last page stay where there is none beyond.
    ///
    /// - Parameters:
    ///   - index: The page that shows, from 0; one that isn't there counts as the nearest that is.
    ///   - count: How many pages there are; 0 where there are none.
    public func index(after index: Int, of count: Int) -> Int {
        let last = max(count, 1) - 1
        let current = min(max(index, 0), last)
        return self == .forward ? min(current + 1, last) : max(current - 1, 0)
    }
}
