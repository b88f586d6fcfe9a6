import MizanBase
import MizanRenderTree

/// A gradient's colours with the way in which they follow each other, in the interface's logical directions.
struct GradientPaint: Hashable, Sendable {
    /// The way in which colours follow each other; the cases of the tree's gradients.
    enum Geometry: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
        case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    var gradient: Gradient
    let geometry: Geometry

    /// The type of a view that shows it, in the tree.
    var typeName: String {
        switch geometry {
        case .linear: "LinearGradient"
        case .radial: "RadialGradient"
        case .elliptical: "EllipticalGradient"
        case .angular: "AngularGradient"
        }
    }

    /// The gradient in its form for a left-to-right tree.
    ///
    /// - Throws: `DiagnosticError` that names the node for too many colours, and for places that are not finite.
    func rendered(in environment: EnvironmentValues, path: NodePath) throws -> RenderNode.Gradient {
        func part(_ part: Double) throws -> FixedLength {
            guard let part = FixedLength(points: part) else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "gradient-not-finite", nodePath: path.text,
                        message: "the gradient of \(path) has a place at \(part)", fix: "use parts from 0 to 1"))
            }
            return part
        }
        func place(_ point: UnitPoint) throws -> FixedPoint { FixedPoint(x: try part(point.x), y: try part(point.y)) }
        guard gradient.stops.count <= Limits.gradientStops else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "gradient-too-long", nodePath: path.text,
                    message: "the gradient of \(path) has \(gradient.stops.count) colours",
                    fix: "use at most \(Limits.gradientStops)"))
        }
        var stops: [RenderNode.Gradient.Stop] = []
        for stop in gradient.stops {
            // A place before the one that stands before it counts as the same.
            let location = max(try part(min(max(stop.location, 0), 1)), stops.last?.location ?? .zero)
            stops.append(RenderNode.Gradient.Stop(fill: try stop.color.fill(in: environment), location: location))
        }
        let rendered: RenderNode.Gradient.Geometry =
            switch geometry {
            case .linear(let start, let end): .linear(start: try place(start), end: try place(end))
            case .radial(let center, let start, let end):
                .radial(
                    center: try place(center), startRadius: try part(max(start, 0)), endRadius: try part(max(end, 0)))
            case .elliptical(let center, let start, let end):
                .elliptical(
                    center: try place(center), startRadius: try part(max(start, 0)), endRadius: try part(max(end, 0)))
            case .angular(let center, let start, let end):
                .angular(center: try place(center), start: try part(start.degrees), end: try part(end.degrees))
            }
        return RenderNode.Gradient(stops: stops, geometry: rendered)
    }
}
