import MizanBase
import MizanDrawing
import MizanImages
import Testing

/// SVG's path data: the same outline in all its ways of writing.
@Suite("Path data of all commands")
struct PathDataTests {
    @Test(
        "short and relative ways to write say what the long ones say",
        arguments: [
            ("m1 2", "M1 2"), ("m1 2 3 4 5 6", "M1 2L4 6L9 12"), ("M1 2 3 4", "M1 2L3 4"),
            ("M1 2l3 4-1-1", "M1 2L4 6L3 5"),
            ("M1 2H5V7h-1v-2", "M1 2L5 2L5 7L4 7L4 5"), ("M1 2H5 6 7", "M1 2L5 2L6 2L7 2"),
            ("M1 2c1 1 2 2 3 0", "M1 2C2 3 3 4 4 2"), ("M0 0C0 1 1 2 3 2S6 3 6 4", "M0 0C0 1 1 2 3 2C5 2 6 3 6 4"),
            ("M0 0c0 1 1 2 3 2s3 1 3 2", "M0 0C0 1 1 2 3 2C5 2 6 3 6 4"), ("M1 1S3 2 4 4", "M1 1C1 1 3 2 4 4"),
            ("M0 0Q3 6 6 0", "M0 0C2 4 4 4 6 0"), ("M0 0Q3 6 6 0T12 0", "M0 0C2 4 4 4 6 0C8 -4 10 -4 12 0"),
            ("m0 0q3 6 6 0t6 0", "M0 0C2 4 4 4 6 0C8 -4 10 -4 12 0"), ("M1 1T4 1", "M1 1C1 1 2 1 4 1"),
            ("M1.5.5-1-2", "M1.5 0.5L-1 -2"), ("M+1 2e1,3E-1-.5", "M1 20L0.3 -0.5"), ("M1. 2", "M1 2"),
            ("m1 2l1 0zl0 1z", "M1 2L2 2ZL1 3Z"), ("m1 2l1 0zm1 1h1", "M1 2L2 2ZM2 3L3 3"),
            ("M0 0L1 1M5 5", "M0 0L1 1M5 5"), ("M1 2A3 0 0 0 1 5 6", "M1 2L5 6"), ("M1 2A3 3 0 0 1 1 2", "M1 2"),
        ])
    func equal(text: String, expected: String) throws {
        #expect(try #require(Path(svg: text)).svg == expected)
    }

    /// The middle of each curve and its ends.
    private func points(_ path: Path) -> [Point] {
        var (points, last): ([Point], Point) = ([], .zero)
        for element in path.elements {
            switch element {
            case .move(let end), .line(let end): last = end
            case .curve(let end, let first, let second):
                points.append(
                    Point(
                        x: (last.x + 3 * first.x + 3 * second.x + end.x) / 8,
                        y: (last.y + 3 * first.y + 3 * second.y + end.y) / 8))
                last = end
            case .close: continue
            }
            points.append(last)
        }
        return points
    }

    @Test(
        "an arc runs on its circle, the short or the long way, by its flags",
        arguments: [
            // From (10, 0) to (0, 10): around (0, 0), or around (10, 10).
            (false, true, 0.0, 0.0), (true, false, 0, 0), (false, false, 10, 10), (true, true, 10, 10),
        ])
    func arcs(isLarge: Bool, isClockwise: Bool, x: Double, y: Double) throws {
        let path = try #require(Path(svg: "M10 0A10 10 0 \(isLarge ? 1 : 0)\(isClockwise ? 1 : 0)0 10"))
        for point in points(path) {
            let distance = ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)).squareRoot()
            #expect((distance - 10).magnitude < 0.003, "\(point)")
        }
        let bounds = try #require(path.controlBounds)
        // The long way reaches the far side.
        #expect(isLarge == (bounds.width > 15))
        #expect(
            path.elements.last.map { $0 == .curve(to: Point(x: 0, y: 10), control1: .zero, control2: .zero) } == false)
        #expect(points(path).last == Point(x: 0, y: 10))
    }

    @Test("an ellipse is turned, and radii that are too small grow to a half turn")
    func ellipses() throws {
        // Turned by 90 degrees, the radii change places: half of an ellipse 4 wide and 20 high around (0, 0).
        let turned = try #require(Path(svg: "M0 -10A10 2 90 0 1 0 10"))
        #expect(points(turned).contains { ($0.x - 2).magnitude < 1e-9 && $0.y.magnitude < 1e-9 })
        // Half a circle of radius 5, whatever smaller radius is written, and whatever sign.
        for radius in ["1", "4.999", "-5"] {
            let half = try #require(Path(svg: "M0 0A\(radius) \(radius) 0 0 1 10 0"))
            #expect(points(half).contains { ($0.x - 5).magnitude < 0.1 && ($0.y + 5).magnitude < 0.1 }, "\(radius)")
        }
        for odd in ["M0 0A1e-300 1e-300 0 0 1 10 0", "M0 0A1e8 1e-8 45 1 1 10 0", "M0 0a1e8 1e8 0 1 1 1e-8 0"] {
            #expect(Path(svg: odd).map { $0.controlBounds != nil } != false, "\(odd)")
        }
    }
}
