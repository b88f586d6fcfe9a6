import MizanBase

/// What a canvas fills and strokes with.
public enum CanvasPaint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient(CanvasGradient)
}

/// Colours along a line of the canvas; across it nothing changes, and beyond its ends the outer colours go on.
public struct CanvasGradient: Hashable, Sendable {
    /// A colour and its place on the line.
    public struct Stop: Hashable, Sendable {
        /// From 0, the start, to 1, the end.
        public var location: Double
        /// The colour there.
        public var color: RGBA

        /// A colour at a place of the line.
        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    /// In the order of their locations.
    public var stops: [Stop]
    /// Where the line starts, in the canvas's points.
    public var start: Point
    /// Where the line ends.
    public var end: Point

    /// Colours along a line.
    public init(stops: [Stop], start: Point, end: Point) {
        self.stops = stops
        self.start = start
        self.end = end
    }

    /// One colour that stands for all: the mean of the stops.
    public var meanColor: RGBA {
        func mean(_ component: KeyPath<RGBA, UInt8>) -> UInt8 {
            let sum = stops.reduce(0) { $0 + Int($1.color[keyPath: component]) }
            return UInt8(truncatingIfNeeded: (sum + stops.count / 2) / max(stops.count, 1))
        }
        return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }
}
