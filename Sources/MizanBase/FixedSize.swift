/// A size on the grid of the render tree.
public struct FixedSize: Hashable, Sendable {
    public var width: FixedLength
    public var height: FixedLength

    public static let zero = FixedSize(width: .zero, height: .zero)

    public init(width: FixedLength, height: FixedLength) {
        self.width = width
        self.height = height
    }

    /// The size in points.
    public var size: Size { Size(width: width.points, height: height.points) }
}
