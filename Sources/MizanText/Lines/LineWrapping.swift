/// The way lines are filled.
public enum LineWrapping: String, Hashable, Sendable, CaseIterable {
    /// Each line takes as much as fits.
    case greedy
    /// As many lines as greedy filling makes, as equal in width as possible: the widest as narrow as possible, then the
    /// least sum of squares. Text that a limit cuts, that breaks inside words or that takes more than 32 lines is
    /// filled greedily. Source: CSS Text 4 §5.5, `text-wrap-style: balance`.
    case balanced
}
