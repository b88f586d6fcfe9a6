import MizanBase
import MizanLayout

/// The replacement of one screen by another: a pushed screen enters from the trailing side, towards which reading goes,
/// and leaves there when it is popped.
///
/// So in a right-to-left interface a pushed screen enters from the left. Source: UIKit's `UINavigationController`.
public enum ScreenTransition: String, Hashable, Sendable, CaseIterable {
    /// A transition to a deeper screen.
    case push
    /// A transition back to the previous screen.
    case pop

    /// The side from which the next screen enters.
    public func entryEdge(in direction: LayoutDirection) -> ScreenSide {
        (self == .push) == (direction == .leftToRight) ? .right : .left
    }

    /// The side to which the current screen leaves.
    public func exitEdge(in direction: LayoutDirection) -> ScreenSide {
        entryEdge(in: direction) == .left ? .right : .left
    }

    /// The swipe that moves screens this way; the swipe of `pop` begins at the leading edge.
    public func swipe(in direction: LayoutDirection) -> SwipeDirection {
        exitEdge(in: direction) == .left ? .left : .right
    }
}
