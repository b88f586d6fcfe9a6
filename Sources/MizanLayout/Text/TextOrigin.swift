import MizanBase

/// Where a text comes from, for what is found in it.
struct TextOrigin {
    /// Where it stands in a file.
    var place: SourcePlace?
    /// The key that it was found by.
    var key: String?
    /// The language that it was found in; nil for one that is no string of a table.
    var language: LanguageTag?
}
