import MizanBase
import MizanDrawing
import MizanRenderTree

/// A style for painting shapes, texts and symbols. Source: SwiftUI's `ShapeStyle`.
///
/// A custom style implements ``resolve(in:)``, which returns another style, chosen by the environment.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint in an environment; by default that of the style from ``resolve(in:)``.
    func paint(in environment: EnvironmentValues) -> ShapePaint
}

extension ShapeStyle {
    /// The paint of the style that this one resolves to.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        resolve(in: environment).paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style gives its paint itself.
    public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("the style paints itself") }
}

extension Never: ShapeStyle {
    /// Never called: `Never` has no values.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { switch self {} }
}

/// A style of any type. Source: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// The style with its type hidden.
    public init(_ style: some ShapeStyle) { self.style = style }

    /// The paint of the hidden style.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { style.paint(in: environment) }
}

extension Color: ShapeStyle {
    /// The colour itself.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(self)
    }
}

/// The style of the surrounding texts and shapes. Source: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
    /// The foreground style of the environment.
    public init() {}

    /// The paint of the foreground.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { environment.foregroundPaint }
}

/// The colour of controls. Source: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
    /// The tint of the environment.
    public init() {}

    /// The environment's tint, or the accent colour if it has none.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        environment.tintPaint ?? ShapePaint(.accentColor)
    }
}

/// The background behind everything. Source: SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
    /// The environment's background.
    public init() {}

    /// The style that ``View/backgroundStyle(_:)`` set; else the system colour `background`.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        environment[BackgroundPaintKey.self] ?? ShapePaint(Color(.background))
    }
}

/// A level of the foreground style: the style itself, or weaker ones. Source: SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
    /// The opacity of each level of a colour or a gradient.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.1]
    let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The system's secondary colour; half of a foreground style that was set.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// A quarter of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The weakest level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The level's part of the foreground style.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        let foreground = environment.foregroundPaint
        // The next weaker level follows from the last one that was set.
        let levels = environment[ForegroundLevelsKey.self]
        if level > 0, let last = levels.last {
            return level <= levels.count
                ? levels[level - 1] : last.opacity(Self.opacities[level] / Self.opacities[levels.count])
        }
        return level == 1 && foreground == ShapePaint(.primary)
            ? ShapePaint(.secondary) : foreground.opacity(Self.opacities[level])
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background behind everything.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style with its opacity multiplied. Source: the result of SwiftUI's `ShapeStyle.opacity(_:)`.
public struct OpacityShapeStyle<Content: ShapeStyle>: ShapeStyle {
    let style: Content
    let opacity: Double

    /// The paint of the style with its opacity multiplied.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { style.paint(in: environment).opacity(opacity) }
}

extension ShapeStyle {
    /// The style with its opacity multiplied, from 0 to 1. Source: SwiftUI's `opacity(_:)`.
    public func opacity(_ opacity: Double) -> OpacityShapeStyle<Self> {
        OpacityShapeStyle(style: self, opacity: opacity)
    }
}
