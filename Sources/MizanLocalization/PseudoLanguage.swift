/// A way to see today what a translation will do to a screen.
///
/// They combine, in the order of their names.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
    /// Accents above and below letters: what isn't accented isn't localized.
    case accented
    /// Every text twice.
    case double
    /// `[# text #]`: a cut end shows.
    case bounded
    /// The layout from right to left; strings stay as they are.
    case rtl
    /// Strings behave as right-to-left text; their letters stay.
    case rtlStrings = "rtl-strings"
}
