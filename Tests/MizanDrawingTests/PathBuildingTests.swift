import MizanBase
import MizanDrawing
import Testing

@Suite("Building paths")
struct PathBuildingTests {
    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test("a quadratic curve becomes the cubic one of the same shape")
    func quadratic() {
        var path = Path()
        path.move(to: point(0, 0))
        path.addQuadCurve(to: point(6, 0), control: point(3, 6))
        #expect(path.svg == "M0 0C2 4 4 4 6 0Z".replacing("Z", with: ""))
    }

    @Test("rectangle, closed once; steps without a start")
    func simple() {
        var path = Path(Rect(x: 1, y: 2, width: 3, height: 4))
        path.closeSubpath()
        #expect(path.svg == "M1 2L4 2L4 6L1 6Z")
        #expect(path.currentPoint == point(1, 2))
        var line = Path()
        line.closeSubpath()
        line.addLine(to: point(5, 5))
        #expect(line.svg == "M5 5")
    }

    @Test("an ellipse touches the middles of its rectangle's sides")
    func ellipse() {
        let ends = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 10)).elements.compactMap { element in
            if case .curve(let end, _, _) = element { end } else { nil }
        }
        #expect(ends == [point(20, 5), point(10, 10), point(0, 5), point(10, 0)])
    }

    /// Angles run clockwise on a screen; `clockwise: true` runs the other way, as in SwiftUI.
    @Test(
        "arcs end where they should, in pieces of at most a quarter",
        arguments: [
            (0, 90, false, 1, 0.0, 10.0), (0, 90, true, 3, 0.0, 10.0), (0, 360, false, 4, 10.0, 0.0),
            (0, 360, true, 4, 10.0, 0.0), (90, 0, false, 3, 10.0, 0.0), (30, 30, false, 0, 8.660_254, 5.0),
            (0, 720, false, 4, 10.0, 0.0), (0, -90, true, 1, 0.0, -10.0),
        ] as [(Double, Double, Bool, Int, Double, Double)])
    func arcs(start: Double, end: Double, clockwise: Bool, pieces: Int, x: Double, y: Double) throws {
        var path = Path()
        path.addArc(
            center: point(0, 0), radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
            clockwise: clockwise)
        #expect(path.elements.count == 1 + pieces)
        let last = try #require(path.currentPoint)
        #expect((last.x - x).magnitude < 1e-6 && (last.y - y).magnitude < 1e-6)
        for element in path.elements.dropFirst() {
            guard case .curve(_, let first, let second) = element else { continue }
            // The control points of a quarter stand √(1 + 0.5523²) radii away.
            for control in [first, second] {
                let distance = (control.x * control.x + control.y * control.y).squareRoot()
                #expect((distance - 11.424).magnitude < 0.01)
            }
        }
    }

    @Test("the middle of an arc lies on the circle")
    func arcMiddle() throws {
        var path = Path()
        path.addRelativeArc(center: point(3, 4), radius: 100, startAngle: .degrees(10), delta: .degrees(77))
        guard case .move(let start) = path.elements[0], case .curve(let end, let first, let second) = path.elements[1]
        else {
            Issue.record("not one curve: \(path.elements)")
            return
        }
        let x = (start.x + 3 * first.x + 3 * second.x + end.x) / 8 - 3
        let y = (start.y + 3 * first.y + 3 * second.y + end.y) / 8 - 4
        #expect(((x * x + y * y).squareRoot() - 100).magnitude < 0.03)
    }

    @Test("bounds hold the control points; none for what is no number")
    func bounds() {
        var path = Path()
        #expect(path.controlBounds == nil)
        path.move(to: point(1, 1))
        path.addCurve(to: point(2, 5), control1: point(-3, 0), control2: point(9, 2))
        #expect(path.controlBounds == Rect(x: -3, y: 0, width: 12, height: 5))
        path.addLine(to: point(.nan, 0))
        #expect(path.controlBounds == nil)
    }
}
