import Foundation
import MizanBase

/// The reader's settings, as a format style gets them: nothing of them comes from the host.
public struct FormatEnvironment: Hashable, Sendable {
    /// The reader's locale, with its extensions: it decides digits, words, units.
    public private(set) var language: LanguageTag
    /// The same for Foundation.
    public private(set) var locale: Locale
    /// The calendar that the locale prefers or names (`-u-ca-`), with the locale and the time zone set.
    public private(set) var calendar: Calendar
    /// The time zone of dates.
    public let timeZone: TimeZone
    /// The instant from which relative dates count; nil where none is given.
    public var now: Date?

    /// The environment of a locale and a time zone.
    package init(language: LanguageTag, timeZone: TimeZone = .gmt, now: Date? = nil) {
        self.language = language
        self.timeZone = timeZone
        self.now = now
        locale = Locale(identifier: language.identifier)
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// The same reader's calendar, time zone and present in the words of another locale.
    func replacing(locale: Locale) -> FormatEnvironment {
        var environment = self
        environment.language = LanguageTag(locale)
        environment.locale = locale
        environment.calendar.locale = locale
        return environment
    }
}
