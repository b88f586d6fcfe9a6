import MizanBase

extension Point {
    /// The point of a cubic Bézier curve at a part of it, from 0 at its start to 1 at its end.
    package static func onCurve(
        from start: Point, _ control1: Point, _ control2: Point, to end: Point, at t: Double
    ) -> Point {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
}
