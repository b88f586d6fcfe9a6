/// A rectangle on the grid of the render tree, physical, from the root's top left, y down.
public struct FixedRect: Hashable, Sendable {
    public var origin: FixedPoint
    public var size: FixedSize

    public init(origin: FixedPoint, size: FixedSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: FixedLength, y: FixedLength, width: FixedLength, height: FixedLength) {
        self.init(origin: FixedPoint(x: x, y: y), size: FixedSize(width: width, height: height))
    }

    public var minX: FixedLength { origin.x }
    public var minY: FixedLength { origin.y }
    public var maxX: FixedLength { origin.x + size.width }
    public var maxY: FixedLength { origin.y + size.height }

    /// The rectangle in points.
    public var rect: Rect { Rect(origin: origin.point, size: size.size) }

    /// The exact mirror image inside a width.
    public func mirrored(in width: FixedLength) -> FixedRect {
        FixedRect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}
