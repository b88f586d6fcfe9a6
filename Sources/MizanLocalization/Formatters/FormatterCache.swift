import MizanBase
import MizanUnicode
import Synchronization

/// The formatters of one locale and time zone, each made once.
final class FormatterCache: Sendable {
    /// Formatters kept of each kind: skeletons may come from outside without end.
    private static let capacity = 256

    private let locale: LanguageTag
    private let timeZone: String
    private let numbers = Mutex<[String: NumberFormat?]>([:])
    private let dates = Mutex<[String: DateSkeletonFormat?]>([:])
    private let lists = Mutex<ListFormat??>(nil)

    init(locale: LanguageTag, timeZone: String) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// Nil where ICU takes the skeleton for none.
    func number(_ skeleton: String) -> NumberFormat? {
        Self.cached(numbers, skeleton) { NumberFormat(skeleton: skeleton, locale: locale) }
    }

    /// Nil where the skeleton has no fields.
    func date(_ skeleton: String) -> DateSkeletonFormat? {
        Self.cached(dates, skeleton) { DateSkeletonFormat(skeleton: skeleton, locale: locale, timeZone: timeZone) }
    }

    var list: ListFormat? {
        lists.withLock { list in
            if let known = list { return known }
            let made = ListFormat(locale: locale)
            list = .some(made)
            return made
        }
    }

    private static func cached<Format: Sendable>(
        _ cache: borrowing Mutex<[String: Format?]>, _ key: String, _ make: () -> Format?
    ) -> Format? {
        if let known = cache.withLock({ $0[key] }) { return known }
        let made = make()
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll(keepingCapacity: true) }
            cache[key] = .some(made)
        }
        return made
    }
}
