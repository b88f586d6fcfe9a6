import MizanBase
import MizanUnicode
import Synchronization

/// Messages already compiled, and the plural rules of their languages. It makes lookups fast and changes no answer.
final class MessageCache: Sendable {
    struct Key: Hashable, Sendable {
        var bundle: String
        var table: String
        var key: String
        var defaultValue: String?
        var takesArguments: Bool
        var interpretsMarkup: Bool
        var width: Int?
    }

    /// Entries kept: keys may come from outside without end.
    private static let capacity = 10_000

    private let messages = Mutex<[Key: FoundMessage]>([:])
    private let rules = Mutex<[LanguageTag: PluralRules]>([:])

    func found(_ key: Key) -> FoundMessage? { messages.withLock { $0[key] } }

    func store(_ message: FoundMessage, for key: Key) {
        messages.withLock { messages in
            if messages.count >= Self.capacity { messages.removeAll(keepingCapacity: true) }
            messages[key] = message
        }
    }

    func plurals(of language: LanguageTag) -> PluralRules {
        rules.withLock { rules in
            if let known = rules[language] { return known }
            let made = PluralRules(language: language)
            rules[language] = made
            return made
        }
    }
}
