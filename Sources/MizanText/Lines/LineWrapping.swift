/// How lines are filled.
public enum LineWrapping: String, Hashable, Sendable, CaseIterable {
    /// Each line takes as much as fits.
    case greedy
    /// As many lines as greedily filled ones, of widths as equal as can be: the widest as narrow as possible, then the least
    /// sum of squares. What a limit cuts, what breaks inside words and what takes more than 32 lines is filled greedily.
    /// Source: CSS Text 4 §5.5, `text-wrap-style: balance`.
    case balanced
}
