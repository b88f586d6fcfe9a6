import MizanBase
import MizanUnicode

/// What was found for a key, ready to take arguments.
final class FoundMessage: Sendable {
    let message: Message
    let language: LanguageTag
    let isFallback: Bool
    /// Of a paragraph of its own.
    let direction: WritingDirection
    let plurals: PluralRules

    init(
        message: Message, language: LanguageTag, isFallback: Bool, direction: WritingDirection, plurals: PluralRules
    ) {
        self.message = message
        self.language = language
        self.isFallback = isFallback
        self.direction = direction
        self.plurals = plurals
    }
}
