import Mizan
import MizanBase
import MizanLayout

/// A font. Source: UIKit's `UIFont`.
///
/// Its metrics are those of the environment's fonts in the running layout, so they match the drawn text.
public final class UIFont: Sendable {
    /// A weight. Source: UIKit's `UIFont.Weight`.
    public typealias Weight = FontWeight
    /// A text style. Source: UIKit's `UIFont.TextStyle`.
    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        /// The same style for views.
        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    /// The same font as a SwiftUI font.
    let font: Font

    /// A font from a SwiftUI font.
    init(_ font: Font) { self.font = font }

    /// A font of the named family. It is never nil; text in an unknown font uses the fallback.
    public convenience init?(name: String, size: CGFloat) { self.init(Font.custom(name, fixedSize: size)) }

    /// The size in points, in the text size of the running layout.
    public var pointSize: CGFloat {
        CGFloat(font.description(at: EnvironmentValues.current?.dynamicTypeSize ?? .large).size)
    }

    /// The font of a text style, which follows the reader's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

    /// The font of a text style.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { UIFont(.system(style.style)) }

    /// The system's font in a size.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

    /// The system's font in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight))
    }

    /// The system's bold font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The system's italic font.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(Font.system(size: size).italic()) }

    /// The system's font with monospaced digits.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: size, weight: weight).monospacedDigit())
    }

    /// The system's monospaced font in a weight.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight, design: .monospaced))
    }

    /// The font in another size.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

    /// The system's size of 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The system's small size of 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, 18 points.
    public static let buttonFontSize: CGFloat = 18
}

extension UIFont: Hashable {
    /// Whether both are the same font.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

    /// Hashes the font, which `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// The font of a `UIFont`. Source: SwiftUI's `init(_:)`, of a `CTFont`.
    public init(_ font: UIFont) { self = font.font }
}

/// Lengths that scale with the reader's text size. Source: UIKit's `UIFontMetrics`.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Lengths that scale with the text of a style.
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

    /// Lengths that scale with body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// A length at the text size of the running layout.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        let usual = Font.system(style.style).description(at: .large).size
        let current = UIFont.preferredFont(forTextStyle: style).pointSize
        return value * current / CGFloat(usual)
    }

    /// A font at the text size of the running layout.
    public func scaledFont(for font: UIFont) -> UIFont { font }
}
