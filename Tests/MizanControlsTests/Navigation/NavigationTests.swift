import MizanBase
import MizanControls
import MizanLayout
import Testing

/// What a physical movement means in each direction; UIKit's behaviour.
@Suite("Navigation")
struct NavigationTests {
    @Test(
        "in right-to-left a swipe to the right goes forward",
        arguments: [
            (.left, .leftToRight, .forward), (.right, .leftToRight, .backward), (.left, .rightToLeft, .backward),
            (.right, .rightToLeft, .forward),
        ] as [(SwipeDirection, LayoutDirection, PageTurn)])
    func swipes(swipe: SwipeDirection, direction: LayoutDirection, turn: PageTurn) {
        #expect(swipe.pageTurn(in: direction) == turn)
        #expect(turn.swipe(in: direction) == swipe)
    }

    @Test(
        "in right-to-left a pushed screen enters from the left",
        arguments: [
            (.push, .leftToRight, .right, .left), (.pop, .leftToRight, .left, .right),
            (.push, .rightToLeft, .left, .right), (.pop, .rightToLeft, .right, .left),
        ] as [(ScreenTransition, LayoutDirection, ScreenSide, ScreenSide)])
    func transitions(
        transition: ScreenTransition, direction: LayoutDirection, entry: ScreenSide,
        exit: ScreenSide
    ) {
        #expect(transition.entryEdge(in: direction) == entry)
        #expect(transition.exitEdge(in: direction) == exit)
        #expect(transition.swipe(in: direction).rawValue == exit.rawValue)
    }

    @Test("pages in playback turn as from left to right in every interface")
    func playback() {
        let direction = effectiveLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        #expect(SwipeDirection.left.pageTurn(in: direction) == .forward)
    }

    @Test(
        "a turn goes to the neighbour and not beyond the ends",
        arguments: [
            (.forward, 0, 3, 1), (.forward, 2, 3, 2), (.backward, 0, 3, 0), (.backward, 2, 3, 1), (.forward, 0, 0, 0),
            (.backward, .max, 3, 1), (.forward, .min, 3, 1), (.forward, .max, .max, .max - 1), (.forward, 0, .min, 0),
        ] as [(PageTurn, Int, Int, Int)])
    func turns(turn: PageTurn, index: Int, count: Int, next: Int) {
        #expect(turn.index(after: index, of: count) == next)
    }
}
