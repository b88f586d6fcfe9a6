/// The order in which a collection's faces are tried for a character.
public enum FontFallback: Hashable, Sendable {
    /// The families that the font description names; monospaced ones where it wants them; then those that the text's
    /// language prefers (``FontCollection/preferences``); then, where the language isn't written in Latin letters, the
    /// first that covers its script; then the collection's order. In each family the face nearest to the weight is
    /// taken.
    ///
    /// So Arabic text takes its spaces, digits and full stops from the Arabic font.
    case byLanguage
    /// The faces in declared order, whatever their family and weight, and nothing else.
    case declaredOrder
}
