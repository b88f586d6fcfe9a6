import MizanBase
import MizanDrawing

/// The line along a shape as an outline.
struct SVGStroke {
    /// The factor of precision: strokes are cut into chords for twice the image's size, since images may be shown
    /// larger.
    private static let fineness = 2.0

    let style: SVGStyle
    let place: SourcePlace

    /// The outline of the line along a path in user units, and the map from the outline's coordinates into the image's.
    ///
    /// The width of the line applies before the transform (SVG 2 §13.5): scales that differ along the axes make it
    /// wider in one direction. Only a uniform scale is applied first, for chords that are fine enough.
    func outline(of path: Path, transform: AffineTransformation, limit: Int) throws -> (Path, AffineTransformation) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let scale = max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) * Self.fineness
        guard scale > 0 else { return (Path(), transform) }
        // Beyond all numbers there is no length either, and that throws.
        let larger = path.withoutLoneMoves.mapped { Point(x: $0.x * scale, y: $0.y * scale) }
        func length(_ length: Double) throws -> FixedLength {
            guard let length = FixedLength(points: length * scale) else {
                throw SVGReader.error(
                    "svg-limit", "a length of the stroke is beyond \(Int(FixedLength.limit)) points",
                    fix: "draw it smaller", at: place)
            }
            return length
        }
        let stroke = Stroke(
            width: try length(style.strokeWidth), cap: style.cap, join: style.join,
            miterLimit: FixedLength(points: style.miterLimit) ?? Stroke.defaultMiterLimit,
            dash: try style.dash.map(length), dashPhase: try length(style.dashPhase))
        try checkDashes(stroke, along: larger)
        guard
            let outline = StrokeContour.outline(of: larger, stroke, limit: limit)
                ?? larger.stroked(stroke, limit: limit)
        else { throw SVGReader.tooManySteps(place) }
        return (outline, AffineTransformation(a: 1 / scale, d: 1 / scale).then(transform))
    }

    /// Throws where there are more dashes than can be drawn, or than can be seen.
    private func checkDashes(_ stroke: Stroke, along path: Path) throws {
        guard !stroke.dash.isEmpty else { return }
        let period = stroke.dash.reduce(0) { $0 + $1.points }
        guard !stroke.dashPattern.isEmpty,
            path.controlLength / period * Double(stroke.dash.count) <= Double(Limits.svgDashes)
        else {
            throw SVGReader.error(
                "svg-limit", "the stroke has more than \(Limits.svgDashes) dashes, or dashes too short to be seen",
                fix: "make the dashes longer, or leave them out", at: place)
        }
    }
}

extension Path {
    /// The path without subpaths of a single point, which have no line (SVG 2 §9.3.3).
    fileprivate var withoutLoneMoves: Path {
        var path = Path()
        for (index, element) in elements.enumerated() {
            if case .move = element {
                guard index + 1 < elements.count else { continue }
                if case .move = elements[index + 1] { continue }
            }
            path.elements.append(element)
        }
        return path
    }

    /// The length of the lines between all points, control points included; no line along the path is longer.
    fileprivate var controlLength: Double {
        var (length, start, last) = (0.0, Point.zero, Point.zero)
        func distance(_ from: Point, _ to: Point) -> Double {
            let (x, y) = (to.x - from.x, to.y - from.y)
            return (x * x + y * y).squareRoot()
        }
        for element in elements {
            if case .move(let end) = element { (start, last) = (end, end) }
            for point in element == .close ? [start] : element.points {
                length += distance(last, point)
                last = point
            }
        }
        return length
    }
}
