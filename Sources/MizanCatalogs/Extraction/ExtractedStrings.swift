import MizanBase

/// What was found in sources: the strings, and what a developer should know of them.
public struct ExtractedStrings: Hashable, Sendable {
    /// The strings, one for each place, in the order of the sources.
    public var strings: [LocalizableString]
    /// Findings about strings that can't be taken up, or whose key is unsure.
    public var notes: [Diagnostic]
    /// All texts that the sources spell, if they look up keys that are known only when the program runs: each of these texts may be such a
    /// key. Otherwise empty.
    public var spelled: Set<String>

    /// Strings with their notes; by default none.
    public init(strings: [LocalizableString] = [], notes: [Diagnostic] = [], spelled: Set<String> = []) {
        self.strings = strings
        self.notes = notes
        self.spelled = spelled
    }
}
