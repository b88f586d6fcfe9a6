import MizanBase

/// Colours around a place of the frame, clockwise in both directions of the interface, as a clock turns. Source: SwiftUI's
/// `AngularGradient`.
nonisolated public struct AngularGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The middle of the turn.
    public var center: UnitPoint
    /// The angle of the first colour, from the right.
    public var startAngle: Angle
    /// The angle of the last colour; what is left of a turn has the last colour in its first half, then the first one.
    public var endAngle: Angle

    /// The colours of a gradient.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places of their own.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// The colours of a gradient all around a place, from an angle on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours at equal distances all around a place, from an angle on.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Colours at places of their own all around a place, from an angle on.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The gradient itself.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(gradient, .angular(center: center, start: startAngle, end: endAngle))
    }
}

nonisolated extension AngularGradient: PrimitiveView {
    /// One node, a rectangle of the gradient in the frame it is given.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try StyleView(style: self)._makeNodes(in: context, into: &nodes)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// The colours of a gradient.
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> Self
    {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> Self {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places of their own.
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> Self
    {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// The colours of a gradient all around a place, from an angle on. Source: SwiftUI's `conicGradient(_:center:angle:)`.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours at equal distances all around a place, from an angle on.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours at places of their own all around a place, from an angle on.
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> Self {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
