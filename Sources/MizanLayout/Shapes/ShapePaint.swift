import MizanBase
import MizanRenderTree

/// The paint of a style in an environment: a colour or a gradient, in the interface's logical directions.
public struct ShapePaint: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case color(Color)
        case linearGradient(LinearGradient)
    }

    let value: Value

    init(_ value: Value) { self.value = value }

    init(_ color: Color) { value = .color(color) }

    /// The paint with the opacity of each colour multiplied.
    func opacity(_ factor: Double) -> ShapePaint {
        switch value {
        case .color(let color): return ShapePaint(color.opacity(factor))
        case .linearGradient(var gradient):
            for index in gradient.gradient.stops.indices {
                gradient.gradient.stops[index].color = gradient.gradient.stops[index].color.opacity(factor)
            }
            return ShapePaint(.linearGradient(gradient))
        }
    }

    /// The colour for drawing glyphs and layers; for a gradient opaque black, over which it is painted.
    ///
    /// - Throws: `DiagnosticError`, rule `color-missing`, for a name that the environment's catalog does not have.
    func solidColor(in environment: EnvironmentValues) throws -> RGBA {
        if case .color(let color) = value { try color.resolved(in: environment) } else { .black }
    }

    /// The gradient of the paint; nil for a colour.
    var gradient: LinearGradient? {
        if case .linearGradient(let gradient) = value { gradient } else { nil }
    }

    /// The paint in its form for a tree, with leading ends on the side that the direction gives.
    ///
    /// - Throws: `DiagnosticError` that names the node for a gradient of too many colours or of places that are not finite, and
    ///   one of the rule `color-missing` for a name that the environment's catalog does not have.
    func rendered(in direction: LayoutDirection, environment: EnvironmentValues, path: NodePath) throws
        -> RenderNode.Paint
    {
        switch value {
        case .color(let color): return .color(try color.fill(in: environment))
        case .linearGradient(let gradient):
            let paint = RenderNode.Paint.linearGradient(try rendered(gradient, environment: environment, path: path))
            return direction == .leftToRight ? paint : paint.mirrored
        }
    }

    /// The effect that paints black drawing with the gradient; nil for a colour.
    func effect(
        in frame: FixedRect, direction: LayoutDirection, environment: EnvironmentValues, path: NodePath
    ) throws -> RenderEffect? {
        guard case .linearGradient(let gradient) = try rendered(in: direction, environment: environment, path: path)
        else {
            return nil
        }
        return RenderEffect(.gradient(gradient, frame))
    }

    private func rendered(
        _ gradient: LinearGradient, environment: EnvironmentValues, path: NodePath
    ) throws -> RenderNode.LinearGradient {
        func part(_ part: Double) throws -> FixedLength {
            guard let part = FixedLength(points: part) else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "gradient-not-finite", nodePath: path.text,
                        message: "the gradient of \(path) has a place at \(part)", fix: "use parts from 0 to 1"))
            }
            return part
        }
        guard gradient.gradient.stops.count <= Limits.gradientStops else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "gradient-too-long", nodePath: path.text,
                    message: "the gradient of \(path) has \(gradient.gradient.stops.count) colours",
                    fix: "use at most \(Limits.gradientStops)"))
        }
        var stops: [RenderNode.LinearGradient.Stop] = []
        for stop in gradient.gradient.stops {
            // A place before the one that stands before it counts as the same.
            let location = max(try part(min(max(stop.location, 0), 1)), stops.last?.location ?? .zero)
            stops.append(RenderNode.LinearGradient.Stop(fill: try stop.color.fill(in: environment), location: location))
        }
        return RenderNode.LinearGradient(
            stops: stops,
            start: FixedPoint(x: try part(gradient.startPoint.x), y: try part(gradient.startPoint.y)),
            end: FixedPoint(x: try part(gradient.endPoint.x), y: try part(gradient.endPoint.y)))
    }
}

extension Color {
    /// The colour in its form for a tree.
    func fill(in environment: EnvironmentValues) throws -> RenderNode.Fill {
        RenderNode.Fill(name: name, color: try resolved(in: environment))
    }
}
