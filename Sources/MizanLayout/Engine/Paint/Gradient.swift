import Foundation

/// A transition between colours. Source: SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place. Source: SwiftUI's `Gradient.Stop`.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 at the start to 1 at the end.
        public var location: Double

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops in the order of their locations; at most `Limits.gradientStops`.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances, from the start to the end.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
        }
    }
}

/// Colours along a line between two places of the frame, which follow the direction of the interface. Source: SwiftUI's
/// `LinearGradient`.
public struct LinearGradient: ShapeStyle, Hashable {
    /// The colours.
    public var gradient: Gradient
    /// The start of the line.
    public var startPoint: UnitPoint
    /// The end of the line.
    public var endPoint: UnitPoint

    /// Colours of a gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Colours at equal distances along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places of a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient itself.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(gradient, .linear(start: startPoint, end: endPoint))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours of a gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places of a line.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
