extension ClosedRange where Bound: BinaryFloatingPoint {
    /// The position of a value between the bounds, from 0 at the lower one to 1 at the upper one: 0 for not-a-number,
    /// and where the bounds are equal or not finite.
    package func fraction(of value: Bound) -> Double {
        // Halves: the distance of two finite bounds need not be finite.
        let (value, lower, upper) = (Double(value) / 2, Double(lowerBound) / 2, Double(upperBound) / 2)
        let fraction = (value - lower) / (upper - lower)
        guard lower.isFinite, upper.isFinite, lower < upper, !fraction.isNaN else { return 0 }
        return Swift.min(Swift.max(fraction, 0), 1)
    }
}
