extension AffineTransformation {
    /// The transformation that undoes this one; nil where it makes the plane a line or a point, or has a coefficient
    /// that is not finite.
    public var inverted: AffineTransformation? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
        let (a, b, c, d) = (d / determinant, -b / determinant, -c / determinant, self.a / determinant)
        return AffineTransformation(a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
    }
}
