/// Core Graphics' names. Source: `CGRect`.
extension Rect {
    /// The rectangle of no size at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The rectangle that is no place at all, the result of an intersection of rectangles that don't meet.
    public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The rectangle that contains every point.
    public static let infinite = Rect(
        x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
        width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// Whether the rectangle is no place at all.
    public var isNull: Bool { minX == .infinity || minY == .infinity }

    /// Whether the rectangle is the whole plane.
    public var isInfinite: Bool { self == .infinite }

    /// The smallest rectangle around this one whose edges are whole numbers.
    public var integral: Rect {
        guard !isNull else { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// The rectangle with a size that isn't negative.
    public var standardized: Rect {
        Rect(x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
    }
}
