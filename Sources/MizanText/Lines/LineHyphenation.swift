/// Which words are parted by hyphens that aren't in the text, in languages that have patterns for it.
///
/// Soft hyphens (U+00AD) of the text act in each of them, and a word that has one is parted nowhere else. Source: CSS Text 3
/// §5.4, `hyphens`.
public enum LineHyphenation: String, Hashable, Sendable, CaseIterable {
    /// None: lines end at soft hyphens only. Source: CSS's `hyphens: manual`.
    case manual
    /// Words that are wider than a whole line, which would break between any two letters otherwise.
    case wideWords
    /// Every word that doesn't fit on its line, so that lines are filled. Source: CSS's `hyphens: auto`, UIKit's
    /// `usesDefaultHyphenation`.
    case automatic
}
