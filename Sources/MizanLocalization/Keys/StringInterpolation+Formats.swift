import Foundation
import MizanBase

/// Values that have a form of their own in each locale. Source: Foundation's `formatted()` of each, whose forms these are.
extension LocalizedStringKey.StringInterpolation {
    /// A date and its time, as short as numbers are: `%@`.
    public mutating func appendInterpolation(_ date: Date) {
        append(.formatted(date, format: Date.FormatStyle(date: .numeric, time: .shortened)), "%@")
    }

    /// From one date and time to another: `%@`.
    public mutating func appendInterpolation(_ dates: Range<Date>) {
        append(.formatted(dates, format: Date.IntervalFormatStyle(date: .numeric, time: .shortened)), "%@")
    }

    /// From one date and time to another: `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        appendInterpolation(dates.lowerBound..<dates.upperBound)
    }

    /// From one date and time to another: `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        appendInterpolation(interval.start..<interval.end)
    }

    /// A decimal number: `%@`.
    public mutating func appendInterpolation(_ value: Decimal) {
        append(.formatted(value, format: Decimal.FormatStyle()), "%@")
    }

    /// A quantity in the unit that the locale prefers, the unit abbreviated: `%@`.
    public mutating func appendInterpolation<Unit: Dimension>(_ value: Measurement<Unit>) {
        append(.formatted(value, format: Measurement<Unit>.FormatStyle(width: .abbreviated)), "%@")
    }

    /// A person's name, in the order of its own script: `%@`.
    public mutating func appendInterpolation(_ name: PersonNameComponents) {
        append(.formatted(name, format: PersonNameComponents.FormatStyle()), "%@")
    }

    /// Hours, minutes and seconds: `%@`.
    public mutating func appendInterpolation(_ duration: Duration) {
        append(.formatted(duration, format: Duration.TimeFormatStyle(pattern: .hourMinuteSecond)), "%@")
    }
}

/// Values whose text is the same for every reader.
extension LocalizedStringKey.StringInterpolation {
    /// A web address, which runs from left to right: `%@`.
    public mutating func appendInterpolation(_ url: URL) {
        append(.technical(url.absoluteString, kind: .url), "%@")
    }

    /// An identifier, which runs from left to right: `%@`.
    public mutating func appendInterpolation(_ identifier: UUID) {
        append(.technical(identifier.uuidString, kind: .code), "%@")
    }

    /// Text of a user with its attributes: `%@`.
    public mutating func appendInterpolation(_ text: AttributedText) {
        append(.attributed(text), "%@")
    }

    /// Text of a user with those of its attributes that ``MizanBase/AttributedText`` knows: `%@`.
    public mutating func appendInterpolation(_ text: AttributedString) {
        append(.attributed(AttributedText(text)), "%@")
    }

    /// A value with an attribute over its text, for the code that lays it out: `%@`.
    package mutating func appendInterpolation(_ value: LocalizedValue, styled attribute: InlineAttribute) {
        append(.styled(value, attribute), "%@")
    }
}
