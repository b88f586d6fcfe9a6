/// What words of a text agree with though it doesn't stand in the text: `^[ocupado](agreeWithConcept: 1)`.
///
/// Source: Foundation's `InflectionConcept`, which isn't there on Linux.
public enum InflectionConcept: Hashable, Sendable {
    /// A person, by the terms in which they are spoken of; the first that the language has counts.
    case termsOfAddress([TermOfAddress])
    /// A noun, with or without words around it, in the language of the text.
    case localizedPhrase(String)
}
