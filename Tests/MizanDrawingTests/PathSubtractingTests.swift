import MizanBase
import MizanDrawing
import Testing

/// Outlines without another one.
@Suite("Subtracting outlines")
struct PathSubtractingTests {
    private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

    @Test("what is in the middle becomes a hole, what is at the edge a notch, what is elsewhere changes nothing")
    func places() {
        let hole = square.subtracting(Path(Rect(x: 4, y: 4, width: 2, height: 2)))
        #expect(!hole.contains(Point(x: 5, y: 5)) && hole.contains(Point(x: 2, y: 5)))
        let notch = square.subtracting(Path(Rect(x: 8, y: 4, width: 6, height: 2)))
        #expect(
            !notch.contains(Point(x: 9, y: 5)) && notch.contains(Point(x: 7, y: 5))
                && !notch.contains(Point(x: 12, y: 5)))
        let apart = square.subtracting(Path(Rect(x: 20, y: 4, width: 2, height: 2)))
        #expect(apart.contains(Point(x: 5, y: 5)) && !apart.contains(Point(x: 21, y: 5)))
        #expect(square.subtracting(square).isEmpty)
        #expect(Path().subtracting(square).isEmpty)
    }

    @Test("overlapping parts are holes once, whichever way they run")
    func overlaps() {
        for isReversed in [false, true] {
            var cross = Path(Rect(x: 4, y: 2, width: 2, height: 6))
            let bar = [(2, 4), (8, 4), (8, 6), (2, 6)].map { Point(x: Double($0.0), y: Double($0.1)) }
            cross.addLines(isReversed ? bar.reversed() : bar)
            cross.closeSubpath()
            let rest = square.subtracting(cross)
            #expect(!rest.contains(Point(x: 4.5, y: 3)) && !rest.contains(Point(x: 3, y: 5)))
            // The nonzero rule makes what runs the other way round a hole of the cross itself.
            #expect(rest.contains(Point(x: 5, y: 5)) == isReversed)
            #expect(rest.contains(Point(x: 1, y: 1)))
        }
    }

    @Test("curves stay curves: a ring has as many as both circles")
    func curves() {
        func circle(_ radius: Double) -> Path {
            .ellipse(center: Point(x: 5, y: 5), radii: Size(width: radius, height: radius))
        }
        let ring = circle(5).subtracting(circle(3))
        #expect(ring.elements.count { if case .curve = $0 { true } else { false } } == 8)
        #expect(ring.contains(Point(x: 5, y: 1)) && !ring.contains(Point(x: 5, y: 5)))
    }
}
