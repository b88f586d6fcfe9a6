import MizanBase

/// What was found in sources: the strings, and what a developer should know of them.
public struct ExtractedStrings: Hashable, Sendable {
    /// The strings, one for each place, in the order of the sources.
    public var strings: [LocalizableString]
    /// Findings about strings that can't be taken up, or whose key is unsure.
    public var notes: [Diagnostic]

    /// Strings with their notes; by default none.
    public init(strings: [LocalizableString] = [], notes: [Diagnostic] = []) {
        self.strings = strings
        self.notes = notes
    }
}
