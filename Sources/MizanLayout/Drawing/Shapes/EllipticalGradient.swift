import Foundation
import MizanBase

/// Colours outwards from a place of the frame, in ellipses as wide and high as the frame. Source: SwiftUI's
/// `EllipticalGradient`.
nonisolated public struct EllipticalGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The middle of the ellipses.
    public var center: UnitPoint
    /// The radius of the first colour, as a part of the width and the height.
    public var startRadiusFraction: Double
    /// The radius of the last colour, as a part of the width and the height.
    public var endRadiusFraction: Double

    /// The colours of a gradient.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at places of their own.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The gradient itself.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(
            gradient, .elliptical(center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction))
    }
}

nonisolated extension EllipticalGradient: PrimitiveView {
    /// One node, a rectangle of the gradient in the frame it is given.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try StyleView(style: self)._makeNodes(in: context, into: &nodes)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// The colours of a gradient.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at equal distances.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at places of their own.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> Self {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}
