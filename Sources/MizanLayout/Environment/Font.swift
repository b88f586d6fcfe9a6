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

    public static let largeTitle = Font(base: .style(.largeTitle))
    public static let title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2))
    public static let title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline))
    public static let body = Font(base: .style(.body))
    public static let callout = Font(base: .style(.callout))
    public static let subheadline = Font(base: .style(.subheadline))
    public static let footnote = Font(base: .style(.footnote))
    public static let caption = Font(base: .style(.caption))
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
