import MizanBase
import MizanDrawing

/// The outline of a shape node, in its frame.
public enum ShapeKind: Hashable, Sendable {
    case rectangle
    case capsule
    case ellipse
    /// The largest circle of the frame, in its middle.
    case circle
    /// A rectangle with corners of this radius, at most half of the shorter side.
    case roundedRectangle(radius: FixedLength)
    /// A rectangle with corners of four radii, each at most half of the shorter side.
    case unevenRoundedRectangle(radii: CornerRadii)
    /// Any outline, on the tree's grid, from the frame's top left.
    case path(Path)

    /// The radii of a rectangle's corners, physical.
    public struct CornerRadii: Hashable, Sendable {
        /// The radius of the top left corner.
        public var topLeft: FixedLength
        /// The radius of the top right corner.
        public var topRight: FixedLength
        /// The radius of the bottom right corner.
        public var bottomRight: FixedLength
        /// The radius of the bottom left corner.
        public var bottomLeft: FixedLength

        /// Radii clockwise from the top left.
        package init(
            topLeft: FixedLength, topRight: FixedLength, bottomRight: FixedLength, bottomLeft: FixedLength
        ) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }
    }
}

extension ShapeKind {
    /// The outline in a rectangle, clockwise from the top left; empty where the inset leaves nothing.
    ///
    /// - Parameters:
    ///   - rect: The frame of the shape.
    ///   - inset: The distance of the outline inside the frame, as in SwiftUI's `inset(by:)`: round corners get smaller
    ///     by it. A path is not inset.
    public func path(in rect: Rect, inset: Double = 0) -> Path {
        if case .path(let path) = self {
            return path.mapped { Point(x: rect.minX + $0.x, y: rect.minY + $0.y) }
        }
        let rect = rect.insetBy(dx: inset, dy: inset)
        guard inset <= 0 || rect.width > 0 && rect.height > 0 else { return Path() }
        let shorter = min(rect.width, rect.height)
        func corner(_ radius: FixedLength) -> Size {
            let radius = min(max(radius.points - inset, 0), shorter / 2)
            return Size(width: radius, height: radius)
        }
        var path = Path()
        switch self {
        case .rectangle, .path: path.addRect(rect)
        case .capsule: path.addRoundedRect(in: rect, cornerSize: Size(width: shorter / 2, height: shorter / 2))
        case .ellipse: path.addEllipse(in: rect)
        case .circle:
            path.addEllipse(
                in: Rect(x: rect.midX - shorter / 2, y: rect.midY - shorter / 2, width: shorter, height: shorter))
        case .roundedRectangle(let radius): path.addRoundedRect(in: rect, cornerSize: corner(radius))
        case .unevenRoundedRectangle(let radii):
            path.addRect(
                rect, topLeft: corner(radii.topLeft), topRight: corner(radii.topRight),
                bottomRight: corner(radii.bottomRight), bottomLeft: corner(radii.bottomLeft))
        }
        return path
    }

    /// The exact mirror image in a frame of a width.
    public func mirrored(in width: FixedLength) -> ShapeKind {
        switch self {
        case .rectangle, .capsule, .ellipse, .circle, .roundedRectangle: self
        case .unevenRoundedRectangle(let radii):
            .unevenRoundedRectangle(
                radii: CornerRadii(
                    topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
                    bottomLeft: radii.bottomRight))
        case .path(let path):
            .path(
                path.mapped { point in
                    Point(x: FixedLength(points: point.x).map { (width - $0).points } ?? point.x, y: point.y)
                })
        }
    }
}
