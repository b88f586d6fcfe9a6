import MizanBase
import MizanRenderTree

/// The paint of a style in an environment: a colour or a gradient, in the interface's logical directions.
public struct ShapePaint: Hashable, Sendable {
    enum PaintSource: Hashable, Sendable {
        case color(Color)
        case gradient(GradientPaint)
    }

    let value: PaintSource
    /// The shadows of what is painted.
    var shadows: [ShadowStyle] = []

    init(_ value: PaintSource) { self.value = value }

    package init(_ color: Color) { value = .color(color) }

    init(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) {
        value = .gradient(GradientPaint(gradient: gradient, geometry: geometry))
    }

    /// The paint with the opacity of each colour multiplied.
    func opacity(_ factor: Double) -> ShapePaint {
        var paint: ShapePaint
        switch value {
        case .color(let color): paint = ShapePaint(color.opacity(factor))
        case .gradient(var gradient):
            for index in gradient.gradient.stops.indices {
                gradient.gradient.stops[index].color = gradient.gradient.stops[index].color.opacity(factor)
            }
            paint = ShapePaint(.gradient(gradient))
        }
        paint.shadows = shadows
        return paint
    }

    /// The colour that represents the paint; for a gradient its last one.
    var color: Color {
        switch value {
        case .color(let color): color
        case .gradient(let gradient): gradient.gradient.stops.last?.color ?? .clear
        }
    }

    /// The colour for drawing glyphs and layers; for a gradient opaque black, over which it is painted.
    ///
    /// - Throws: `DiagnosticError`, rule `color-missing`, for a name that the environment's catalog does not have.
    func solidColor(in environment: EnvironmentValues) throws -> RGBA {
        if case .color(let color) = value { try color.resolved(in: environment) } else { .black }
    }

    /// The colour of a symbol's layer, which can't have a gradient: its last colour stands for it.
    func layerColor(in environment: EnvironmentValues) throws -> RGBA {
        try gradient?.gradient.stops.last?.color.resolved(in: environment) ?? solidColor(in: environment)
    }

    /// The gradient of the paint; nil for a colour.
    var gradient: GradientPaint? {
        if case .gradient(let gradient) = value { gradient } else { nil }
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
        case .gradient(let gradient):
            let rendered = try gradient.rendered(in: environment, path: path)
            return .gradient(direction == .leftToRight ? rendered : rendered.mirrored)
        }
    }

    /// The effect that paints black drawing with the gradient; nil for a colour.
    func effect(
        in frame: FixedRect, direction: LayoutDirection, environment: EnvironmentValues, path: NodePath
    ) throws -> RenderEffect? {
        guard case .gradient(let gradient) = try rendered(in: direction, environment: environment, path: path) else {
            return nil
        }
        return RenderEffect(.gradient(gradient, frame))
    }
}

extension Color {
    /// The colour in its form for a tree.
    func fill(in environment: EnvironmentValues) throws -> RenderNode.Fill {
        RenderNode.Fill(name: name, color: try resolved(in: environment))
    }
}
