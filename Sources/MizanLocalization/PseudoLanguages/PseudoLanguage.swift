/// A way to see today what a translation will do to a screen.
///
/// Arguments, plural forms, markup, addresses and isolates survive. They combine, in the order of their names.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
    /// Accents above and below letters: text without accents isn't localized.
    case accented
    /// Every text twice.
    case double
    /// `[# text #]`: a cut end shows.
    case bounded
    /// The layout from right to left; strings stay as they are.
    case rtl
    /// Strings behave as right-to-left text; their letters stay.
    case rtlStrings = "rtl-strings"
    /// Android's accented English: `[Ĥéļļö one two]`, longer by a third to a half, arguments in `»…«`.
    case enXA = "en-XA"
    /// Android's reversed English: each word runs from right to left, the layout too.
    case arXB = "ar-XB"

    /// Whether the layout runs from right to left.
    public var isRightToLeft: Bool {
        switch self {
        case .rtl, .rtlStrings, .arXB: true
        case .accented, .double, .bounded, .enXA: false
        }
    }

    /// Whether strings run from right to left.
    var turnsStrings: Bool { self == .rtlStrings || self == .arXB }
}
