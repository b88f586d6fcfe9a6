import MizanBase

extension RenderNode {
    /// The paint of a shape.
    public enum Paint: Hashable, Sendable {
        case color(Fill)
        case gradient(Gradient)
    }

    /// Colours along a line, outwards from a place, or around it.
    public struct Gradient: Hashable, Sendable {
        /// A colour and its place between the gradient's start and end.
        public struct Stop: Hashable, Sendable {
            /// The colour.
            public var fill: Fill
            /// The place, from 0 at the start to 1 at the end.
            public var location: FixedLength

            /// A colour at a place of the gradient.
            package init(fill: Fill, location: FixedLength) {
                self.fill = fill
                self.location = location
            }
        }

        /// The way in which the colours follow each other. Places are fractions of the frame's width and height from its top
        /// left corner, physical.
        public enum Geometry: Hashable, Sendable {
            /// Along a line, and constant across it.
            case linear(start: FixedPoint, end: FixedPoint)
            /// Outwards from a place, in circles between two radii in points.
            case radial(center: FixedPoint, startRadius: FixedLength, endRadius: FixedLength)
            /// Outwards from a place, in ellipses between two radii in fractions of the frame's width and height.
            case elliptical(center: FixedPoint, startRadius: FixedLength, endRadius: FixedLength)
            /// Around a place, clockwise between two angles in degrees, which count from the right, also in the mirror image. What
            /// they leave out of a turn has the last colour in its first half and the first one in the other.
            case angular(center: FixedPoint, start: FixedLength, end: FixedLength)
        }

        /// The stops in the order of their locations; the first and the last colour continue beyond them.
        public var stops: [Stop]
        /// The way in which the colours follow each other.
        public var geometry: Geometry

        /// Colours in the frame.
        public init(stops: [Stop], geometry: Geometry) {
            self.stops = stops
            self.geometry = geometry
        }

        /// Colours along a line in the frame.
        public init(stops: [Stop], start: FixedPoint, end: FixedPoint) {
            self.init(stops: stops, geometry: .linear(start: start, end: end))
        }
    }
}

extension RenderNode.Paint {
    /// The exact mirror image.
    public var mirrored: RenderNode.Paint {
        guard case .gradient(let gradient) = self else { return self }
        return .gradient(gradient.mirrored)
    }

    /// The paint in a frame, in the form for a canvas.
    package func canvasPaint(in rect: Rect) -> CanvasPaint {
        switch self {
        case .color(let fill): .color(fill.color)
        case .gradient(let gradient): .gradient(gradient.canvasGradient(in: rect))
        }
    }
}

extension RenderNode.Gradient {
    /// The exact mirror image; turns keep their sense, as a clock does.
    public var mirrored: RenderNode.Gradient {
        let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
        func turned(_ point: FixedPoint) -> FixedPoint { FixedPoint(x: one - point.x, y: point.y) }
        let mirrored: Geometry =
            switch geometry {
            case .linear(let start, let end): .linear(start: turned(start), end: turned(end))
            case .radial(let center, let start, let end):
                .radial(center: turned(center), startRadius: start, endRadius: end)
            case .elliptical(let center, let start, let end):
                .elliptical(center: turned(center), startRadius: start, endRadius: end)
            case .angular(let center, let start, let end): .angular(center: turned(center), start: start, end: end)
            }
        return RenderNode.Gradient(stops: stops, geometry: mirrored)
    }

    package func canvasGradient(in rect: Rect) -> CanvasGradient {
        func place(_ point: FixedPoint) -> Point {
            Point(x: rect.minX + point.x.points * rect.width, y: rect.minY + point.y.points * rect.height)
        }
        let placed: CanvasGradient.Geometry =
            switch geometry {
            case .linear(let start, let end): .linear(start: place(start), end: place(end))
            case .radial(let center, let start, let end):
                .radial(
                    center: place(center), unit: Size(width: 1, height: 1), startRadius: start.points,
                    endRadius: end.points)
            case .elliptical(let center, let start, let end):
                .radial(center: place(center), unit: rect.size, startRadius: start.points, endRadius: end.points)
            case .angular(let center, let start, let end):
                .angular(center: place(center), start: start.points, end: end.points)
            }
        return CanvasGradient(
            stops: stops.map { CanvasGradient.Stop(location: $0.location.points, color: $0.fill.color) },
            geometry: placed)
    }
}
