/// A rectangle on the grid of the render tree, physical, from the root's top left, y down.
public struct FixedRect: Hashable, Sendable {
    /// The top left corner.
    public var origin: FixedPoint
    /// The width and the height.
    public var size: FixedSize

    /// A rectangle from its top left corner.
    public init(origin: FixedPoint, size: FixedSize) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from its left and upper edge.
    public init(x: FixedLength, y: FixedLength, width: FixedLength, height: FixedLength) {
        self.init(origin: FixedPoint(x: x, y: y), size: FixedSize(width: width, height: height))
    }

    /// The left edge.
    public var minX: FixedLength { origin.x }
    /// The upper edge.
    public var minY: FixedLength { origin.y }
    /// The right edge.
    public var maxX: FixedLength { origin.x + size.width }
    /// The lower edge.
    public var maxY: FixedLength { origin.y + size.height }

    /// The rectangle in points.
    public var rect: Rect { Rect(origin: origin.point, size: size.size) }

    /// The exact mirror image inside a width.
    public func mirrored(in width: FixedLength) -> FixedRect {
        FixedRect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}

extension FixedRect: CustomStringConvertible {
    /// `16,24 201.5x41`: place and size in points.
    public var description: String { "\(minX),\(minY) \(size.width)x\(size.height)" }
}
