import MizanBase

/// The outline of a solid line in few curves: one contour around an open line, two around a closed one.
///
/// A contour runs along the left side of the line and back along its right side, and turns around joints and ends on
/// the way. At the inner side of a joint it goes through the joint itself, so that every piece of it runs clockwise
/// around the area that it covers, and the nonzero rule makes them one. The side of a straight piece is straight, that
/// of an arc an arc; another curve is halved until one cubic curve lies as near to its side as ``tolerance``.
///
/// Icons are a few strokes each: chords of all their curves would make their paths ten times as long as these.
///
/// Source: W. Tiller and E. Hanson, Offsets of Two-Dimensional Profiles, for the sides of curves.
package struct StrokeContour {
    /// The greatest distance of a curve from the side that it approximates, in points.
    private static let tolerance = 0.002
    /// The greatest number of times that a curve is halved.
    private static let depth = 6
    /// The sine below which a turn counts as none and pieces join smoothly.
    private static let smoothSine = 0.001
    /// The sine of a slight turn: on the inner side of a joint that turns less, the sides cross so near the joint that
    /// the contour doesn't go through it.
    private static let slightSine = 0.05

    private let style: Stroke
    private let half: Double
    private let limit: Int
    private var path = Path()

    private init(_ style: Stroke, limit: Int) {
        self.style = style
        self.limit = limit
        half = style.width.points / 2
    }

    /// The outline of the line along a path; nil for cases that are left to chords: dashes, lines without a length,
    /// curves tighter than half of the width, and more elements than a limit.
    package static func outline(of path: Path, _ style: Stroke, limit: Int) -> Path? {
        guard style.dash.isEmpty, style.width > .zero, path.controlBounds != nil else { return nil }
        var contour = StrokeContour(style, limit: limit)
        for line in StrokeLine.lines(of: path) {
            guard contour.add(line) else { return nil }
        }
        return contour.path
    }

    private mutating func add(_ line: StrokeLine) -> Bool {
        let (there, back) = (line.pieces, line.pieces.reversed().map(\.reversed))
        guard let first = there.first, let last = there.last else { return false }
        path.move(to: left(of: first.start, first.startUnit))
        guard addSide(there) else { return false }
        if line.isClosed {
            addJoint(at: last.end, from: last.endUnit, to: first.startUnit)
            path.closeSubpath()
            path.move(to: left(of: last.end, back[0].startUnit))
        } else {
            addEnd(at: last.end, last.endUnit)
        }
        guard addSide(back) else { return false }
        if line.isClosed {
            addJoint(at: first.start, from: back[back.count - 1].endUnit, to: back[0].startUnit)
        } else {
            addEnd(at: first.start, back[back.count - 1].endUnit)
        }
        path.closeSubpath()
        return path.elements.count <= limit
    }

    /// Adds the left side of pieces and the joints between them.
    private mutating func addSide(_ pieces: [StrokePiece]) -> Bool {
        for (index, piece) in pieces.enumerated() {
            if index > 0 { addJoint(at: piece.start, from: pieces[index - 1].endUnit, to: piece.startUnit) }
            guard addSide(of: piece, depth: 0) else { return false }
        }
        return true
    }

    private mutating func addSide(of piece: StrokePiece, depth: Int) -> Bool {
        let end = left(of: piece.end, piece.endUnit)
        guard piece.isCurve else {
            addLine(to: end)
            return path.elements.count <= limit
        }
        // Where the side would run backwards, the line is wider than the curve is round; a little is within the arcs' error.
        guard [0, 0.25, 0.5, 0.75, 1].allSatisfy({ piece.curvature(at: $0) * half > -1.05 }) else { return false }
        let start = left(of: piece.start, piece.startUnit)
        if let (control1, control2) = controls(from: start, to: end, along: piece) {
            path.addCurve(to: end, control1: control1, control2: control2)
            return path.elements.count <= limit
        }
        guard depth < Self.depth else { return false }
        let (first, second) = piece.halves
        return addSide(of: first, depth: depth + 1) && addSide(of: second, depth: depth + 1)
    }

    /// The control points of the curve that leaves and arrives as the piece does, with its middle beside the piece's
    /// middle; nil where that curve is too far from the piece's side elsewhere.
    private func controls(from start: Point, to end: Point, along piece: StrokePiece) -> (Point, Point)? {
        let (first, last) = (piece.startUnit, piece.endUnit)
        let cross = first.x * last.y - first.y * last.x
        let middle = side(of: piece, at: 0.5)
        // Bernstein's weights of the middle are 1/8, 3/8, 3/8 and 1/8.
        let x = (middle.x - (start.x + end.x) / 2) * 8 / 3
        let y = (middle.y - (start.y + end.y) / 2) * 8 / 3
        let (a, b): (Double, Double) =
            if cross.magnitude > 0.01 {
                ((x * last.y - y * last.x) / cross, (x * first.y - y * first.x) / cross)
            } else {
                (start.distance(to: end) / 3, start.distance(to: end) / 3)
            }
        guard a >= 0, b >= 0 else { return nil }
        let control1 = Point(x: start.x + first.x * a, y: start.y + first.y * a)
        let control2 = Point(x: end.x - last.x * b, y: end.y - last.y * b)
        let curve = StrokePiece(start, control1, control2, end)
        let isNear = [0.25, 0.5, 0.75].allSatisfy { part in
            let (wanted, found) = (side(of: piece, at: part), curve.point(at: part))
            let unit = piece.unit(at: part)
            // How far apart they are along the line is no error, only across.
            return ((found.x - wanted.x) * unit.y - (found.y - wanted.y) * unit.x).magnitude <= Self.tolerance
        }
        return isNear ? (control1, control2) : nil
    }

    // MARK: Joints and ends

    /// Goes around a joint on the left side, or through it where the line turns to the left.
    private mutating func addJoint(at point: Point, from before: Point, to after: Point) {
        let cross = before.x * after.y - before.y * after.x
        let dot = before.x * after.x + before.y * after.y
        let end = left(of: point, after)
        guard cross.magnitude > Self.smoothSine || dot < 0 else { return addLine(to: end) }
        if cross < 0, dot > -1 {
            if cross < -Self.slightSine || dot < 0 { addLine(to: point) }
            return addLine(to: end)
        }
        switch style.join {
        case .round: addArc(to: end, around: point)
        case .miter:
            // The miter is 1 / cos(turn / 2) half widths long.
            let cosine = ((1 + dot) / 2).squareRoot()
            if cosine > 0, 1 / cosine <= style.miterLimit.points {
                let scale = half / (2 * cosine * cosine)
                addLine(
                    to: Point(
                        x: point.x + (before.y + after.y) * scale, y: point.y - (before.x + after.x) * scale))
            }
            addLine(to: end)
        case .bevel: addLine(to: end)
        }
    }

    /// Turns around the end of an open line.
    private mutating func addEnd(at point: Point, _ unit: Point) {
        let end = left(of: point, Point(x: -unit.x, y: -unit.y))
        switch style.cap {
        case .butt: break
        case .round: return addArc(to: end, around: point)
        case .square:
            let ahead = Point(x: point.x + unit.x * half, y: point.y + unit.y * half)
            addLine(to: left(of: ahead, unit))
            addLine(to: left(of: ahead, Point(x: -unit.x, y: -unit.y)))
        }
        addLine(to: end)
    }

    /// Adds an arc, clockwise, at most half a circle.
    private mutating func addArc(to end: Point, around center: Point) {
        guard let start = path.currentPoint else { return }
        let (from, to) = (center.unit(to: start), center.unit(to: end))
        let cosine = from.x * to.x + from.y * to.y
        // A quarter turn and less is one curve, whose control points stand 4/3 of the tangent of a quarter of it away.
        guard cosine > -0.01 else {
            return path.addArc(
                from: start, to: end, radii: Size(width: half, height: half), rotation: .zero, isLarge: false,
                isClockwise: true)
        }
        let control = ((1 - cosine) / 2).squareRoot() / (1 + ((1 + cosine) / 2).squareRoot()) * 4 / 3 * half
        path.addCurve(
            to: end, control1: Point(x: start.x - from.y * control, y: start.y + from.x * control),
            control2: Point(x: end.x + to.y * control, y: end.y - to.x * control))
    }

    /// Adds a line, unless its length is 0.
    private mutating func addLine(to end: Point) {
        guard let start = path.currentPoint, start.distance(to: end) > Self.tolerance / 8 else { return }
        path.addLine(to: end)
    }

    private func left(of point: Point, _ unit: Point) -> Point {
        Point(x: point.x + unit.y * half, y: point.y - unit.x * half)
    }

    private func side(of piece: StrokePiece, at part: Double) -> Point {
        left(of: piece.point(at: part), piece.unit(at: part))
    }
}
