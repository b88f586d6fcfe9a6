import MizanBase

/// A line or a cubic Bézier curve of a path that is stroked, which has a direction everywhere.
struct StrokePiece {
    let start: Point
    let end: Point
    /// The curve's control points; those of a straight piece lie on it.
    private let control1: Point
    private let control2: Point
    let isCurve: Bool
    /// The direction at the start, of length 1.
    let startUnit: Point
    /// The direction at the end, of length 1.
    let endUnit: Point

    /// A straight piece; its ends have to be apart.
    init(_ start: Point, _ end: Point) {
        (self.start, self.end) = (start, end)
        (control1, control2) = (start, end)
        isCurve = false
        startUnit = start.unit(to: end)
        endUnit = startUnit
    }

    /// A curve; its ends or control points have to be apart.
    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        (self.start, self.end) = (start, end)
        (self.control1, self.control2) = (control1, control2)
        isCurve = true
        let ahead = [control1, control2, end].first { $0 != start } ?? end
        let behind = [control2, control1, start].first { $0 != end } ?? start
        startUnit = start.unit(to: ahead)
        endUnit = behind.unit(to: end)
    }

    /// The same piece from its end to its start.
    var reversed: StrokePiece {
        isCurve ? StrokePiece(end, control2, control1, start) : StrokePiece(end, start)
    }

    /// Both halves of a curve (de Casteljau's way).
    var halves: (StrokePiece, StrokePiece) {
        func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let (first, second, third) = (middle(start, control1), middle(control1, control2), middle(control2, end))
        let (fourth, fifth) = (middle(first, second), middle(second, third))
        let center = middle(fourth, fifth)
        return (StrokePiece(start, first, fourth, center), StrokePiece(center, fifth, third, end))
    }

    /// A point of a curve; 0 is its start, 1 its end.
    func point(at t: Double) -> Point { .onCurve(from: start, control1, control2, to: end, at: t) }

    /// The direction at a place of a curve, of length 1.
    func unit(at t: Double) -> Point {
        if t <= 0 { return startUnit }
        if t >= 1 { return endUnit }
        let velocity = velocity(at: t)
        return velocity == .zero ? startUnit : Point.zero.unit(to: velocity)
    }

    /// The reciprocal of the radius, positive where the curve turns to the right; infinite where its velocity is 0.
    func curvature(at t: Double) -> Double {
        let (first, second) = (velocity(at: t), acceleration(at: t))
        let speed = (first.x * first.x + first.y * first.y).squareRoot()
        return speed > 0 ? (first.x * second.y - first.y * second.x) / (speed * speed * speed) : -.infinity
    }

    private func velocity(at t: Double) -> Point {
        let s = 1 - t
        func part(_ start: Double, _ control1: Double, _ control2: Double, _ end: Double) -> Double {
            3 * (s * s * (control1 - start) + 2 * s * t * (control2 - control1) + t * t * (end - control2))
        }
        return Point(
            x: part(start.x, control1.x, control2.x, end.x), y: part(start.y, control1.y, control2.y, end.y))
    }

    private func acceleration(at t: Double) -> Point {
        func part(_ start: Double, _ control1: Double, _ control2: Double, _ end: Double) -> Double {
            6 * ((1 - t) * (control2 - 2 * control1 + start) + t * (end - 2 * control2 + control1))
        }
        return Point(
            x: part(start.x, control1.x, control2.x, end.x), y: part(start.y, control1.y, control2.y, end.y))
    }
}

/// Pieces one after the other: a subpath.
struct StrokeLine {
    /// The pieces; none where the subpath has no length.
    private(set) var pieces: [StrokePiece] = []
    private(set) var isClosed = false

    /// The subpaths of a path that are visible.
    static func lines(of path: Path) -> [StrokeLine] {
        var lines: [StrokeLine] = []
        var (line, start, current) = (StrokeLine(), Point.zero, Point.zero)
        var isOpen = false
        for element in path.elements {
            switch element {
            case .move(let end):
                if isOpen { lines.append(line) }
                (line, start, current, isOpen) = (StrokeLine(), end, end, true)
            case .line(let end):
                if end != current { line.pieces.append(StrokePiece(current, end)) }
                (current, isOpen) = (end, true)
            case .curve(let end, let control1, let control2):
                if [control1, control2, end].contains(where: { $0 != current }) {
                    line.pieces.append(StrokePiece(current, control1, control2, end))
                }
                (current, isOpen) = (end, true)
            case .close:
                if current != start { line.pieces.append(StrokePiece(current, start)) }
                line.isClosed = true
                lines.append(line)
                // An element without a move before it begins where the closed subpath did.
                (line, current, isOpen) = (StrokeLine(), start, false)
            }
        }
        if isOpen { lines.append(line) }
        return lines
    }
}

extension Point {
    /// The distance to another point.
    func distance(to other: Point) -> Double {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }

    /// The direction to another point, of length 1.
    func unit(to other: Point) -> Point {
        let length = distance(to: other)
        return length > 0 ? Point(x: (other.x - x) / length, y: (other.y - y) / length) : Point(x: 1, y: 0)
    }
}
