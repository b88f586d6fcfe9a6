import MizanBase
import MizanLocalization
import MizanText

/// What a view finds around it. Source: SwiftUI's `EnvironmentValues`; nothing in it comes from the host.
public struct EnvironmentValues: Sendable {
    /// The interface's direction.
    public var layoutDirection: LayoutDirection
    /// The strings and formats of the locale.
    public var localization: Localization
    /// The fonts that texts may use; no other is looked for.
    public var fonts: FontCollection
    /// Texts that earlier layouts shaped, within the bytes that the cache was made for; nil shapes each text anew. It changes
    /// no tree.
    public var textCache: TextCache?
    /// The font of texts; symbols are as big as it.
    public var font: Font
    /// The colour of texts, of unfilled shapes and of symbols without colours of their own.
    public var foregroundStyle: Color
    /// The reader's text size, which scales every font of a text style.
    public var dynamicTypeSize: DynamicTypeSize
    /// Which value of a named colour is painted.
    public var colorScheme: ColorScheme
    /// Where lines stand in the width of their text.
    public var multilineTextAlignment: TextAlignment
    /// How texts are put into lines, and what they may give up where there is no room: nothing, unless it is said.
    public var lineStyle: LineStyle
    /// Pixels per point that edges are snapped to; nil snaps nothing.
    public var displayScale: Double?
    /// How deep views may be nested.
    public var viewDepthLimit: Int
    /// How many views a tree may have.
    public var viewCountLimit: Int

    /// The asked locale, for strings, digits and formats; another one leaves the direction as it is, as in SwiftUI.
    public var locale: LanguageTag {
        get { localization.locale }
        set { localization = localization.inLocale(newValue) }
    }

    /// The environment of a locale: its direction by its script, everything else by the defaults of Definitions 9.
    public init(localization: Localization, fonts: FontCollection, layoutDirection: LayoutDirection? = nil) {
        self.localization = localization
        self.layoutDirection = layoutDirection ?? localization.locale.layoutDirection
        self.fonts = fonts
        font = .body
        foregroundStyle = .primary
        dynamicTypeSize = .large
        colorScheme = .light
        multilineTextAlignment = .leading
        lineStyle = LineStyle()
        displayScale = 2
        viewDepthLimit = Limits.viewDepth
        viewCountLimit = Limits.viewCount
    }
}
