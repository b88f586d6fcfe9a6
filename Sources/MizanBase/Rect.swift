/// A rectangle in points, y down.
public struct Rect: Hashable, BitwiseCopyable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    /// A rectangle from its corner.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from its edges' smallest coordinates.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The smaller x.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The larger x.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }
    /// The horizontal extent.
    public var width: Double { size.width }
    /// The vertical extent.
    public var height: Double { size.height }
    /// Halfway between the left and the right edge.
    public var midX: Double { origin.x + size.width / 2 }
    /// Halfway between the upper and the lower edge.
    public var midY: Double { origin.y + size.height / 2 }

    /// The rectangle with each side moved inwards by a distance, outwards by a negative one. Source: `CGRect`'s `insetBy`.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
