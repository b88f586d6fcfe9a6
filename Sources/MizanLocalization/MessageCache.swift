import MizanBase
import MizanUnicode
import Synchronization

/// Messages already compiled and languages already matched. It makes lookups fast and changes no answer.
final class MessageCache: Sendable {
    struct Key: Hashable, Sendable {
        var table: String
        var key: String
        var defaultValue: String?
        var takesArguments: Bool
    }

    /// Entries kept: keys may come from outside without end.
    private static let capacity = 10_000

    private let messages = Mutex<[Key: Localization.FoundMessage]>([:])
    private let matches = Mutex<[[LanguageTag]: LanguageTag?]>([:])
    private let rules = Mutex<[LanguageTag: PluralRules]>([:])

    func found(_ key: Key) -> Localization.FoundMessage? { messages.withLock { $0[key] } }

    func store(_ message: Localization.FoundMessage, for key: Key) {
        messages.withLock { messages in
            if messages.count >= Self.capacity { messages.removeAll(keepingCapacity: true) }
            messages[key] = message
        }
    }

    /// The best of the languages for the locale of the cache's one owner.
    func match(_ available: [LanguageTag], for locale: LanguageTag) -> LanguageTag? {
        if let known = matches.withLock({ $0[available] }) { return known }
        let best = LanguageMatching.localizations(from: available, for: [locale]).first
        matches.withLock { $0[available] = .some(best) }
        return best
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
