import MizanBase

/// The paint of a canvas for fills and strokes.
public enum CanvasPaint: Hashable, Sendable {
    case color(RGBA)
    case gradient(CanvasGradient)
}

/// Colours that follow each other on the canvas; beyond their ends the outer colours continue.
public struct CanvasGradient: Hashable, Sendable {
    /// A colour and its place between start and end.
    public struct Stop: Hashable, Sendable {
        /// The place, from 0 at the start to 1 at the end.
        public var location: Double
        /// The colour at that place.
        public var color: RGBA

        /// A colour at a place of the gradient.
        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    /// The way in which the colours follow each other, in the canvas's points.
    public enum Geometry: Hashable, Sendable {
        /// Along a line, and constant across it.
        case linear(start: Point, end: Point)
        /// Outwards from a place, between two radii that count in a unit for each axis: a circle where both are equal, else an
        /// ellipse.
        case radial(center: Point, unit: Size, startRadius: Double, endRadius: Double)
        /// Around a place, clockwise between two angles in degrees from the right; see ``CanvasGradient/part(at:)`` for the rest of
        /// the turn.
        case angular(center: Point, start: Double, end: Double)
    }

    /// The stops in the order of their locations.
    public var stops: [Stop]
    /// The way in which the colours follow each other.
    public var geometry: Geometry

    /// Colours that follow each other in some way.
    public init(stops: [Stop], geometry: Geometry) {
        self.stops = stops
        self.geometry = geometry
    }

    /// Colours along a line.
    public init(stops: [Stop], start: Point, end: Point) {
        self.init(stops: stops, geometry: .linear(start: start, end: end))
    }

    /// A single colour in place of the gradient: the mean of the stops.
    public var meanColor: RGBA {
        func mean(_ component: KeyPath<RGBA, UInt8>) -> UInt8 {
            let sum = stops.reduce(0) { $0 + Int($1.color[keyPath: component]) }
            return UInt8(truncatingIfNeeded: (sum + stops.count / 2) / max(stops.count, 1))
        }
        return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }

    /// Whether start and end are one place, so that all is in the last colour, as in SwiftUI.
    public var isEmpty: Bool {
        switch geometry {
        case .linear(let start, let end): start == end
        case .radial(_, let unit, let start, let end): start == end || unit.width == 0 || unit.height == 0
        case .angular(_, let start, let end): start == end
        }
    }
}

extension CanvasGradient {
    /// The part of the way from the start to the end at a place of the canvas: below 0 before the start, above 1 beyond the end. Found
    /// by + − × ÷ and square roots alone, so that every machine finds the same.
    ///
    /// Where an angular gradient leaves something out of a turn, the half after its end counts as the end and the other half as the
    /// start. Source: SwiftUI's `AngularGradient`.
    public func part(at point: Point) -> Double {
        guard !isEmpty else { return 1 }
        switch geometry {
        case .linear(let start, let end):
            let line = Point(x: end.x - start.x, y: end.y - start.y)
            let along = (point.x - start.x) * line.x + (point.y - start.y) * line.y
            return along / (line.x * line.x + line.y * line.y)
        case .radial(let center, let unit, let start, let end):
            let (x, y) = ((point.x - center.x) / unit.width, (point.y - center.y) / unit.height)
            return ((x * x + y * y).squareRoot() - start) / (end - start)
        case .angular(let center, let start, let end):
            let degrees = Angle(direction: Point(x: point.x - center.x, y: point.y - center.y)).degrees
            let sweep = min((end - start).magnitude, 360)
            let turned = end > start ? degrees - max(start, end - 360) : min(start, end + 360) - degrees
            let turn = turned - 360 * (turned / 360).rounded(.down)
            if turn <= sweep { return turn / sweep }
            return turn - sweep < (360 - sweep) / 2 ? 1 : 0
        }
    }

    /// The colour at a part of the way from the start to the end, mixed without regard to opacity.
    public func color(at part: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last, part > first.location else {
            return stops.first?.color ?? .clear
        }
        guard let next = stops.firstIndex(where: { $0.location > part }), next > 0 else { return last.color }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (part - before.location) / (after.location - before.location)
        func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(other) - Double(one)) * share).rounded())
        }
        return RGBA(
            red: mixed(before.color.red, after.color.red), green: mixed(before.color.green, after.color.green),
            blue: mixed(before.color.blue, after.color.blue), alpha: mixed(before.color.alpha, after.color.alpha))
    }
}
