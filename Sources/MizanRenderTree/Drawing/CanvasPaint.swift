import MizanBase

/// The paint of a canvas for fills and strokes.
public enum CanvasPaint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient(CanvasGradient)
}

/// Colours along a line of the canvas; they are constant across it, and beyond its ends the outer colours continue.
public struct CanvasGradient: Hashable, Sendable {
    /// A colour and its place on the line.
    public struct Stop: Hashable, Sendable {
        /// The place, from 0 at the start to 1 at the end.
        public var location: Double
        /// The colour at that place.
        public var color: RGBA

        /// A colour at a place of the line.
        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    /// The stops in the order of their locations.
    public var stops: [Stop]
    /// The start of the line, in the canvas's points.
    public var start: Point
    /// The end of the line, in the canvas's points.
    public var end: Point

    /// Colours along a line.
    public init(stops: [Stop], start: Point, end: Point) {
        self.stops = stops
        self.start = start
        self.end = end
    }

    /// A single colour in place of the gradient: the mean of the stops.
    public var meanColor: RGBA {
        func mean(_ component: KeyPath<RGBA, UInt8>) -> UInt8 {
            let sum = stops.reduce(0) { $0 + Int($1.color[keyPath: component]) }
            return UInt8(truncatingIfNeeded: (sum + stops.count / 2) / max(stops.count, 1))
        }
        return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }
}
