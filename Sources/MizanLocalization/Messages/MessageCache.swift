import MizanBase
import MizanUnicode
import Synchronization

/// Messages already compiled, and the plural rules of their languages. It makes lookups fast and changes no answer.
final class MessageCache: Sendable {
    struct MessageKey: Hashable, Sendable {
        var bundle: String
        var table: String
        var key: String
        var defaultValue: String?
        var hasArguments: Bool
        var interpretsMarkup: Bool
        var width: Int?
    }

    /// Entries kept: keys may come from outside without end.
    private static let capacity = 10_000
    /// Locales kept: they may come from outside too.
    private static let localeCapacity = 64

    private let messages = Mutex<[MessageKey: FoundMessage]>([:])
    /// The same strings for readers of other locales.
    private let localizations = Mutex<[LanguageTag: Localization]>([:])
    private let words = Mutex<MatchedBundle?>(nil)
    private let rules = Mutex<[LanguageTag: PluralRules]>([:])

    func found(_ key: MessageKey) -> FoundMessage? { messages.withLock { $0[key] } }

    func store(_ message: FoundMessage, for key: MessageKey) {
        messages.withLock { messages in
            if messages.count >= Self.capacity { messages.removeAll(keepingCapacity: true) }
            messages[key] = message
        }
    }

    func localization(in locale: LanguageTag, _ make: () -> Localization) -> Localization {
        if let known = localizations.withLock({ $0[locale] }) { return known }
        let made = make()
        localizations.withLock { localizations in
            if localizations.count >= Self.localeCapacity { localizations.removeAll(keepingCapacity: true) }
            localizations[locale] = made
        }
        return made
    }

    func systemWords(_ make: () -> MatchedBundle) -> MatchedBundle {
        if let known = words.withLock({ $0 }) { return known }
        let made = make()
        words.withLock { $0 = made }
        return made
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
