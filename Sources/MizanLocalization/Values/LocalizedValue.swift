import Foundation
import MizanBase

/// The value of an argument; it becomes text only when the locale is known.
public enum LocalizedValue: Hashable, Sendable {
    /// Text of a user or of a data base: a name, a place.
    case text(String)
    /// A whole number in the locale's digits and groups: 1,234, ١٬٢٣٤.
    case integer(Int128)
    /// A number in the locale's digits and groups, with six fraction digits where a format says `%lf` and no others.
    case double(Double)
    /// A number in a style: percent, currency, temperature.
    case number(Double, style: NumberStyle)
    /// A measured quantity in `unit`; with a usage in the unit that the locale prefers for it ("rainfall", "road").
    case measurement(Double, unit: MeasurementUnit, usage: String?, width: MeasurementWidth)
    /// The whole number nearest to the quantity in the locale's preferred unit: it picks a plural form where another
    /// argument prints the amount.
    case roundedMeasurement(Double, unit: MeasurementUnit, usage: String?)
    /// An instant as fields of the date and the time: a weekday, a month and a day.
    case date(Date, style: DateStyle)
    /// Any value in a format style: dates, intervals, durations, byte counts, names of persons.
    case formatted(FormattedValue)
    /// "A, B, and C" in the locale's words.
    case list([LocalizedValue], style: ListStyle = .and)
    /// Values one after the other in one isolate, with nothing between them; in the direction of the first.
    case joined([LocalizedValue])
    /// A localized text of its own.
    case resource(LocalizedStringResource)
    /// Text that runs from left to right whatever surrounds it.
    case technical(String, kind: TechnicalKind)
    /// Text of a user with attributes of its own.
    case attributed(AttributedText)
    /// A value with an attribute over its text, for whoever lays it out.
    indirect case styled(LocalizedValue, InlineAttribute)
    /// A value in an isolate of another direction than its kind's.
    indirect case directed(LocalizedValue, ArgumentDirection)

    /// Kinds of text that run from left to right whatever surrounds them.
    public enum TechnicalKind: String, Hashable, Sendable, CaseIterable {
        /// Program text.
        case code
        /// A phone number.
        case phone
        /// A web address.
        case url
        /// An e-mail address.
        case email
        /// A path of files.
        case path
        /// A version number.
        case version
    }

    /// A value in a format style of Foundation's or of one's own; its locale is replaced by the reader's. Texts in a list
    /// style become a ``list(_:style:)``.
    public static func formatted<Style: FormatStyle & Sendable>(
        _ value: Style.FormatInput, format: Style
    ) -> LocalizedValue
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        if let list = format as? any TextListStyle, let members = value as? [String] {
            return .list(members.map(LocalizedValue.text), style: list.listStyle)
        }
        return .formatted(FormattedValue(value, format: format))
    }
}
