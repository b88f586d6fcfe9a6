import Foundation
import MizanBase
import MizanUnicode

/// Writes how long it is from one date to another in fields of the calendar: "24 minutes, 18 seconds", "1 month, 2 days".
///
/// Source: Foundation's `Date.ComponentsFormatStyle`; Linux has only its fields.
public struct DateRangeComponentsStyle: FormatStyle, Sendable {
    /// A field of the calendar.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// The width of the units.
    public typealias Style = DurationFormat.Width

    /// The width of the units.
    public var style: Style
    /// The fields that may be shown.
    public var fields: Set<Field>
    /// The locale whose words and digits are used.
    public var locale: Locale
    /// The calendar whose months and days are counted.
    public var calendar: Calendar

    /// A style; by default with all fields but weeks.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
    }

    /// The length of the range in the style's locale and calendar, otherwise for the reader of the running task.
    public func format(_ value: Range<Date>) -> String { readerText(of: value) }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    /// The same style for another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
    }

    private static var units: [(field: Field, component: Calendar.Component, unit: DurationFormat.Unit)] {
        [
            (.year, .year, .year), (.month, .month, .month), (.week, .weekOfMonth, .week), (.day, .day, .day),
            (.hour, .hour, .hour), (.minute, .minute, .minute), (.second, .second, .second),
        ]
    }

    /// Fields that are zero are left out; for a range without length the smallest is shown.
    private func string(of range: Range<Date>, language: LanguageTag, calendar: Calendar) -> String {
        let units = Self.units.filter { fields.contains($0.field) }
        let counted = calendar.dateComponents(
            Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
        let amounts = units.map { (value: counted.value(for: $0.component) ?? 0, unit: $0.unit) }
        let shown = amounts.filter { $0.value != 0 }
        return FormatterCache.shared(locale: language, timeZone: .gmt).duration(style)?
            .string(from: shown.isEmpty ? amounts.suffix(1) : shown) ?? ""
    }
}

extension DateRangeComponentsStyle: LocalizedFormatStyle {
    /// The length of the range for a reader, in their calendar where the style names none of its own.
    public func format(_ value: Range<Date>, in environment: FormatEnvironment) -> String {
        string(
            of: value, language: environment.language,
            calendar: calendar == .autoupdatingCurrent ? environment.calendar : calendar)
    }
}

extension FormatStyle where Self == DateRangeComponentsStyle {
    /// A style for how long a range of dates is, in fields of the calendar.
    public static func components(
        style: DateRangeComponentsStyle.Style, fields: Set<DateRangeComponentsStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }

    /// Hours, minutes and seconds: "2 hr, 26 min, 3 sec".
    public static var timeDuration: Self {
        Self(style: .abbreviated, fields: [.hour, .minute, .second])
    }
}
