import MizanBase

/// Core Graphics' names. Source: `CGRect`.
extension Rect {
    /// The smallest upright rectangle around the transformed one.
    public func applying(_ transform: AffineTransformation) -> Rect { transform.bounds(of: self) }
}

/// Core Graphics' names. Source: `CGPoint`.
extension Point {
    /// The point at the place that a transformation moves this one to.
    public func applying(_ transform: AffineTransformation) -> Point { transform.applied(to: self) }
}

/// Core Graphics' names. Source: `CGSize`.
extension Size {
    /// The size that a transformation scales and turns this one to.
    public func applying(_ transform: AffineTransformation) -> Size {
        Size(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

/// Core Graphics' names. Source: `CGAffineTransform`.
extension AffineTransformation {
    /// A transformation from its coefficients in Core Graphics' order.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
}
