/// A place on the grid of the render tree, from the root's top left, y down.
public struct FixedPoint: Hashable, Sendable {
    public var x: FixedLength
    public var y: FixedLength

    public static let zero = FixedPoint(x: .zero, y: .zero)

    public init(x: FixedLength, y: FixedLength) {
        self.x = x
        self.y = y
    }

    /// The place in points.
    public var point: Point { Point(x: x.points, y: y.points) }
}
