import MizanBase
import MizanImages
import Testing

@testable import MizanDrawing

/// The outlines of lines in few curves, against those in chords.
@Suite("Contours of strokes")
struct StrokeContourTests {
    private static let lines = [
        "M4 20L20 20", "M4 4L20 12L4 20", "M4 4H20V20H4Z", "M20 4V20H4V4Z", "M4 12H20H8", "M4 8L12 8.2L20 8V16Z",
        "M12 4A8 8 0 0 1 12 20A8 8 0 0 1 12 4Z", "M4 20C4 4 20 4 20 20", "M4 12C8 2 16 22 20 12L20 4",
        "M6 6A3 3 0 0 1 12 6L18 18", "M4 4L10 4M4 12L10 12", "M4 4C10 4 20 4 20 20Z", "M8 12H9V13Z",
    ]

    @Test("a contour covers what the chords cover", arguments: lines)
    func coverage(data: String) throws {
        let path = try #require(Path(svg: data))
        for cap in Stroke.Cap.allCases {
            for join in Stroke.Join.allCases {
                let style = Stroke(width: FixedLength(rawValue: 20_000), cap: cap, join: join)
                let contour = try #require(StrokeContour.outline(of: path, style, limit: 1000))
                // Many short chords, since few are farther from a curve than its contour is.
                let fine = Stroke(width: FixedLength(rawValue: 16 * 20_000), cap: cap, join: join)
                let chords = path.mapped { Point(x: $0.x * 16, y: $0.y * 16) }.stroked(fine)
                #expect(contour.elements.count < 100)
                var compared = 0
                for row in 0..<24 {
                    for column in 0..<24 {
                        let (x, y) = (Double(column) + 0.413, Double(row) + 0.307)
                        let wanted = covers(chords, x * 16, y * 16)
                        // At the edge itself, the chords are the ones that are off.
                        let isInside = [(0.04, 0.0), (-0.04, 0), (0, 0.04), (0, -0.04)].allSatisfy {
                            covers(chords, (x + $0.0) * 16, (y + $0.1) * 16) == wanted
                        }
                        guard isInside else { continue }
                        compared += 1
                        #expect(covers(contour, x, y) == wanted, "\(cap) \(join) at \(x), \(y)")
                    }
                }
                #expect(compared > 500)
            }
        }
    }

    @Test("nothing winds backwards: what lies over each other can be one path", arguments: lines)
    func winding(data: String) throws {
        let path = try #require(Path(svg: data))
        let contour = try #require(StrokeContour.outline(of: path, Self.round, limit: 1000))
        for row in 0..<24 {
            for column in 0..<24 {
                #expect(contour.winding(aroundX: Double(column) + 0.413, y: Double(row) + 0.307) >= 0)
            }
        }
    }

    @Test("a ring has eight curves, each within 1/1000 of its circle")
    func ring() throws {
        let path = try #require(Path(svg: "M12 4A8 8 0 0 1 12 20A8 8 0 0 1 12 4Z"))
        let contour = try #require(StrokeContour.outline(of: path, Self.round, limit: 1000))
        #expect(contour.elements.count == 2 * 6)
        var start = Point.zero
        for element in contour.elements {
            guard case .curve(let end, let control1, let control2) = element else {
                start = element.points.last ?? start
                continue
            }
            let piece = StrokePiece(start, control1, control2, end)
            let radius = start.distance(to: Point(x: 12, y: 12)) > 8 ? 9.0 : 7.0
            for part in [0.1, 0.3, 0.5, 0.9] {
                let distance = piece.point(at: part).distance(to: Point(x: 12, y: 12))
                #expect((distance - radius).magnitude < 0.004)
            }
            start = end
        }
    }

    @Test("dashes, dots, curves tighter than the line is wide, and too many steps are left to chords")
    func leftToChords() throws {
        let line = try #require(Path(svg: "M4 4H20"))
        var dashed = Self.round
        dashed.dash = [FixedLength(rawValue: 20_000)]
        #expect(StrokeContour.outline(of: line, dashed, limit: 1000) == nil)
        #expect(StrokeContour.outline(of: try #require(Path(svg: "M4 4L4 4")), Self.round, limit: 1000) == nil)
        let tight = try #require(Path(svg: "M4 4A0.5 0.5 0 0 1 4 5"))
        #expect(StrokeContour.outline(of: tight, Self.round, limit: 1000) == nil)
        // Its first two points are one: it is infinitely tight there.
        let still = try #require(Path(svg: "M4 12C4 12 12 4 20 12"))
        #expect(StrokeContour.outline(of: still, Self.round, limit: 1000) == nil)
        #expect(StrokeContour.outline(of: line, Self.round, limit: 3) == nil)
        #expect(StrokeContour.outline(of: Path(), Self.round, limit: 3) == nil)
    }

    private static let round = Stroke(width: FixedLength(rawValue: 20_000), cap: .round, join: .round)

    private func covers(_ path: Path, _ x: Double, _ y: Double) -> Bool { path.winding(aroundX: x, y: y) != 0 }
}
