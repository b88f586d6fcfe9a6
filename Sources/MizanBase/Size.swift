/// A width and a height in points.
public struct Size: Hashable, BitwiseCopyable, Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// A size by its two extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
