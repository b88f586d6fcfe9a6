/// The attributes of a run of text; nil takes the paragraph's.
public struct TextAttributes: Hashable, Sendable {
    /// The font; nil takes that of the paragraph.
    public var font: FontDescription?
    /// The colour; nil takes that of the paragraph.
    public var color: RGBA?
    /// For shaping, font preference and line breaks.
    public var language: LanguageTag?
    /// Added behind each character, in points; may be negative.
    public var letterSpacing: Double?
    /// The height of the glyphs above the baseline, in points; negative is below.
    public var baselineOffset: Double?
    /// A line under the text; nil for none.
    public var underline: TextDecoration?
    /// A line through the text; nil for none.
    public var strikethrough: TextDecoration?
    /// The colour behind the letters, as high as their line; nil for none.
    public var backgroundColor: RGBA?
    /// The meaning from inline markup; that of overlapping runs adds up.
    public var presentation: InlinePresentationIntent
    /// Where the text leads: an address, as its author wrote it.
    public var link: String?
    /// Attributes by names of their author's own, such as `inflect`.
    public var named: [String: AttributeValue]
    /// The attribute for the code that lays the text out.
    public var inline: InlineAttribute?
    /// The attachment that replaces each ``TextAttachment/character`` of the run.
    public var attachment: TextAttachment?

    /// Attributes; nil takes the paragraph's.
    public init(
        font: FontDescription? = nil, color: RGBA? = nil, language: LanguageTag? = nil, letterSpacing: Double? = nil,
        baselineOffset: Double? = nil, underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil,
        backgroundColor: RGBA? = nil, presentation: InlinePresentationIntent = [], link: String? = nil,
        named: [String: AttributeValue] = [:], inline: InlineAttribute? = nil, attachment: TextAttachment? = nil
    ) {
        self.font = font
        self.color = color
        self.language = language
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.backgroundColor = backgroundColor
        self.presentation = presentation
        self.link = link
        self.named = named
        self.inline = inline
        self.attachment = attachment
    }
}
