/// The order in which a collection's faces are tried for a character.
public enum FontFallback: Hashable, Sendable {
    /// The families that the font description names; monospaced ones where it wants them; then those that the text's
    /// language prefers (``FontCollection/preferences``); then, where the language isn't written in Latin letters, the
    /// first that covers its script; then the collection's order. In each family the face nearest to the weight is
    /// taken.
    ///
    /// So Arabic text takes its spaces, digits and full stops from the Arabic font. In an East Asian language, the families of the
    /// language and script are tried for East Asian characters only: Latin letters, digits and their punctuation come from the
    /// collection's order, and spaces and narrow punctuation from the font of the text before them. In any other language, the East
    /// Asian characters of a text come from one font if one has them all.
    case byLanguage
    /// The faces in declared order, whatever their family and weight, and nothing else.
    case declaredOrder
}
