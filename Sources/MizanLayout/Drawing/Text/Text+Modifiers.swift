import Foundation
import MizanBase

/// The modifiers of SwiftUI's `Text` that return a text, which can be put into another one.
extension Text {
    /// Sets the font of the text; nil for the one around it. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

    /// Sets the weight of the text's font; nil for the font's own. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight?) -> Text { requesting(weight.map { .exactly($0) }) }

    /// Sets the width of the text's font, where its family has it; nil for the font's own. Source: SwiftUI's `fontWidth(_:)`.
    public func fontWidth(_ width: FontWidth?) -> Text { with { $0.width = $0.width ?? .some(width) } }

    /// Sets the text in the emphasized weight of its text style: see ``Font/bold()``. Source: SwiftUI's `bold(_:)`.
    public func bold(_ isActive: Bool = true) -> Text { requesting(isActive ? .emphasized : nil) }

    /// Makes the text italic, where the fonts have such faces. Source: SwiftUI's `italic(_:)`.
    public func italic(_ isActive: Bool = true) -> Text { with { $0.isItalic = $0.isItalic ?? isActive } }

    /// Sets the colour of the text; nil for the default one. Source: SwiftUI's `foregroundColor(_:)`.
    public func foregroundColor(_ color: Color?) -> Text { foregroundStyle(color ?? .primary) }

    /// Sets the style of the text. Inside another text it is a colour; a gradient paints whole texts only. Source:
    /// SwiftUI's `foregroundStyle(_:)`.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text {
        with { $0.foreground = $0.foreground ?? TextForeground(style) }
    }

    /// Sets the space between characters, in points. Source: SwiftUI's `kerning(_:)`.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Sets the space between characters, in points. Source: SwiftUI's `tracking(_:)`.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.letterSpacing = $0.letterSpacing ?? tracking } }

    /// Moves the text above the baseline, in points; below it where negative. Source: SwiftUI's `baselineOffset(_:)`.
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = $0.baselineOffset ?? offset } }

    /// Sets digits of one width, where the fonts have them. Source: SwiftUI's `monospacedDigit()`.
    public func monospacedDigit() -> Text { feature(.tabularFigures) }

    /// Turns a typographic feature of the fonts on or off, where they have it.
    public func feature(_ feature: FontFeature) -> Text {
        with { modifiers in
            if !modifiers.features.contains(where: { $0.tag == feature.tag }) { modifiers.features.append(feature) }
        }
    }

    /// Draws a line under the text. Source: SwiftUI's `underline(_:pattern:color:)`.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with { $0.underline = $0.underline ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
    }

    /// Draws a line through the text. Source: SwiftUI's `strikethrough(_:pattern:color:)`.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with {
            $0.strikethrough = $0.strikethrough ?? .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
        }
    }

    /// Paints a colour behind the text, as high as each of its lines; nil for none. Source: SwiftUI's
    /// `AttributedString.backgroundColor`.
    public func textBackground(_ color: Color?) -> Text { with { $0.background = $0.background ?? .some(color) } }

    private func requesting(_ weight: RequestedWeight?) -> Text { with { $0.weight = $0.weight ?? .some(weight) } }

    private func with(_ change: (inout TextModifiers) -> Void) -> Text {
        var text = self
        change(&text.modifiers)
        return text
    }
}
