import MizanBase
import MizanDrawing
import TestSupport
import Testing

/// The outline of a line, judged by which places lie inside it: the sum of windings, as the nonzero rule has it.
@Suite("Strokes as outlines")
struct StrokeOutlineTests {
    private func length(_ points: Double) -> FixedLength { FixedLength(points: points) ?? .zero }

    private func stroke(
        _ width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, dash: [Double] = [],
        phase: Double = 0
    ) -> Stroke {
        Stroke(
            width: length(width), cap: cap, join: join, dash: dash.map(length), dashPhase: length(phase))
    }

    private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
        var path = Path()
        path.addLines(points.map { Point(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    private func covers(_ path: Path, _ x: Double, _ y: Double) -> Bool { path.winding(aroundX: x, y: y) != 0 }

    @Test("a line is as wide as it says, and its ends as its caps say")
    func caps() {
        let path = line([(10, 10), (20, 10)])
        for (cap, reach) in [(Stroke.Cap.butt, 0.0), (.round, 2.0), (.square, 2.0)] {
            let outline = path.stroked(stroke(4, cap: cap))
            #expect(covers(outline, 15, 8.1) && covers(outline, 15, 11.9))
            #expect(!covers(outline, 15, 7.9) && !covers(outline, 15, 12.1))
            #expect(covers(outline, 20.1, 10) == (reach > 0), "\(cap)")
            #expect(!covers(outline, 22.1, 10))
            // The corner that a square has and a round end has not.
            #expect(covers(outline, 21.8, 11.8) == (cap == .square), "\(cap)")
        }
    }

    @Test("corners are as their joins say")
    func joins() {
        let corner = line([(0, 10), (10, 10), (10, 0)])
        let (miter, bevel, round) = (
            corner.stroked(stroke(4)), corner.stroked(stroke(4, join: .bevel)), corner.stroked(stroke(4, join: .round))
        )
        #expect(covers(miter, 11.8, 11.8) && !covers(bevel, 11.8, 11.8) && !covers(round, 11.8, 11.8))
        #expect(covers(miter, 11.3, 11.3) && !covers(bevel, 11.3, 11.3) && covers(round, 11.3, 11.3))
        #expect(covers(bevel, 10.9, 10.9))
        // The inner side has no gap either, whichever way the line turns.
        for path in [corner, line([(10, 0), (10, 10), (0, 10)])] {
            let outline = path.stroked(stroke(4))
            #expect(covers(outline, 9, 9) && covers(outline, 11.8, 11.8) && !covers(outline, 7.9, 7.9))
        }
        // An acute miter is cut off at its limit.
        var limited = stroke(2)
        limited.miterLimit = length(2)
        let spike = line([(0, 0), (20, 4), (0, 8)])
        #expect(covers(spike.stroked(stroke(2)), 24, 4))
        #expect(!covers(spike.stroked(limited), 22, 4))
    }

    @Test("a closed line has no ends")
    func closed() {
        let square = Path(Rect(x: 10, y: 10, width: 20, height: 20)).stroked(stroke(2))
        #expect(covers(square, 9.1, 9.1) && covers(square, 30.9, 30.9) && covers(square, 10, 20))
        #expect(!covers(square, 20, 20) && !covers(square, 8.9, 20))
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 40, height: 40)).stroked(stroke(4))
        #expect(covers(circle, 38.1, 20) && covers(circle, 41.9, 20) && covers(circle, 20, -1.9))
        #expect(!covers(circle, 20, 20) && !covers(circle, 37, 20))
    }

    @Test("dashes are painted and left out in turn, from the phase on")
    func dashes() {
        let path = line([(0, 0), (20, 0)])
        func painted(_ style: Stroke) -> [Bool] {
            let outline = path.stroked(style)
            return (0..<20).map { covers(outline, Double($0) + 0.5, 0.3) }
        }
        let pattern = (0..<20).map { $0 % 5 < 3 }
        #expect(painted(stroke(1, dash: [3, 2])) == pattern)
        #expect(painted(stroke(1, dash: [3, 2], phase: 4)) == (0..<20).map { ($0 + 4) % 5 < 3 })
        #expect(painted(stroke(1, dash: [3, 2], phase: -1)) == (0..<20).map { ($0 + 4) % 5 < 3 })
        // An odd pattern is gone through twice.
        #expect(painted(stroke(1, dash: [2])) == (0..<20).map { $0 % 4 < 2 })
        // A dash of no length is a dot, the first one too.
        let dots = path.stroked(stroke(2, cap: .round, dash: [0, 5]))
        #expect((0..<4).allSatisfy { covers(dots, Double($0) * 5 + 0.8, 0) && !covers(dots, Double($0) * 5 + 2.5, 0) })
        // Around a corner a dash goes on.
        let corner = line([(0, 0), (4, 0), (4, 10)]).stroked(stroke(1, dash: [6, 2]))
        #expect(covers(corner, 4.2, 1.5) && !covers(corner, 4.2, 2.5) && covers(corner, 4.2, 4.5))
    }

    @Test("what can't be drawn draws nothing, and dashes have a bound")
    func bounds() {
        let path = line([(0, 0), (20, 0)])
        #expect(path.stroked(stroke(0)).isEmpty && path.stroked(stroke(-1)).isEmpty)
        #expect(line([(0, 0), (.nan, 0)]).stroked(stroke(1)).isEmpty)
        for dash in [[0, 0], [-1, 4], [0.0001, 0.0001]] {
            #expect(path.stroked(stroke(1, dash: dash)) == path.stroked(stroke(1)), "\(dash)")
        }
        let long = line([(0, 0), (1e8, 0)])
        #expect(long.stroked(stroke(1, dash: [0.1, 0.1])) == long.stroked(stroke(1)))
        let dot = line([(5, 5), (5, 5)])
        #expect(dot.stroked(stroke(2)).isEmpty && covers(dot.stroked(stroke(2, cap: .round)), 5.9, 5))
    }
}
