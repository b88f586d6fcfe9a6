/// An angle; positive ones turn clockwise on a screen, whose y runs down. Source: SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable, Comparable {
    /// In degrees, 360 a turn.
    public var degrees: Double

    /// No angle.
    public static let zero = Angle(degrees: 0)

    private static let degreesPerRadian = 180 / Double.pi

    /// No angle.
    public init() { degrees = 0 }

    /// An angle in degrees.
    public init(degrees: Double) { self.degrees = degrees }

    /// An angle in radians.
    public init(radians: Double) { degrees = radians * Self.degreesPerRadian }

    /// In radians, 2π a turn.
    public var radians: Double {
        get { degrees / Self.degreesPerRadian }
        set { degrees = newValue * Self.degreesPerRadian }
    }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Whether one angle turns less.
    public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
    /// The sum of two turns.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
    /// The difference of two turns.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
    /// The turn to the other side.
    public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
}

extension Angle {
    /// The sine and the cosine by addition, multiplication and division alone, so that every machine finds the same bits; a
    /// multiple of 90 degrees gives 0, 1 and -1 exactly. An angle that is not finite counts as 0.
    ///
    /// The angle is reduced to at most 45 degrees on either side of a multiple of 90, where the Taylor series to the 17th
    /// power are exact to the last bits of a `Double`.
    public var sineAndCosine: (sine: Double, cosine: Double) {
        guard degrees.isFinite else { return (0, 1) }
        let turn = degrees - 360 * (degrees / 360).rounded(.down)
        let quarter = (turn / 90 + 0.5).rounded(.down)
        let angle = (turn - 90 * quarter) / Self.degreesPerRadian
        let square = angle * angle
        // Horner's scheme, the highest power first: 1 - x²/((n-1)n) · (…).
        var (sine, cosine) = (1.0, 1.0)
        for power in stride(from: 16.0, through: 2, by: -2) {
            sine = 1 - square / (power * (power + 1)) * sine
            cosine = 1 - square / ((power - 1) * power) * cosine
        }
        sine *= angle
        return switch quarter {
        case 1: (cosine, -sine)
        case 2: (-sine, -cosine)
        case 3: (-cosine, sine)
        default: (sine, cosine)
        }
    }
}

extension Angle {
    /// The angle from the positive x axis to a direction, from 0 to below 360 degrees; 0 for no direction. Found by addition,
    /// multiplication, division and square roots alone, so that every machine finds the same bits.
    ///
    /// Twice the half angle's tangent brings the argument to at most tan 11.25°, where the series of the arc tangent converges fast.
    public init(direction: Point) {
        let (x, y) = (direction.x.magnitude, direction.y.magnitude)
        guard x.isFinite, y.isFinite, x > 0 || y > 0 else {
            self.init()
            return
        }
        func half(_ tangent: Double) -> Double { tangent / (1 + (1 + tangent * tangent).squareRoot()) }
        let tangent = half(half(min(x, y) / max(x, y)))
        let square = tangent * tangent
        // Horner's scheme for Σ (-1)ⁿ x²ⁿ / (2n + 1), the highest power first.
        var sum = 0.0
        for power in stride(from: 21.0, through: 1, by: -2) { sum = 1 / power - square * sum }
        let octant = 4 * tangent * sum * Self.degreesPerRadian
        let quarter = y > x ? 90 - octant : octant
        let side = direction.x < 0 ? 180 - quarter : quarter
        let turn = direction.y < 0 ? 360 - side : side
        self.init(degrees: turn >= 360 ? 0 : turn)
    }
}
