/// The grammatical gender in which a person is spoken to or of; nil where one is asked for stands for "not known".
///
/// Source: Foundation's `TermOfAddress`, which isn't there on Linux.
public enum TermOfAddress: String, Hashable, Sendable, Codable, CaseIterable {
    /// "Bienvenido", "he".
    case masculine
    /// "Bienvenida", "she".
    case feminine
    /// "They"; where a language has no neutral form, the text's `inflectionAlternative`.
    case neutral
}
