import MizanBase

/// The outline of a shape node, filled into its frame.
public enum ShapeKind: Hashable, Sendable {
    case rectangle
    case capsule
    case ellipse
    /// Corners of this radius, at most half of the shorter side.
    case roundedRectangle(radius: FixedLength)
}

extension ShapeKind {
    /// How far a cubic Bézier's control points stand from the ends of a quarter circle of radius 1 to lie nearest it.
    private static let circleControl = 0.5522847498

    /// The outline in a rectangle, clockwise from the top left.
    public func path(in rect: Rect) -> Path {
        let shorter = min(rect.size.width, rect.size.height)
        switch self {
        case .rectangle: return Self.roundedPath(in: rect, radiusX: 0, radiusY: 0)
        case .capsule: return Self.roundedPath(in: rect, radiusX: shorter / 2, radiusY: shorter / 2)
        case .ellipse:
            return Self.roundedPath(in: rect, radiusX: rect.size.width / 2, radiusY: rect.size.height / 2)
        case .roundedRectangle(let radius):
            let radius = min(max(radius.points, 0), shorter / 2)
            return Self.roundedPath(in: rect, radiusX: radius, radiusY: radius)
        }
    }

    private static func roundedPath(in rect: Rect, radiusX: Double, radiusY: Double) -> Path {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        guard radiusX > 0, radiusY > 0 else {
            return Path([
                .move(to: Point(x: left, y: top)), .line(to: Point(x: right, y: top)),
                .line(to: Point(x: right, y: bottom)), .line(to: Point(x: left, y: bottom)), .close,
            ])
        }
        let (awayX, awayY) = (radiusX * (1 - circleControl), radiusY * (1 - circleControl))
        return Path([
            .move(to: Point(x: left + radiusX, y: top)),
            .line(to: Point(x: right - radiusX, y: top)),
            .curve(
                to: Point(x: right, y: top + radiusY), control1: Point(x: right - awayX, y: top),
                control2: Point(x: right, y: top + awayY)),
            .line(to: Point(x: right, y: bottom - radiusY)),
            .curve(
                to: Point(x: right - radiusX, y: bottom), control1: Point(x: right, y: bottom - awayY),
                control2: Point(x: right - awayX, y: bottom)),
            .line(to: Point(x: left + radiusX, y: bottom)),
            .curve(
                to: Point(x: left, y: bottom - radiusY), control1: Point(x: left + awayX, y: bottom),
                control2: Point(x: left, y: bottom - awayY)),
            .line(to: Point(x: left, y: top + radiusY)),
            .curve(
                to: Point(x: left + radiusX, y: top), control1: Point(x: left, y: top + awayY),
                control2: Point(x: left + awayX, y: top)),
            .close,
        ])
    }
}
