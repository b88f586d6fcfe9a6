import MizanBase

/// A gradient that its style places: from the upper edge to the lower one. Source: SwiftUI's `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// The colours of a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The colours from the upper edge to the lower one.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(gradient, .linear(start: .top, end: .bottom))
    }
}

extension Color {
    /// The part of white in the colour at the upper edge.
    private static let lightening = 0.22

    /// A soft gradient of the colour: somewhat lighter at the upper edge, the colour itself at the lower one. Source: SwiftUI's
    /// `gradient`.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: Self.lightening, in: .device), self]))
    }
}
