import Foundation
import MizanBase
import MizanLocalization

extension EnvironmentValues {
    /// The time zone of dates: UTC unless the localization has another. Source: SwiftUI's `timeZone`.
    public var timeZone: TimeZone {
        get { localization.timeZone }
        set { localization = localization.inTimeZone(newValue) }
    }

    /// The calendar that the locale prefers or names, in its time zone; setting it gives the locale that calendar. Source:
    /// SwiftUI's `calendar`.
    public var calendar: Calendar {
        get {
            let locale = locale
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set {
            var components = Locale.Components(locale: locale)
            components.calendar = newValue.identifier
            locale = Locale(components: components)
            timeZone = newValue.timeZone
        }
    }
}
