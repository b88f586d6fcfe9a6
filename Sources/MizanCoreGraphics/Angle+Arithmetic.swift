import MizanBase

// Source: SwiftUI's `Angle` is a `VectorArithmetic`. Programs find operators in modules that Mizan exports as a whole, not in MizanBase.
extension Angle {
    /// The turn multiplied by a factor.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }

    /// The turn multiplied by a factor.
    public static func * (factor: Double, angle: Angle) -> Angle { Angle(degrees: angle.degrees * factor) }

    /// The turn divided by a divisor.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }

    /// The ratio of two turns.
    public static func / (left: Angle, right: Angle) -> Double { left.degrees / right.degrees }

    /// Adds another turn to it.
    public static func += (left: inout Angle, right: Angle) { left = left + right }

    /// Subtracts another turn from it.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }

    /// Multiplies the turn by a factor.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

    /// Divides the turn by a divisor.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
