/// A length on the grid of the render tree: an integer count of 1/10,000 pt.
///
/// Sums and mirrors of such lengths are exact, so equal edges stay equal on every machine.
public struct FixedLength: Hashable, Comparable, Sendable {
    /// The count of 1/10,000 pt.
    public var rawValue: Int64

    /// No length.
    public static let zero = FixedLength(rawValue: 0)
    /// Units in one point.
    public static let unitsPerPoint: Int64 = 10_000
    /// No final frame lies beyond this many points.
    public static let limit: Double = 1e8

    /// A length of so many 1/10,000 pt.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// The nearest grid length, `floor(points * 10000 + 1/2)`; nil for NaN, infinity and anything beyond ``limit``.
    public init?(points: Double) {
        guard points.magnitude <= Self.limit else { return nil }
        rawValue = Int64((points * Double(Self.unitsPerPoint) + 0.5).rounded(.down))
    }

    /// The length in points.
    public var points: Double { Double(rawValue) / Double(Self.unitsPerPoint) }

    /// Whether one length is shorter.
    public static func < (left: FixedLength, right: FixedLength) -> Bool { left.rawValue < right.rawValue }
    /// The exact sum; it wraps far beyond ``limit``.
    public static func + (left: FixedLength, right: FixedLength) -> FixedLength {
        FixedLength(rawValue: left.rawValue &+ right.rawValue)
    }
    /// The exact difference; it wraps far beyond ``limit``.
    public static func - (left: FixedLength, right: FixedLength) -> FixedLength {
        FixedLength(rawValue: left.rawValue &- right.rawValue)
    }
    /// The length to the other side.
    public static prefix func - (length: FixedLength) -> FixedLength { FixedLength(rawValue: 0 &- length.rawValue) }
}
