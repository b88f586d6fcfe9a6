import _FoundationICU

/// The place of a formatted text in what is around it, which decides whether it begins with a capital letter.
///
/// Spanish writes `domingo` in a sentence and `Domingo` in a list; the rules are those of the language. Source: Foundation's
/// `FormatStyleCapitalizationContext`, UTS #35 part 1 (contextTransforms).
public enum CapitalizationContext: String, Hashable, Sendable, CaseIterable {
    /// Alone, such as a title.
    case standalone
    /// At the beginning of a sentence.
    case beginningOfSentence
    /// Inside of a sentence.
    case middleOfSentence
    /// In a list or a menu.
    case listItem

    var displayContext: UDisplayContext {
        switch self {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        }
    }
}
