import MizanBase

/// How one screen takes another's place: a screen that is pushed comes from the trailing side, where reading goes to, and
/// leaves by it when it is popped.
///
/// So in a right-to-left interface a pushed screen enters from the left. Source: UIKit's `UINavigationController`.
public enum NavigationTransition: String, Hashable, Sendable, CaseIterable {
    /// To a screen that lies deeper.
    case push
    /// Back to the screen before.
    case pop

    /// The side that the screen which will show comes from.
    public func entryEdge(in direction: LayoutDirection) -> ScreenSide {
        (self == .push) == (direction == .leftToRight) ? .right : .left
    }

    /// The side that the screen which showed goes to.
    public func exitEdge(in direction: LayoutDirection) -> ScreenSide {
        entryEdge(in: direction) == .left ? .right : .left
    }

    /// The swipe that moves screens this way; that of `pop` begins at the leading edge.
    public func swipe(in direction: LayoutDirection) -> SwipeDirection {
        exitEdge(in: direction) == .left ? .left : .right
    }
}
