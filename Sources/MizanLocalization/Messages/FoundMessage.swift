import MizanBase
import MizanUnicode

/// A message that was found for a key, ready to take arguments.
final class FoundMessage: Sendable {
    let message: Message
    let language: LanguageTag
    let isFallback: Bool
    /// The direction of a paragraph of its own.
    let direction: WritingDirection
    let plurals: PluralRules
    /// The arguments that any of its forms needs.
    let demands: [Message.ArgumentRequirement]
    /// The problems of the key, whatever the arguments are.
    let problems: [LocalizedTextProblem]

    init(
        message: Message, language: LanguageTag, isFallback: Bool, direction: WritingDirection, plurals: PluralRules,
        demands: [Message.ArgumentRequirement], problems: [LocalizedTextProblem]
    ) {
        self.message = message
        self.language = language
        self.isFallback = isFallback
        self.direction = direction
        self.plurals = plurals
        self.demands = demands
        self.problems = problems
    }
}
