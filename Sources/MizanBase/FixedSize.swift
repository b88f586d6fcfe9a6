/// A size on the grid of the render tree.
public struct FixedSize: Hashable, Sendable {
    /// The horizontal extent.
    public var width: FixedLength
    /// The vertical extent.
    public var height: FixedLength

    /// No extent at all.
    public static let zero = FixedSize(width: .zero, height: .zero)

    /// A size by its two extents.
    public init(width: FixedLength, height: FixedLength) {
        self.width = width
        self.height = height
    }

    /// The size in points.
    public var size: Size { Size(width: width.points, height: height.points) }
}
