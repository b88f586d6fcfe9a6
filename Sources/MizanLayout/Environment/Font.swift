import MizanBase

/// The font that a text asks for. Source: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// In points, whatever the reader's text size.
        case size(Double)
    }

    private var base: Base
    private var explicitWeight: FontWeight?

    /// 34 pt at the default text size.
    public static let largeTitle = Font(base: .style(.largeTitle))
    /// 28 pt at the default text size.
    public static let title = Font(base: .style(.title))
    /// 22 pt at the default text size.
    public static let title2 = Font(base: .style(.title2))
    /// 20 pt at the default text size.
    public static let title3 = Font(base: .style(.title3))
    /// 17 pt bold at the default text size.
    public static let headline = Font(base: .style(.headline))
    /// 17 pt at the default text size; what a text has unless told otherwise.
    public static let body = Font(base: .style(.body))
    /// 16 pt at the default text size.
    public static let callout = Font(base: .style(.callout))
    /// 15 pt at the default text size.
    public static let subheadline = Font(base: .style(.subheadline))
    /// 13 pt at the default text size.
    public static let footnote = Font(base: .style(.footnote))
    /// 12 pt at the default text size.
    public static let caption = Font(base: .style(.caption))
    /// 11 pt at the default text size.
    public static let caption2 = Font(base: .style(.caption2))

    /// The font of a text style.
    public static func system(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
        Font(base: .style(style), explicitWeight: weight)
    }

    /// A font of a fixed size in points.
    public static func system(size: Double, weight: FontWeight? = nil) -> Font {
        Font(base: .size(size), explicitWeight: weight)
    }

    /// The same font in another weight.
    public func weight(_ weight: FontWeight) -> Font {
        var font = self
        font.explicitWeight = weight
        return font
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// What is asked of the font collection at a reader's text size.
    public func description(at size: DynamicTypeSize) -> FontDescription {
        switch base {
        case .style(let style):
            FontDescription(
                size: style.sizes[size.index], weight: explicitWeight ?? (style == .headline ? .bold : .regular))
        case .size(let points): FontDescription(size: points, weight: explicitWeight ?? .regular)
        }
    }
}
