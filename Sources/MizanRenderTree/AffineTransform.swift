/// A map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
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
