import MizanLocalization

/// The grammars of English, French, German, Italian, Portuguese and Spanish.
///
/// A program that links this module makes the words of localized texts agree in these languages. In a program without it, texts show their
/// alternatives, or stay as they are written.
public final class ShippedGrammars {}

extension ShippedGrammars: Grammars {
    /// The grammar of a language; nil if it isn't one of these.
    package static func grammar(of language: String) -> Grammar? {
        switch language {
        case "en": .english
        case "es": .spanish
        case "fr": .french
        case "it": .italian
        case "pt": .portuguese
        case "de": .german
        default: nil
        }
    }
}
