import MizanBase

extension RenderNode {
    /// What a shape is painted with.
    public enum Paint: Hashable, Sendable {
        case color(Fill)
        case linearGradient(LinearGradient)
    }

    /// Colours along a line.
    public struct LinearGradient: Hashable, Sendable {
        /// A colour and its place on the line.
        public struct Stop: Hashable, Sendable {
            /// The colour.
            public var fill: Fill
            /// From 0, the start, to 1, the end.
            public var location: FixedLength

            /// A colour at a place of the line.
            public init(fill: Fill, location: FixedLength) {
                self.fill = fill
                self.location = location
            }
        }

        /// In the order of their locations; before the first and after the last one their colours go on.
        public var stops: [Stop]
        /// Where the line starts: parts of the frame's width and height from its top left corner, physical.
        public var start: FixedPoint
        /// Where the line ends, in the same way.
        public var end: FixedPoint

        /// Colours along a line in the frame.
        public init(stops: [Stop], start: FixedPoint, end: FixedPoint) {
            self.stops = stops
            self.start = start
            self.end = end
        }
    }
}

extension RenderNode.Paint {
    /// The exact mirror image.
    public var mirrored: RenderNode.Paint {
        guard case .linearGradient(var gradient) = self else { return self }
        let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
        gradient.start.x = one - gradient.start.x
        gradient.end.x = one - gradient.end.x
        return .linearGradient(gradient)
    }

    /// The paint in a frame, as a canvas takes it.
    func canvasPaint(in rect: Rect) -> CanvasPaint {
        switch self {
        case .color(let fill): return .color(fill.color)
        case .linearGradient(let gradient):
            func place(_ point: FixedPoint) -> Point {
                Point(x: rect.minX + point.x.points * rect.width, y: rect.minY + point.y.points * rect.height)
            }
            return .linearGradient(
                CanvasGradient(
                    stops: gradient.stops.map {
                        CanvasGradient.Stop(location: $0.location.points, color: $0.fill.color)
                    },
                    start: place(gradient.start), end: place(gradient.end)))
        }
    }
}
