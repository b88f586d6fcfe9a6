import MizanBase

/// Arcs between two points, in SVG's parametrization.
///
/// In coordinates where the ellipse is the unit circle, the chord's direction is the tangent in the middle of the arc, so
/// that no angle is needed: the pieces come from additions, products, quotients and square roots alone.
///
/// Source: SVG 2 §9.5, elliptical arcs, with its rules for radii that are too small.
extension Path {
    /// An arc of an ellipse, from the current point; a line where a radius is 0.
    package mutating func addArc(
        from start: Point, to end: Point, radii: Size, rotation: Angle, isLarge: Bool, isClockwise: Bool
    ) {
        guard start != end else { return }
        let (sine, cosine) = rotation.sineAndCosine
        var radii = Size(width: radii.width.magnitude, height: radii.height.magnitude)
        let (x, y) = ((end.x - start.x) / 2, (end.y - start.y) / 2)
        // Half of the chord in the ellipse's own coordinates.
        var half = Point(x: (cosine * x + sine * y) / radii.width, y: (cosine * y - sine * x) / radii.height)
        let square = half.x * half.x + half.y * half.y
        guard radii.width > 0, radii.height > 0, square.isFinite, square > 0 else { return addLine(to: end) }
        let length = square.squareRoot()
        if length > 1 {
            radii = Size(width: radii.width * length, height: radii.height * length)
            half = Point(x: half.x / length, y: half.y / length)
        }
        // The direction of travel in the middle of the arc, and that middle as seen from the centre.
        let along = Point(x: half.x / min(length, 1), y: half.y / min(length, 1))
        let middle = isClockwise ? Point(x: along.y, y: -along.x) : Point(x: -along.y, y: along.x)
        let distance = (1 - min(square, 1)).squareRoot() * (isLarge ? -1 : 1)
        let center = Point(x: -middle.x * distance, y: -middle.y * distance)
        let (first, last) = (
            Point(x: -half.x - center.x, y: -half.y - center.y), Point(x: half.x - center.x, y: half.y - center.y)
        )
        // No piece is longer than a quarter turn.
        let stops: [Point] =
            if isLarge, length < 1 {
                [first, Point(x: -along.x, y: -along.y), middle, along, last]
            } else {
                [first, middle, last]
            }

        let chord = Point(x: start.x + x, y: start.y + y)
        func point(_ unit: Point) -> Point {
            let (x, y) = ((center.x + unit.x) * radii.width, (center.y + unit.y) * radii.height)
            return Point(x: chord.x + cosine * x - sine * y, y: chord.y + sine * x + cosine * y)
        }
        let turn: Double = isClockwise ? 1 : -1
        for (index, (from, to)) in zip(stops, stops.dropFirst()).enumerated() {
            let sum = Point(x: from.x + to.x, y: from.y + to.y)
            let difference = Point(x: to.x - from.x, y: to.y - from.y)
            // Twice the sine and the cosine of half the piece; the control points stand 4/3 of the tangent of a quarter away.
            let sine = (difference.x * difference.x + difference.y * difference.y).squareRoot()
            let cosine = (sum.x * sum.x + sum.y * sum.y).squareRoot()
            let control = sine / (2 + cosine) * 4 / 3 * turn
            addCurve(
                to: index == stops.count - 2 ? end : point(to),
                control1: point(Point(x: from.x - control * from.y, y: from.y + control * from.x)),
                control2: point(Point(x: to.x + control * to.y, y: to.y - control * to.x)))
        }
    }

    /// A quadratic Bézier curve from the current point, raised to the cubic one of the same shape.
    package mutating func addQuadCurve(from start: Point, to end: Point, control: Point) {
        func toward(_ point: Point) -> Point {
            Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: toward(start), control2: toward(end))
    }
}
