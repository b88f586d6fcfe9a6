import MizanBase

extension RenderNode {
    /// The paint of a shape.
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
            /// The place, from 0 at the start to 1 at the end.
            public var location: FixedLength

            /// A colour at a place of the line.
            public init(fill: Fill, location: FixedLength) {
                self.fill = fill
                self.location = location
            }
        }

        /// The stops in the order of their locations; the first and the last colour continue beyond them.
        public var stops: [Stop]
        /// The start of the line, in fractions of the frame's width and height from its top left corner, physical.
        public var start: FixedPoint
        /// The end of the line, in the same fractions.
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

    /// The paint in a frame, in the form for a canvas.
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
