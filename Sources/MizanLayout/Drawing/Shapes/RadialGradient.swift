import Foundation
import MizanBase

/// Colours outwards from a place of the frame, in circles. Source: SwiftUI's
/// `RadialGradient`.
nonisolated public struct RadialGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The middle of the circles.
    public var center: UnitPoint
    /// The radius of the first colour, in points.
    public var startRadius: Double
    /// The radius of the last colour, in points.
    public var endRadius: Double

    /// The colours of a gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places of their own.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient itself.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius))
    }
}

nonisolated extension RadialGradient: PrimitiveView {
    /// One node, a rectangle of the gradient in the frame it is given.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try StyleView(style: self)._makeNodes(in: context, into: &nodes)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// The colours of a gradient.
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> Self
    {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances.
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> Self
    {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places of their own.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    )
        -> Self
    {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
