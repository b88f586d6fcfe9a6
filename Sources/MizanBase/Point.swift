/// A place in points, y down; the meaning of x = 0 (a leading or a left edge) is documented where a point is used.
public struct Point: Hashable, BitwiseCopyable, Sendable {
    /// The horizontal distance.
    public var x: Double
    /// The vertical distance, downwards.
    public var y: Double

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    /// A place by its two distances.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
