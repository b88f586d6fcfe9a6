import MizanBase
import MizanDrawing
import Testing

struct PathTrimTests {
    private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

    @Test func aPartOfALineIsAsLongAsItsShare() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: Point(x: 10, y: 0))
        let part = line.trimmedPath(from: 0.25, to: 0.5)
        #expect(part.elements == [.move(to: Point(x: 2.5, y: 0)), .line(to: Point(x: 5, y: 0))])
    }

    @Test func aPartGoesAroundCornersAndOverTheClosingSide() {
        let part = square.trimmedPath(from: 0.125, to: 0.5)
        #expect(
            part.elements == [
                .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10)),
            ])
        let end = square.trimmedPath(from: 0.75, to: 0.875)
        #expect(end.elements == [.move(to: Point(x: 0, y: 10)), .line(to: Point(x: 0, y: 5))])
    }

    @Test func allOfItIsItselfAndNoneOfItIsEmpty() {
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -1, to: .nan) == square)
        for (start, end) in [(0.5, 0.5), (0.7, 0.2), (1.5, 2)] {
            #expect(square.trimmedPath(from: start, to: end).isEmpty)
        }
    }

    @Test func aQuarterOfACircleEndsAQuarterOfATurnOn() throws {
        let circle = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        guard case .move(let start) = quarter.elements.first,
            case .curve(let end, let control, _) = quarter.elements.last
        else { throw CancellationError() }
        #expect((start.x * end.x + start.y * end.y).magnitude < 0.5)
        for point in [start, end] {
            #expect(((point.x * point.x + point.y * point.y).squareRoot() - 10).magnitude < 0.01)
        }
        #expect(control != end)
        // Half a curve is the curve up to its middle.
        let eighth = circle.trimmedPath(from: 0, to: 0.125)
        guard case .curve(let middle, _, _) = eighth.elements.last else { throw CancellationError() }
        #expect(((middle.x * middle.x + middle.y * middle.y).squareRoot() - 10).magnitude < 0.01)
    }

    @Test(arguments: [0.0, 17, 45, 90, 123.5, 180, 200, 270, 300, 359])
    func anAngleIsFoundFromItsDirection(degrees: Double) {
        let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
        #expect((Angle(direction: Point(x: 3 * cosine, y: 3 * sine)).degrees - degrees).magnitude < 1e-9)
    }
}
