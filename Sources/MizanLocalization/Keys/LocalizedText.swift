import MizanBase

/// A text as a reader sees it, with the isolates of its arguments, and the language that it is in.
public struct LocalizedText: Hashable, Sendable {
    /// The text; each argument is an isolate.
    public var text: AttributedText
    /// The language of the localization in which it was found; for a value formatted alone, the locale.
    public var language: LanguageTag
    /// Whether none of the locale's languages had it.
    public var isFallback: Bool
    /// The base direction of its paragraph: the language's; that of a user's text alone is natural.
    public var writingDirection: WritingDirection
    /// The problems that a reader would see: the text's own, then those of the localized texts among its arguments.
    public var problems: [LocalizedTextProblem]

    /// A text that needs no lookup.
    package init(
        text: AttributedText, language: LanguageTag, isFallback: Bool = false, writingDirection: WritingDirection,
        problems: [LocalizedTextProblem] = []
    ) {
        self.text = text
        self.language = language
        self.isFallback = isFallback
        self.writingDirection = writingDirection
        self.problems = problems
    }
}
