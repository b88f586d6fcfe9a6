import MizanBase
import MizanDrawing
import Testing

@Suite("Points inside paths")
struct PathContainingTests {
    private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

    @Test("the outline belongs to the inside on every side, and an open path is closed")
    func outline() {
        for point in [
            Point(x: 0, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 5), Point(x: 10, y: 5), Point(x: 5, y: 10),
        ] {
            #expect(square.contains(point))
        }
        #expect(!square.contains(Point(x: 10.001, y: 5)))
        #expect(!square.contains(Point(x: 5, y: -0.001)))
        #expect(!square.contains(Point(x: .nan, y: 5)))
        let open = Path([.move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 0, y: 10))])
        #expect(open.contains(Point(x: 2, y: 2)))
        #expect(!open.contains(Point(x: 6, y: 6)))
        #expect(!Path().contains(.zero))
    }

    @Test("a path inside another is a hole by the even-odd rule, and by the nonzero rule where it runs the other way")
    func rules() {
        var twice = square
        twice.addRect(Rect(x: 2, y: 2, width: 6, height: 6))
        #expect(twice.contains(Point(x: 5, y: 5)))
        #expect(!twice.contains(Point(x: 5, y: 5), eoFill: true))
        #expect(twice.contains(Point(x: 1, y: 5), eoFill: true))
        let hole = Path([
            .move(to: Point(x: 2, y: 2)), .line(to: Point(x: 2, y: 8)), .line(to: Point(x: 8, y: 8)),
            .line(to: Point(x: 8, y: 2)), .close,
        ])
        var ring = square
        ring.addPath(hole)
        #expect(!ring.contains(Point(x: 5, y: 5)))
        #expect(ring.contains(Point(x: 9, y: 5)))
    }

    @Test("curves are followed closely")
    func curves() {
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 200, height: 200))
        for degrees in stride(from: 0.0, to: 360, by: 7) {
            let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
            #expect(circle.contains(Point(x: 100 + 99.8 * cosine, y: 100 + 99.8 * sine)))
            #expect(!circle.contains(Point(x: 100 + 100.2 * cosine, y: 100 + 100.2 * sine)))
        }
    }

    @Test("an inverse undoes its transformation; one that flattens the plane has none")
    func inverse() throws {
        let anchor = Point(x: 3, y: -7)
        let map = AffineTransformation.rotation(Angle(degrees: 33), around: anchor)
            .then(.scale(x: -2, y: 0.5, around: .zero))
        let point = Point(x: 12.5, y: 4)
        let back = try #require(map.inverted).applied(to: map.applied(to: point))
        #expect((back.x - point.x).magnitude < 1e-9 && (back.y - point.y).magnitude < 1e-9)
        #expect(AffineTransformation.scale(x: 0, y: 1, around: anchor).inverted == nil)
    }
}
