import MizanBase

extension Path {
    /// The part of the outline between two parts of its length, from 0 to 1; empty where the first isn't below the second. Source:
    /// SwiftUI's `trimmedPath(from:to:)`.
    ///
    /// Lengths of curves are those of 32 chords.
    public func trimmedPath(from start: Double, to end: Double) -> Path {
        let (start, end) = (max(start.isNaN ? 0 : start, 0), min(end.isNaN ? 1 : end, 1))
        guard start < end else { return Path() }
        guard start > 0 || end < 1 else { return self }
        let pieces = self.pieces
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var result = Path()
        var passed = 0.0
        for piece in pieces {
            let (from, to) = (start * total - passed, end * total - passed)
            passed += piece.length
            guard piece.length > 0, from < piece.length, to > 0 else { continue }
            let part = piece.part(from: piece.parameter(at: from), to: piece.parameter(at: to))
            if result.isEmpty || piece.beginsSubpath || from > 0 { result.move(to: part.start) }
            result.elements.append(part.element)
        }
        return result
    }

    /// The outline's lines and curves, those that close it included.
    private var pieces: [PathPiece] {
        var pieces: [PathPiece] = []
        var (start, current) = (Point.zero, Point.zero)
        var begins = true
        func add(_ piece: PathPiece) {
            pieces.append(piece)
            (current, begins) = (piece.end, false)
        }
        for element in elements {
            switch element {
            case .move(let end): (start, current, begins) = (end, end, true)
            case .line(let end): add(PathPiece(current, line: end, begins))
            case .curve(let end, let control1, let control2): add(PathPiece(current, control1, control2, end, begins))
            case .close:
                if current != start { add(PathPiece(current, line: start, begins)) }
                (current, begins) = (start, true)
            }
        }
        return pieces
    }
}

/// One line or curve of an outline.
private struct PathPiece {
    private static let chords = 32

    let start: Point
    private let control1: Point
    private let control2: Point
    let end: Point
    private let isLine: Bool
    /// Whether a new subpath begins with it.
    let beginsSubpath: Bool
    /// The lengths up to the ends of the chords.
    private var lengths: [Double] = []

    var length: Double { lengths.last ?? 0 }

    init(_ start: Point, line end: Point, _ beginsSubpath: Bool) {
        self.init(start, start, end, end, isLine: true, beginsSubpath)
    }

    init(
        _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, isLine: Bool = false, _ beginsSubpath: Bool
    ) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        self.isLine = isLine
        self.beginsSubpath = beginsSubpath
        var last = start
        for number in 1...(isLine ? 1 : Self.chords) {
            let next = isLine ? end : point(at: Double(number) / Double(Self.chords))
            let (x, y) = (next.x - last.x, next.y - last.y)
            lengths.append(length + (x * x + y * y).squareRoot())
            last = next
        }
    }

    private func point(at part: Double) -> Point { .onCurve(from: start, control1, control2, to: end, at: part) }

    /// The curve's parameter, from 0 to 1, after a length of it.
    func parameter(at length: Double) -> Double {
        guard length > 0 else { return 0 }
        guard length < self.length, let chord = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
        let before = chord > 0 ? lengths[chord - 1] : 0
        return (Double(chord) + (length - before) / (lengths[chord] - before)) / Double(lengths.count)
    }

    /// The piece between two parameters.
    func part(from first: Double, to last: Double) -> (start: Point, element: Path.Element) {
        func between(_ one: Point, _ other: Point, _ part: Double) -> Point {
            Point(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
        }
        guard !isLine else { return (between(start, end, first), .line(to: between(start, end, last))) }
        // De Casteljau's way in its general form: each control point mixes with both parameters.
        func blossom(_ one: Double, _ two: Double, _ three: Double) -> Point {
            let (a, b, c) = (
                between(start, control1, one), between(control1, control2, one), between(control2, end, one)
            )
            return between(between(a, b, two), between(b, c, two), three)
        }
        return (
            blossom(first, first, first),
            .curve(
                to: blossom(last, last, last), control1: blossom(first, first, last),
                control2: blossom(first, last, last))
        )
    }
}
