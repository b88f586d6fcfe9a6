import MizanBase

/// The origin of a text, for findings about it.
struct TextOrigin {
    /// The text's place in a file.
    var place: SourcePlace?
    /// The key of the text.
    var key: String?
    /// The language that it was found in; nil for a text that isn't a string of a table.
    var language: LanguageTag?
}
