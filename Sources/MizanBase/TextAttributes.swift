/// What a run of text asks for; nil takes the paragraph's.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontDescription?
    public var color: RGBA?
    /// For shaping, font preference and line breaks.
    public var language: LanguageTag?

    public init(font: FontDescription? = nil, color: RGBA? = nil, language: LanguageTag? = nil) {
        self.font = font
        self.color = color
        self.language = language
    }
}
