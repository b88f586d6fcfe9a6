import MizanBase

/// A shadow of what a style paints. Source: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: Double
    let x: Double
    let y: Double
    /// Whether the shadow is inside the shape.
    let isInner: Bool

    /// A shadow below the painting, with distances in points as in `shadow(color:radius:x:y:)`. Source: SwiftUI's
    /// `drop(color:radius:x:y:)`.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow inside what is painted, which isn't drawn: the layout has the finding `effect-not-drawn`. Source: SwiftUI's
    /// `inner(color:radius:x:y:)`.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }
}

/// A style whose painting has a shadow. Source: the result of SwiftUI's `ShapeStyle.shadow(_:)`.
public struct ShadowedShapeStyle<Content: ShapeStyle>: ShapeStyle {
    let style: Content
    let shadow: ShadowStyle

    /// The paint of the style with the shadow.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        var paint = style.paint(in: environment)
        paint.shadows.append(shadow)
        return paint
    }
}

extension ShapeStyle {
    /// Adds a shadow to what the style paints: a shape, or the background of a view. Source: SwiftUI's `shadow(_:)`.
    public func shadow(_ style: ShadowStyle) -> ShadowedShapeStyle<Self> {
        ShadowedShapeStyle(style: self, shadow: style)
    }
}

extension ShapeStyle where Self == ShadowedShapeStyle<ForegroundStyle> {
    /// The foreground style with a shadow. Source: SwiftUI's `shadow(_:)`.
    public static func shadow(_ style: ShadowStyle) -> ShadowedShapeStyle<ForegroundStyle> {
        ForegroundStyle().shadow(style)
    }
}
