import MizanBase

/// Building outlines step by step. Source: SwiftUI's `Path`, for the names and conventions.
extension Path {
    /// The distance of a cubic Bézier's control points from the ends of a quarter circle of radius 1 for the best fit.
    package static let circleControl = 0.5522847498

    /// An outline that a closure draws.
    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    /// A rectangle.
    public init(_ rect: Rect) {
        self.init()
        addRect(rect)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: Rect, cornerRadius: Double) {
        self.init()
        addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with corners that are quarters of an ellipse.
    public init(roundedRect rect: Rect, cornerSize: Size) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// An ellipse that fills a rectangle.
    public init(ellipseIn rect: Rect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point where the next step begins; nil before the first one.
    public var currentPoint: Point? {
        switch elements.last {
        case nil: nil
        case .move(let end), .line(let end), .curve(let end, _, _): end
        case .close:
            elements.lazy.compactMap { if case .move(let start) = $0 { start } else { nil } }.last
        }
    }

    /// Begins a new subpath.
    public mutating func move(to end: Point) { elements.append(.move(to: end)) }

    /// A straight line; a first step becomes a move.
    public mutating func addLine(to end: Point) { elements.append(isEmpty ? .move(to: end) : .line(to: end)) }

    /// A line through points, from the first.
    public mutating func addLines(_ points: [Point]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    /// A cubic Bézier curve; as the first step, it begins at its first control point.
    public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
        if isEmpty { move(to: control1) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// A quadratic Bézier curve, raised to the cubic one of the same shape.
    public mutating func addQuadCurve(to end: Point, control: Point) {
        addQuadCurve(from: currentPoint ?? control, to: end, control: control)
    }

    /// A line back to where the subpath began.
    public mutating func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// A rectangle as a subpath, clockwise from its top left.
    public mutating func addRect(_ rect: Rect) {
        addLines([
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// An ellipse that fills a rectangle, as a subpath.
    public mutating func addEllipse(in rect: Rect) {
        addRoundedRect(in: rect, cornerSize: Size(width: rect.width / 2, height: rect.height / 2))
    }

    /// A rectangle with round corners as a subpath; a corner is at most half of a side.
    public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
        let corner = Size(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        addRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }

    /// An ellipse as a subpath that begins at its right end, where SVG's dashes do.
    package static func ellipse(center: Point, radii: Size) -> Path {
        var path = Path()
        func point(_ unitX: Double, _ unitY: Double) -> Point {
            Point(x: center.x + radii.width * unitX, y: center.y + radii.height * unitY)
        }
        let control = circleControl
        path.move(to: point(1, 0))
        path.addCurve(to: point(0, 1), control1: point(1, control), control2: point(control, 1))
        path.addCurve(to: point(-1, 0), control1: point(-control, 1), control2: point(-1, control))
        path.addCurve(to: point(0, -1), control1: point(-1, -control), control2: point(-control, -1))
        path.addCurve(to: point(1, 0), control1: point(control, -1), control2: point(1, -control))
        path.closeSubpath()
        return path
    }

    /// All steps of another path.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// An arc around a centre, after a line from the current point. On a screen, whose y runs down, `clockwise: true`
    /// turns counterclockwise, as in SwiftUI and Core Graphics.
    public mutating func addArc(center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        let difference = endAngle.degrees - startAngle.degrees
        let turn = difference - 360 * (difference / 360).rounded(.down)
        let delta: Double =
            switch (clockwise, difference.magnitude >= 360) {
            case (false, true): 360
            case (true, true): -360
            case (false, false): turn
            case (true, false): turn > 0 ? turn - 360 : 0
            }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(degrees: delta))
    }

    /// An arc around a centre from one angle on, at most one turn either way, after a line from the current point.
    public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
        guard delta.degrees.isFinite, startAngle.degrees.isFinite else { return }
        let delta = min(max(delta.degrees, -360), 360)
        func unit(_ degrees: Double) -> Point {
            let (sine, cosine) = Angle(degrees: degrees).sineAndCosine
            return Point(x: cosine, y: sine)
        }
        func point(_ unit: Point) -> Point { Point(x: center.x + radius * unit.x, y: center.y + radius * unit.y) }
        var start = unit(startAngle.degrees)
        addLine(to: point(start))
        // Pieces of at most a quarter turn, whose Bézier curves lie within 0.03 % of the radius.
        let count = (delta.magnitude / 90).rounded(.up)
        guard count > 0 else { return }
        let (sine, cosine) = Angle(degrees: delta / count / 4).sineAndCosine
        let control = sine / cosine * 4 / 3
        for piece in 1...Int(count) {
            let end = unit(startAngle.degrees + delta * Double(piece) / count)
            addCurve(
                to: point(end),
                control1: point(Point(x: start.x - control * start.y, y: start.y + control * start.x)),
                control2: point(Point(x: end.x + control * end.y, y: end.y - control * end.x)))
            start = end
        }
    }

    /// A rectangle whose corners are quarters of an ellipse each, clockwise from the top left.
    package mutating func addRect(
        _ rect: Rect, topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size
    ) {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
        func away(_ corner: Size) -> Size {
            Size(width: corner.width * (1 - Self.circleControl), height: corner.height * (1 - Self.circleControl))
        }
        /// Adds a corner; no curve where its size is zero.
        func corner(_ size: Size, to end: Point, control1: Point, control2: Point) {
            guard size.width > 0, size.height > 0 else { return }
            addCurve(to: end, control1: control1, control2: control2)
        }
        move(to: Point(x: left + topLeft.width, y: top))
        addLine(to: Point(x: right - topRight.width, y: top))
        corner(
            topRight, to: Point(x: right, y: top + topRight.height),
            control1: Point(x: right - away(topRight).width, y: top),
            control2: Point(x: right, y: top + away(topRight).height))
        addLine(to: Point(x: right, y: bottom - bottomRight.height))
        corner(
            bottomRight, to: Point(x: right - bottomRight.width, y: bottom),
            control1: Point(x: right, y: bottom - away(bottomRight).height),
            control2: Point(x: right - away(bottomRight).width, y: bottom))
        addLine(to: Point(x: left + bottomLeft.width, y: bottom))
        corner(
            bottomLeft, to: Point(x: left, y: bottom - bottomLeft.height),
            control1: Point(x: left + away(bottomLeft).width, y: bottom),
            control2: Point(x: left, y: bottom - away(bottomLeft).height))
        addLine(to: Point(x: left, y: top + topLeft.height))
        corner(
            topLeft, to: Point(x: left + topLeft.width, y: top),
            control1: Point(x: left, y: top + away(topLeft).height),
            control2: Point(x: left + away(topLeft).width, y: top))
        closeSubpath()
    }
}

extension Path {
    /// The rectangle around all points of the path, control points included; nil where there are none, or one is
    /// not-a-number.
    public var controlBounds: Rect? {
        var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
        for point in elements.lazy.flatMap(\.points) {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            guard let known = bounds else {
                bounds = (point.x, point.y, point.x, point.y)
                continue
            }
            bounds = (
                min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x), max(known.maxY, point.y)
            )
        }
        return bounds.map { Rect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY) }
    }

    /// The path with each point moved by a map of the plane.
    public func mapped(_ map: (Point) throws -> Point) rethrows -> Path {
        var path = Path()
        path.elements.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move(let end): path.elements.append(.move(to: try map(end)))
            case .line(let end): path.elements.append(.line(to: try map(end)))
            case .curve(let end, let control1, let control2):
                let (control1, control2) = (try map(control1), try map(control2))
                path.elements.append(.curve(to: try map(end), control1: control1, control2: control2))
            case .close: path.elements.append(.close)
            }
        }
        return path
    }
}

extension Path.Element {
    /// The element's points, control points included.
    package var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }
}
