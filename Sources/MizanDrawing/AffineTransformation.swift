import MizanBase

/// A map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransformation: Hashable, BitwiseCopyable, Sendable {
    /// The factor from x to x'.
    public var a: Double
    /// The factor from x to y'.
    public var b: Double
    /// The factor from y to x'.
    public var c: Double
    /// The factor from y to y'.
    public var d: Double
    /// The distance added to x', in points.
    public var tx: Double
    /// The distance added to y', in points.
    public var ty: Double

    /// A transformation from its coefficients; the identity by default.
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
    /// A rotation around a point, clockwise on a screen.
    public static func rotation(_ angle: Angle, around anchor: Point) -> AffineTransformation {
        let (sine, cosine) = angle.sineAndCosine
        return AffineTransformation(
            a: cosine, b: sine, c: -sine, d: cosine, tx: anchor.x - cosine * anchor.x + sine * anchor.y,
            ty: anchor.y - sine * anchor.x - cosine * anchor.y)
    }

    /// A scale by a factor for each axis, around a fixed point.
    public static func scale(x: Double, y: Double, around anchor: Point) -> AffineTransformation {
        AffineTransformation(a: x, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
    }

    /// The transformation that applies this one first, then the other.
    public func then(_ next: AffineTransformation) -> AffineTransformation {
        AffineTransformation(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
            d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
            ty: next.b * tx + next.d * ty + next.ty)
    }

    /// The transformed point.
    public func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around the transformed rectangle.
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
