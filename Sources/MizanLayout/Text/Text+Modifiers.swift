import MizanBase

/// The modifiers of SwiftUI's `Text` that return a text, which can be put into another one.
extension Text {
    /// Sets the font of the text; nil for the one around it. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

    /// Sets the weight of the text's font; nil for the font's own. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight?) -> Text { with { $0.weight = $0.weight ?? .some(weight) } }

    /// Makes the text bold. Source: SwiftUI's `bold(_:)`.
    public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

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
    public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

    /// Sets the space between characters, in points. Source: SwiftUI's `tracking(_:)`.
    public func tracking(_ tracking: Double) -> Text { with { $0.letterSpacing = $0.letterSpacing ?? tracking } }

    /// Moves the text above the baseline, in points; below it where negative. Source: SwiftUI's `baselineOffset(_:)`.
    public func baselineOffset(_ offset: Double) -> Text { with { $0.baselineOffset = $0.baselineOffset ?? offset } }

    private func with(_ change: (inout TextModifiers) -> Void) -> Text {
        var text = self
        change(&text.modifiers)
        return text
    }
}
