import MizanBase
import MizanDrawing

extension Path {
    /// The part of the outline to the left of a line, seen along it, filled by the nonzero rule.
    ///
    /// Each subpath is cut by itself: its pieces on that side stay, curves curves, and straight lines along the cut join them.
    /// Around a place on that side they turn as often as the subpath did.
    ///
    /// Source: I. Sutherland and G. Hodgman, Reentrant Polygon Clipping, for one edge.
    func side(leftOf start: Point, _ end: Point) -> Path {
        var path = Path()
        for subpath in elements.split(separator: .close) {
            guard case .move(let first) = subpath.first else { continue }
            var cut = CutSubpath { point in
                (end.y - start.y) * (point.x - start.x) - (end.x - start.x) * (point.y - start.y)
            }
            var last = first
            for element in subpath.dropFirst() + [.line(to: first)] {
                switch element {
                case .line(let end):
                    // A line as a curve has the same parts, and is one way to cut.
                    cut.add(Cubic(last, last, end, end), isLine: true)
                    last = end
                case .curve(let end, let control1, let control2):
                    cut.add(Cubic(last, control1, control2, end), isLine: false)
                    last = end
                case .move, .close: continue
                }
            }
            guard !cut.path.isEmpty else { continue }
            path.addPath(cut.path)
            path.closeSubpath()
        }
        return path
    }
}

/// A subpath's pieces where a function of the plane is positive.
private struct CutSubpath {
    /// A piece is looked at in so many parts: it may cross and come back once in each without being seen.
    private static let parts = 16

    let height: (Point) -> Double
    var path = Path()

    init(_ height: @escaping (Point) -> Double) { self.height = height }

    mutating func add(_ piece: Cubic, isLine: Bool) {
        let stops = [0] + crossings(of: piece) + [1]
        for (from, to) in zip(stops, stops.dropFirst()) where height(piece.point(at: (from + to) / 2)) > 0 {
            let part = piece.part(from, to)
            if path.currentPoint != part.start { path.addLine(to: part.start) }
            if isLine {
                path.addLine(to: part.end)
            } else {
                path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
    }

    /// Where the piece goes from one side to the other, by halving.
    private func crossings(of piece: Cubic) -> [Double] {
        var crossings: [Double] = []
        for part in 0..<Self.parts {
            var (low, high) = (Double(part) / Double(Self.parts), Double(part + 1) / Double(Self.parts))
            let isAbove = height(piece.point(at: low)) > 0
            guard isAbove != (height(piece.point(at: high)) > 0) else { continue }
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if (height(piece.point(at: middle)) > 0) == isAbove { low = middle } else { high = middle }
            }
            crossings.append((low + high) / 2)
        }
        return crossings
    }
}

/// A cubic Bézier curve.
private struct Cubic {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    func point(at t: Double) -> Point { blossom(t, t, t) }

    /// The curve between two of its places.
    func part(_ from: Double, _ to: Double) -> Cubic {
        Cubic(blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to))
    }

    /// De Casteljau's steps, each with a separate fraction. They give all control points of a part.
    private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        func between(_ from: Point, _ to: Point, _ part: Double) -> Point {
            Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
        let (first, second, third) = (
            between(start, control1, a), between(control1, control2, a), between(control2, end, a)
        )
        return between(between(first, second, b), between(second, third, b), c)
    }
}
