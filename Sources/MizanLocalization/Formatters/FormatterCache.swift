import Foundation
import MizanBase
import MizanUnicode
import Synchronization

/// The formatters of one locale and time zone, each made once and shared by all that format for it.
final class FormatterCache: Sendable {
    /// Formatters kept of each kind: skeletons may come from outside without end.
    private static let capacity = 256
    /// Locales kept: a server's readers may ask for any.
    private static let localeCapacity = 64

    private struct LocaleAndTimeZone: Hashable {
        let locale: LanguageTag
        let timeZone: TimeZone
    }

    private static let caches = Mutex<[LocaleAndTimeZone: FormatterCache]>([:])

    private let locale: LanguageTag
    /// The environment of the format styles; without a present.
    let environment: FormatEnvironment
    private let lazyPlain = AtomicLazyReference<CachedNumberFormat>()
    private let measurements = Mutex<[MeasurementStyle: NumberFormat?]>([:])
    private let numbers = Mutex<[String: NumberFormat?]>([:])
    private let ranges = Mutex<[String: NumberRangeFormat?]>([:])
    private let dates = Mutex<[DateStyle: DateSkeletonFormat?]>([:])
    private let durations = Mutex<[DurationFormat.Width: DurationFormat?]>([:])
    private let lists = Mutex<[ListStyle: ListFormat?]>([:])

    private let lazyGroups = AtomicLazyReference<GroupDirections>()

    /// The directions that the locale gives a signed number and a range.
    private final class GroupDirections: Sendable {
        let signed: WritingDirection
        let range: WritingDirection

        init(_ formatters: FormatterCache, _ direction: WritingDirection) {
            // A mark in front is what makes digits and signs run from the left (UAX #9 W7, N1).
            func found(in text: String?) -> WritingDirection {
                text?.unicodeScalars.first == "\u{200E}" ? .leftToRight : direction
            }
            signed = found(in: formatters.number("precision-integer sign-always")?.string(from: 5 as Int64))
            range = found(in: formatters.range("precision-integer")?.string(from: 10...20))
        }
    }

    private final class CachedNumberFormat: Sendable {
        let format: PlainNumberFormat?
        init(_ format: PlainNumberFormat?) { self.format = format }
    }

    private init(_ key: LocaleAndTimeZone) {
        locale = key.locale
        environment = FormatEnvironment(language: key.locale, timeZone: key.timeZone)
    }

    static func shared(locale: LanguageTag, timeZone: TimeZone) -> FormatterCache {
        let key = LocaleAndTimeZone(locale: locale, timeZone: timeZone)
        return caches.withLock { caches in
            if let known = caches[key] { return known }
            let made = FormatterCache(key)
            if caches.count >= localeCapacity { caches.removeAll(keepingCapacity: true) }
            caches[key] = made
            return made
        }
    }

    /// Plain numbers; nil where ICU has to write them.
    var plain: PlainNumberFormat? {
        if let known = lazyPlain.load() { return known.format }
        return lazyPlain.storeIfNil(CachedNumberFormat(PlainNumberFormat(locale: locale))).format
    }

    /// The directions of groups of numbers (``NumberGroups``) in a language of a direction.
    func groupDirections(_ direction: WritingDirection) -> NumberGroups.Directions {
        func known() -> GroupDirections {
            lazyGroups.load() ?? lazyGroups.storeIfNil(GroupDirections(self, direction))
        }
        return NumberGroups.Directions(
            formatter: direction, signed: { known().signed }, range: { known().range })
    }

    /// Nil where ICU doesn't know the unit.
    func measurement(_ style: MeasurementStyle) -> NumberFormat? {
        Self.cached(measurements, style) { style.format(locale: locale) }
    }

    /// Nil where ICU takes the skeleton for none.
    func number(_ skeleton: String) -> NumberFormat? {
        Self.cached(numbers, skeleton) { NumberFormat(skeleton: skeleton, locale: locale) }
    }

    /// Nil where ICU takes the skeleton for none.
    func range(_ skeleton: String) -> NumberRangeFormat? {
        Self.cached(ranges, skeleton) { NumberRangeFormat(skeleton: skeleton, locale: locale) }
    }

    /// Nil where the skeleton has no fields.
    func date(_ style: DateStyle) -> DateSkeletonFormat? {
        Self.cached(dates, style) {
            DateSkeletonFormat(
                skeleton: style.skeleton, locale: locale, timeZone: environment.timeZone.identifier,
                capitalizationContext: style.capitalizationContext)
        }
    }

    /// Nil where ICU has no data.
    func duration(_ width: DurationFormat.Width) -> DurationFormat? {
        Self.cached(durations, width) { DurationFormat(locale: locale, width: width) }
    }

    /// Nil where ICU has no list patterns.
    func list(_ style: ListStyle) -> ListFormat? {
        Self.cached(lists, style) { ListFormat(locale: locale, kind: style.kind, width: style.width) }
    }

    private static func cached<Key: Hashable & Sendable, Format: Sendable>(
        _ cache: borrowing Mutex<[Key: Format?]>, _ key: Key, _ make: () -> Format?
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
