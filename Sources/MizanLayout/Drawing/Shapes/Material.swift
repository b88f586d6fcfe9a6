import MizanBase

/// A translucent layer between a view and what is behind it. Source: SwiftUI's `Material`.
///
/// What is behind is not blurred here: a material is a white or dark grey, by the colour scheme, as opaque as its thickness says.
public struct Material: ShapeStyle, Hashable {
    /// The part of what is behind that is covered.
    private let opacity: Double

    /// Mostly translucent.
    public static let ultraThin = Material(opacity: 0.44)
    /// More translucent than opaque.
    public static let thin = Material(opacity: 0.6)
    /// Somewhat translucent.
    public static let regular = Material(opacity: 0.75)
    /// More opaque than translucent.
    public static let thick = Material(opacity: 0.86)
    /// Mostly opaque.
    public static let ultraThick = Material(opacity: 0.94)
    /// That of bars.
    public static let bar = Material(opacity: 0.8)

    /// The colour in the environment's scheme.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(Color(white: environment.colorScheme == .dark ? 0.14 : 0.97, opacity: opacity))
    }
}

extension ShapeStyle where Self == Material {
    /// Mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// Somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}
