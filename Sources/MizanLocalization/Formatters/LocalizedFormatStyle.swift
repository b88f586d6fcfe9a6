import Foundation

/// A format style that asks more of its reader than the locale: a calendar, a time zone, the present.
///
/// Other format styles are given the locale alone, by `locale(_:)`.
public protocol LocalizedFormatStyle: FormatStyle {
    /// The locale whose words and digits are used; `autoupdatingCurrent` for that of the reader.
    var locale: Locale { get }

    /// The value's text for a reader.
    func format(_ value: FormatInput, in environment: FormatEnvironment) -> FormatOutput
}

extension FormatStyle {
    /// The value's text for a reader, by ``LocalizedFormatStyle`` where the style is one.
    func text(of value: FormatInput, in environment: FormatEnvironment) -> FormatOutput {
        if let style = self as? any LocalizedFormatStyle,
            let text = style.anyText(of: value, in: environment) as? FormatOutput
        {
            return text
        }
        return locale(environment.locale).format(value)
    }
}

extension FormatStyle {
    /// The value's text for the reader of the running task. A locale that the style names stays, and the clock is read for dates
    /// relative to a present that the localization doesn't have.
    package func readerText(of value: FormatInput) -> FormatOutput {
        var environment = Localization.inEffect.formatEnvironment
        environment.now = environment.now ?? Date()
        guard self != locale(.autoupdatingCurrent) else { return text(of: value, in: environment) }
        guard let style = self as? any LocalizedFormatStyle else { return format(value) }
        return text(of: value, in: environment.replacing(locale: style.locale))
    }
}

extension LocalizedFormatStyle {
    fileprivate func anyText(of value: Any, in environment: FormatEnvironment) -> Any? {
        (value as? FormatInput).map { format($0, in: environment) }
    }
}

extension Date.FormatStyle: LocalizedFormatStyle {
    /// The date in the reader's calendar and time zone, where the style names none of its own.
    public func format(_ value: Date, in environment: FormatEnvironment) -> String {
        var style = locale(environment.locale)
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
        return style.format(value)
    }
}

extension Date.IntervalFormatStyle: LocalizedFormatStyle {
    /// The interval in the reader's calendar and time zone, where the style names none of its own.
    public func format(_ value: Range<Date>, in environment: FormatEnvironment) -> String {
        var style = locale(environment.locale)
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
        return style.format(value)
    }
}

extension Date.RelativeFormatStyle: LocalizedFormatStyle {
    /// The date seen from ``FormatEnvironment/now``; without that, the date and its time: Foundation reads the clock,
    /// which no two runs read alike.
    public func format(_ value: Date, in environment: FormatEnvironment) -> String {
        guard let now = environment.now else {
            return Date.FormatStyle(date: .abbreviated, time: .shortened).format(value, in: environment)
        }
        return Date.AnchoredRelativeFormatStyle(
            anchor: value, allowedFields: allowedFields, presentation: presentation, unitsStyle: unitsStyle,
            locale: environment.locale,
            calendar: calendar == .autoupdatingCurrent ? environment.calendar : calendar,
            capitalizationContext: capitalizationContext
        ).format(now)
    }
}

extension Date.AnchoredRelativeFormatStyle: LocalizedFormatStyle {
    /// The anchor seen from a date, in the reader's calendar where the style names none of its own.
    public func format(_ value: Date, in environment: FormatEnvironment) -> String {
        var style = locale(environment.locale)
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        return style.format(value)
    }
}
