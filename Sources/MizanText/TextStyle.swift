import MizanBase

/// The style of a whole text, where its runs set nothing.
public struct TextStyle: Hashable, Sendable {
    /// The text's own font.
    public var font: FontDescription
    /// The colour of the glyphs.
    public var color: RGBA
    /// For shaping, preference of fonts and line breaks.
    public var language: LanguageTag
    /// The base direction of each paragraph; natural: of its first strong character outside isolates.
    public var baseDirection: WritingDirection
    /// The direction of a natural paragraph without a strong character.
    public var fallbackDirection: LayoutDirection
    /// The rules for breaking lines, beside those of the languages.
    public var lineBreaks: LineBreakRules

    /// A style of the given parts.
    public init(
        font: FontDescription, color: RGBA = .black, language: LanguageTag = .english,
        baseDirection: WritingDirection = .natural, fallbackDirection: LayoutDirection = .leftToRight,
        lineBreaks: LineBreakRules = LineBreakRules()
    ) {
        self.font = font
        self.color = color
        self.language = language
        self.baseDirection = baseDirection
        self.fallbackDirection = fallbackDirection
        self.lineBreaks = lineBreaks
    }
}
