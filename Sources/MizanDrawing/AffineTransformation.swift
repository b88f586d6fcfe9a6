import MizanBase

/// A map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransformation: Hashable, Sendable {
    /// How much of x goes to x'.
    public var a: Double
    /// How much of x goes to y'.
    public var b: Double
    /// How much of y goes to x'.
    public var c: Double
    /// How much of y goes to y'.
    public var d: Double
    /// Added to x', in points.
    public var tx: Double
    /// Added to y', in points.
    public var ty: Double

    /// The identity, but for what is given.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
}

extension AffineTransformation {
    /// A turn around a place, clockwise on a screen.
    public static func rotation(_ angle: Angle, around anchor: Point) -> AffineTransformation {
        let (sine, cosine) = angle.sineAndCosine
        return AffineTransformation(
            a: cosine, b: sine, c: -sine, d: cosine, tx: anchor.x - cosine * anchor.x + sine * anchor.y,
            ty: anchor.y - sine * anchor.x - cosine * anchor.y)
    }

    /// Factors for both axes, from a place that stays.
    public static func scale(x: Double, y: Double, around anchor: Point) -> AffineTransformation {
        AffineTransformation(a: x, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
    }

    /// The map that does this one first and the other after it.
    public func then(_ next: AffineTransformation) -> AffineTransformation {
        AffineTransformation(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
            d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
            ty: next.b * tx + next.d * ty + next.ty)
    }

    /// Where a point goes.
    public func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around where a rectangle goes.
    public func bounds(of rect: Rect) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ].map(applied)
        let (first, rest) = (corners[0], corners.dropFirst())
        let low = rest.reduce(first) { Point(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
        let high = rest.reduce(first) { Point(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
