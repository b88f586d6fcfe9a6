/// A token of Swift source. Its range counts UTF-8 bytes from the start of the text.
struct SourceToken: Equatable {
    enum Kind: Equatable {
        /// A name, a keyword, or a name in backticks.
        case word
        case number
        /// A string literal with its delimiters and interpolations.
        case string
        /// A regular expression literal with its delimiters.
        case regularExpression
        /// A run of operator characters, such as `->`.
        case symbol
        /// A single character of `( ) [ ] { } , ; : @ # . \`.
        case punctuation
    }

    let kind: Kind
    let range: Range<Int>
    /// Whether it is the first token of its line.
    let startsLine: Bool
    /// Whether whitespace or a comment precedes it.
    let followsSpace: Bool
}
