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

    /// Whether the rectangle covers nothing.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The smallest rectangle around both. Source: `CGRect`'s `union(_:)`.
    public func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The area that both cover; empty, at the place where they are nearest, where that is nothing. Source: `CGRect`'s `intersection(_:)`.
    public func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return Rect(
            x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
    }

    /// Whether both cover some place. Source: `CGRect`'s `intersects(_:)`.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

    /// Whether a point is inside, or on the left or the upper edge. Source: `CGRect`'s `contains(_:)`.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether all of another rectangle is inside. Source: `CGRect`'s `contains(_:)`.
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The rectangle moved. Source: `CGRect`'s `offsetBy(dx:dy:)`.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle with each side moved inwards by a distance, outwards by a negative one. Source: `CGRect`'s `insetBy`.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
