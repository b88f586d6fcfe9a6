import MizanBase

/// The font of the texts inside, and its modifiers, which apply to any font, whether it is set inside or outside of them.
nonisolated extension View {
    /// Sets the font of the texts inside; nil for body. Source: SwiftUI's `font(_:)`.
    public func font(_ font: Font?) -> some View { changed(by: BaseFontModifier(font: font ?? .body)) }

    /// Sets the fonts' weight inside; nil for the font's own. Source: SwiftUI's `fontWeight(_:)`.
    public func fontWeight(_ weight: FontWeight?) -> some View {
        changed(by: FontModifier.weight(weight.map { .exactly($0) }))
    }

    /// Sets the design of the fonts inside; nil for the font's own. Source: SwiftUI's `fontDesign(_:)`.
    public func fontDesign(_ design: Font.Design?) -> some View {
        changed(by: FontModifier.design(design))
    }

    /// Sets the texts inside in fonts whose letters have one width. Source: SwiftUI's `monospaced(_:)`.
    public func monospaced(_ isActive: Bool = true) -> some View {
        changed(by: FontModifier.monospaced(isActive))
    }

    /// Sets the fonts' width inside, where their families have it; nil for the font's own. Source: SwiftUI's `fontWidth(_:)`.
    public func fontWidth(_ width: FontWidth?) -> some View {
        changed(by: FontModifier.width(width))
    }

    /// Sets the texts inside in the emphasized weight of their text style: see ``Font/bold()``. Source: SwiftUI's `bold(_:)`.
    public func bold(_ isActive: Bool = true) -> some View {
        changed(by: FontModifier.weight(isActive ? .emphasized : nil))
    }

    /// Makes the texts inside italic, where the fonts have such faces. Source: SwiftUI's `italic(_:)`.
    public func italic(_ isActive: Bool = true) -> some View {
        changed(by: FontModifier.italic(isActive))
    }

    /// Sets digits of one width in the texts inside, where the fonts have them. Source: SwiftUI's `monospacedDigit()`.
    public func monospacedDigit() -> some View { feature(.tabularFigures) }

    /// Turns a typographic feature of the fonts inside on or off, where they have it.
    public func feature(_ feature: FontFeature) -> some View { changed(by: FontFeatureModifier(feature: feature)) }

    /// Sets the fonts' weight in a part of a control if no view around requests one.
    package func defaultFontWeight(_ weight: FontWeight) -> some View {
        changed(by: FontModifier.defaultWeight(weight))
    }
}
