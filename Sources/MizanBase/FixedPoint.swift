/// A place on the grid of the render tree, from the root's top left, y down.
public struct FixedPoint: Hashable, Sendable {
    /// From the left edge.
    public var x: FixedLength
    /// From the upper edge, downwards.
    public var y: FixedLength

    /// The root's top left corner.
    public static let zero = FixedPoint(x: .zero, y: .zero)

    /// A place by its two distances.
    public init(x: FixedLength, y: FixedLength) {
        self.x = x
        self.y = y
    }

    /// The place in points.
    public var point: Point { Point(x: x.points, y: y.points) }
}
