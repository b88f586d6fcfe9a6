import MizanBase

/// A bare paragraph to be laid out for comparison with other engines: one case of `ConformanceTool text`.
public struct TextCase: Hashable, Sendable {
    /// Unique among the cases of a file.
    public var id: String
    /// One or more paragraphs, each up to and with its newline.
    public var text: String
    /// Natural goes by the first strong character, left to right if there is none.
    public var direction: WritingDirection
    /// The width of the box, in points.
    public var width: Double
    /// In points.
    public var fontSize: Double
    /// File names in the order of fallback.
    public var fonts: [String]
    /// The language of the text, for shaping and line breaks.
    public var locale: LanguageTag

    /// A case of the given parts.
    public init(
        id: String, text: String, direction: WritingDirection, width: Double, fontSize: Double, fonts: [String],
        locale: LanguageTag
    ) {
        self.id = id
        self.text = text
        self.direction = direction
        self.width = width
        self.fontSize = fontSize
        self.fonts = fonts
        self.locale = locale
    }
}
