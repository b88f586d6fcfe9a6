import MizanBase

/// The origin of a text, for findings about it: what the layout that made a tree knew of it.
package struct TextOrigin: Hashable, Sendable {
    /// What kind of text it is.
    package enum Source: Hashable, Sendable {
        /// Nothing is known.
        case unknown
        /// A string of a table, looked up by its key.
        case string
        /// Text that a program shows as it is.
        case verbatim
        /// Texts that a program put one after the other, in UTF-16 units of the whole.
        case joined([Range<Int>])
        /// A number, a date or another value, as the locale's formats write it.
        case value
    }

    /// What kind of text it is.
    package var source: Source
    /// The text's place in a file.
    package var place: SourcePlace?
    /// The key of the text.
    package var key: String?
    /// The name of the bundle that the key was looked up in; nil for the main one.
    package var bundle: String?
    /// The locale of the reader that it was made for: a part of a screen may have one of its own.
    package var locale: LanguageTag?
    /// The language that it was found in; nil for a text that isn't a string of a table.
    package var language: LanguageTag?
    /// Whether none of the reader's languages has it.
    package var isFallback: Bool
    /// Whether there are tables and none has the key, so that it is the key that is shown.
    package var isMissing: Bool

    /// An origin; by default nothing is known.
    package init(
        source: Source = .unknown, place: SourcePlace? = nil, key: String? = nil, bundle: String? = nil,
        locale: LanguageTag? = nil, language: LanguageTag? = nil, isFallback: Bool = false, isMissing: Bool = false
    ) {
        self.source = source
        self.place = place
        self.key = key
        self.bundle = bundle
        self.locale = locale
        self.language = language
        self.isFallback = isFallback
        self.isMissing = isMissing
    }
}
