import MizanBase

/// A weaker level of a style. Source: the result of SwiftUI's `ShapeStyle.secondary`.
public struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    /// The number of steps below the style, from 1.
    let level: Int

    /// The level's own paint if the style has one, otherwise the style's with less opacity.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        if let base = base as? any LeveledShapeStyle { return base.paint(level: level, in: environment) }
        return base.paint(in: environment).opacity(HierarchicalShapeStyle.opacities[level])
    }
}

extension ShapeStyle {
    /// The second level of the style. Source: SwiftUI's `secondary`.
    public var secondary: LevelShapeStyle<Self> { LevelShapeStyle(base: self, level: 1) }
    /// The third level of the style. Source: SwiftUI's `tertiary`.
    public var tertiary: LevelShapeStyle<Self> { LevelShapeStyle(base: self, level: 2) }
    /// The fourth level of the style. Source: SwiftUI's `quaternary`.
    public var quaternary: LevelShapeStyle<Self> { LevelShapeStyle(base: self, level: 3) }
    /// The fifth level of the style. Source: SwiftUI's `quinary`.
    public var quinary: LevelShapeStyle<Self> { LevelShapeStyle(base: self, level: 4) }
}

/// A style whose levels aren't less opaque forms of itself.
protocol LeveledShapeStyle: ShapeStyle {
    /// The paint of a level, from 1.
    func paint(level: Int, in environment: EnvironmentValues) -> ShapePaint
}

extension BackgroundStyle: LeveledShapeStyle {
    /// A surface on the background, then the background again, as in grouped lists. Source: UIKit's `secondarySystemBackground` and
    /// `tertiarySystemBackground`.
    func paint(level: Int, in environment: EnvironmentValues) -> ShapePaint {
        level.isMultiple(of: 2) ? paint(in: environment) : ShapePaint(Color(.card))
    }
}

extension HierarchicalShapeStyle: LeveledShapeStyle {
    func paint(level: Int, in environment: EnvironmentValues) -> ShapePaint {
        HierarchicalShapeStyle(level: min(self.level + level, Self.opacities.count - 1)).paint(in: environment)
    }
}

extension ForegroundStyle: LeveledShapeStyle {
    func paint(level: Int, in environment: EnvironmentValues) -> ShapePaint {
        HierarchicalShapeStyle(level: level).paint(in: environment)
    }
}

/// The veil that fills the areas of controls. Source: SwiftUI's `FillShapeStyle`; its opacities are UIKit's `systemFill` and following.
public struct FillShapeStyle: LeveledShapeStyle {
    /// The opacity of each level in light and in dark.
    private static let opacities = [(0.2, 0.36), (0.16, 0.32), (0.12, 0.24), (0.08, 0.18), (0.05, 0.12)]

    /// A fill of the first level.
    public init() {}

    /// The paint of the first level.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { paint(level: 0, in: environment) }

    func paint(level: Int, in environment: EnvironmentValues) -> ShapePaint {
        let (light, dark) = Self.opacities[level]
        return ShapePaint(
            Color(RGBA(red: 120, green: 120, blue: 128))
                .opacity(environment.colorScheme == .dark ? dark : light))
    }
}

/// The colour of lines between rows. Source: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
    /// A style that takes no parameters.
    public init() {}

    /// The system colour `separator`.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(Color(.separator)) }
}

/// The colour of links. Source: SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
    /// A style that takes no parameters.
    public init() {}

    /// The paint is the accent colour.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(.accentColor) }
}

/// The style of the text of an empty field. Source: SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// A style that takes no parameters.
    public init() {}

    /// The third level of the foreground style.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        HierarchicalShapeStyle.tertiary.paint(in: environment)
    }
}

/// The background of what is selected. Source: SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
    /// A style that takes no parameters.
    public init() {}

    /// The tint if it is set, otherwise the system colour `accentTint`.
    public func paint(in environment: EnvironmentValues) -> ShapePaint {
        environment.tintPaint ?? ShapePaint(Color(.accentTint))
    }
}

/// The background of a window. Source: SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// A style that takes no parameters.
    public init() {}

    /// The system colour `background`.
    public func paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(Color(.background)) }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The veil that fills the areas of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of the text of an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
