import MizanBase

/// The outline of the line along a path, for canvases that only fill: each piece of the line, each joint and each end is a
/// closed clockwise subpath, and the nonzero rule makes them one.
///
/// Curves are cut into chords, by addition, multiplication, division and square roots alone.
extension Path {
    /// The line along the path as an outline to be filled by the nonzero rule; empty where its width is not above 0, or
    /// a coordinate is not-a-number.
    public func stroked(_ style: Stroke) -> Path { stroked(style, limit: .max) ?? Path() }

    /// The same outline; nil where it would have more elements than a limit.
    package func stroked(_ style: Stroke, limit: Int) -> Path? {
        guard style.width > .zero, controlBounds != nil else { return Path() }
        // Each chord of a whole line makes a polygon.
        let chords = style.dash.isEmpty ? limit / StrokeOutline.polygonElements : limit
        guard let lines = polylines(chords: chords) else { return nil }
        var outline = StrokeOutline(style: style, limit: limit)
        for line in lines {
            for piece in style.dashed(line) {
                outline.add(piece)
                guard !outline.isFull else { return nil }
            }
        }
        return outline.path
    }

    /// The subpaths as chords; nil where there are more than the limit.
    fileprivate func polylines(chords limit: Int) -> [Polyline]? {
        var lines: [Polyline] = []
        var line = Polyline()
        var chordsLeft = limit
        func finish() {
            chordsLeft -= max(line.points.count - 1, 0)
            if !line.points.isEmpty { lines.append(line) }
        }
        for element in elements {
            guard line.points.count - 1 <= chordsLeft else { return nil }
            switch element {
            case .move(let end):
                finish()
                line = Polyline(points: [end])
            case .line(let end): line.points.append(end)
            case .curve(let end, let control1, let control2):
                line.addCurve(to: end, control1: control1, control2: control2)
            case .close:
                guard let start = line.points.first else { continue }
                line.isClosed = true
                finish()
                // An element without a move before it begins where the closed subpath did.
                line = Polyline(points: [start])
            }
        }
        // The start that a close leaves behind is no subpath by itself.
        if elements.last != .close { finish() }
        guard chordsLeft >= 0 else { return nil }
        return lines.filter { !$0.points.isEmpty }
    }
}

extension Stroke {
    /// The shortest period that is dashed, in points; a finer pattern is drawn as a solid line.
    private static let shortestPeriod = 0.05

    /// The dash pattern in points; empty where the line is solid, or the pattern is invalid.
    public var dashPattern: [Double] {
        let lengths = dash.map(\.points)
        guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) >= Self.shortestPeriod else { return [] }
        return lengths
    }

    /// The dashes of a line; the line itself where it is solid.
    fileprivate func dashed(_ line: Polyline) -> [Polyline] {
        // An odd pattern changes its painted and unpainted lengths each time round.
        let pattern = dashPattern.count.isMultiple(of: 2) ? dashPattern : dashPattern + dashPattern
        let period = pattern.reduce(0, +)
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard let start = points.first, !pattern.isEmpty,
            length / period * Double(pattern.count) < Double(Limits.strokeDashes)
        else { return [line] }

        var (index, left) = (0, dashPhase.points - period * (dashPhase.points / period).rounded(.down))
        // A dash of no length at the start is a dot there.
        while left > 0, left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left
        var dashes: [Polyline] = []
        var dash = index.isMultiple(of: 2) ? Polyline(points: [start]) : Polyline()
        for (from, to) in zip(points, points.dropFirst()) {
            let length = from.distance(to: to)
            var done = 0.0
            while length - done > left {
                done += left
                let part = done / length
                let point = Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                if index.isMultiple(of: 2) {
                    dash.points.append(point)
                    dashes.append(dash)
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
                dash = index.isMultiple(of: 2) ? Polyline(points: [point]) : Polyline()
            }
            left -= length - done
            if index.isMultiple(of: 2) { dash.points.append(to) }
        }
        if dash.points.count > 1 { dashes.append(dash) }
        return dashes
    }
}

/// A sequence of chords.
private struct Polyline {
    /// The greatest number of chords of one curve.
    private static let mostChords = 48.0

    var points: [Point] = []
    var isClosed = false

    /// Adds a curve's chords, more where it is longer.
    mutating func addCurve(to end: Point, control1: Point, control2: Point) {
        guard let start = points.last else { return }
        let length = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
        let count = min((length.squareRoot() * 2).rounded(.up) + 4, Self.mostChords)
        for step in 1...max(Int(count), 1) {
            points.append(.onCurve(from: start, control1, control2, to: end, at: Double(step) / count))
        }
    }
}

/// Collects the pieces of a line's outline.
private struct StrokeOutline {
    var path = Path()
    private let style: Stroke
    private let half: Double
    private let limit: Int
    /// The cosine of a small turn: at less than about 11 degrees, as between the chords of a curve, a round joint is
    /// drawn as a miter, which stands out by less than 1/200 of half the width.
    private static let smallTurnCosine = 0.98
    /// The number of elements of a polygon with four corners.
    static let polygonElements = 5

    init(style: Stroke, limit: Int) {
        self.style = style
        self.limit = limit
        half = style.width.points / 2
    }

    /// Whether the limit is exceeded; then nothing more is added.
    var isFull: Bool { path.elements.count > limit }

    mutating func add(_ line: Polyline) {
        var points: [Point] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return addDot(at: points.first) }
        let ends = line.isClosed ? points + points.prefix(1) : points
        let units = zip(ends, ends.dropFirst()).map { $0.unit(to: $1) }
        for (index, unit) in units.enumerated() where !isFull {
            var (from, to) = (ends[index], ends[index + 1])
            if style.cap == .square, !line.isClosed {
                if index == 0 { from = from.moved(along: unit, by: -half) }
                if index == units.count - 1 { to = to.moved(along: unit, by: half) }
            }
            addPolygon([
                from.moved(across: unit, by: half), to.moved(across: unit, by: half),
                to.moved(across: unit, by: -half), from.moved(across: unit, by: -half),
            ])
        }
        for (index, (before, after)) in zip(units, units.dropFirst()).enumerated() where !isFull {
            addJoin(at: ends[index + 1], before: before, after: after)
        }
        if line.isClosed, let first = units.first, let last = units.last {
            addJoin(at: ends[0], before: last, after: first)
        } else if style.cap == .round {
            addCircle(at: ends[0])
            addCircle(at: ends[ends.count - 1])
        }
    }

    /// Adds a line of length 0, which shows its ends alone.
    private mutating func addDot(at point: Point?) {
        guard let point else { return }
        switch style.cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            path.addRect(Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
        }
    }

    private mutating func addJoin(at point: Point, before: Point, after: Point) {
        let cross = before.x * after.y - before.y * after.x
        let dot = before.x * after.x + before.y * after.y
        guard cross != 0 || dot < 0 else { return }
        let isSmall = dot > Self.smallTurnCosine
        guard style.join != .round || isSmall else { return addCircle(at: point) }
        // The gap is on the outer side of the turn.
        let side = cross > 0 ? -half : half
        let (first, second) = (point.moved(across: before, by: side), point.moved(across: after, by: side))
        // The miter is 1 / cos(turn / 2) half widths long.
        let cosine = ((1 + dot) / 2).squareRoot()
        if isSmall && style.join == .round
            || style.join == .miter && cosine > 0 && 1 / cosine <= style.miterLimit.points
        {
            let middle = Point(
                x: (first.x + second.x) / 2 - point.x, y: (first.y + second.y) / 2 - point.y)
            let scale = 1 / (cosine * cosine)
            let tip = Point(x: point.x + middle.x * scale, y: point.y + middle.y * scale)
            addPolygon([point, first, tip, second])
        } else {
            addPolygon([point, first, second])
        }
    }

    private mutating func addCircle(at point: Point) {
        guard !isFull else { return }
        path.addEllipse(in: Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }

    /// Adds a polygon clockwise, whichever way its points run: pieces that overlap must not cancel each other.
    private mutating func addPolygon(_ points: [Point]) {
        guard !isFull else { return }
        let next = points.dropFirst() + points.prefix(1)
        let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}

extension Point {
    fileprivate func moved(along unit: Point, by distance: Double) -> Point {
        Point(x: x + unit.x * distance, y: y + unit.y * distance)
    }

    /// The point moved to the right of a direction, on a screen.
    fileprivate func moved(across unit: Point, by distance: Double) -> Point {
        Point(x: x - unit.y * distance, y: y + unit.x * distance)
    }
}
