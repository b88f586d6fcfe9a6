import Foundation
import MizanBase

/// Writes how far a date is away: "in 3 days", "yesterday".
///
/// Source: Foundation's `RelativeDateTimeFormatter`, which Linux doesn't have. The locale, the calendar and the time zone are those of the
/// running task's reader, unless you set others.
public final class RelativeDateTimeFormatter {
    /// Whether words such as "yesterday" are used.
    public enum DateTimeStyle: Hashable, Sendable, CaseIterable {
        /// Numbers alone: "1 day ago".
        case numeric
        /// Words if there are some: "yesterday".
        case named
    }

    /// The length of the words.
    public enum UnitsStyle: Hashable, Sendable, CaseIterable {
        /// Whole words: "2 months ago".
        case full
        /// Numbers in words: "two months ago".
        case spellOut
        /// Short words: "2 mo. ago".
        case short
        /// The shortest words: "2mo ago".
        case abbreviated
    }

    /// Whether words such as "yesterday" are used.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The length of the words.
    public var unitsStyle = UnitsStyle.full
    /// The place of the text in a sentence.
    public var formattingContext = FormatStyleCapitalizationContext.unknown
    /// The calendar that days and months are counted in.
    public var calendar: Calendar?
    /// The locale of words and digits.
    public var locale: Locale?

    /// A formatter for the running task's reader.
    public init() {
        let environment = Localization.inEffect.formatEnvironment
        calendar = environment.calendar
        locale = environment.locale
    }

    /// How far a date is away from another one.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let environment = Localization.inEffect.formatEnvironment
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: referenceDate, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? environment.locale, calendar: calendar ?? environment.calendar,
            capitalizationContext: formattingContext)
        return style.format(date)
    }

    /// How far a time in seconds is away; a negative one is past.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    /// How far a time in a calendar's units is away; negative ones are past.
    public func localizedString(from dateComponents: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let calendar = calendar ?? Localization.inEffect.formatEnvironment.calendar
        return localizedString(
            for: calendar.date(byAdding: dateComponents, to: reference) ?? reference, relativeTo: reference)
    }
}
