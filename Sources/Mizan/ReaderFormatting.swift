import Foundation
import MizanLocalization

/// The call of `formatted`, which writes a value for the reader of the running task.
///
/// Foundation's own functions take the process's locale, calendar and time zone. This is a property of each value because a
/// property is preferred to a function of the same name in every file. A locale that a style names stays.
public struct ReaderFormatting<Value> {
    let value: Value

    /// The value in a style. Source: Foundation's `formatted(_:)`.
    public func callAsFunction<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Value {
        style.readerText(of: value)
    }
}

extension BinaryInteger {
    /// The call that writes the number in the reader's digits.
    public var formatted: ReaderFormatting<Self> { ReaderFormatting(value: self) }
}

extension ReaderFormatting where Value: BinaryInteger {
    /// The number in the reader's digits and groups. Source: Foundation's `BinaryInteger.formatted()`.
    public func callAsFunction() -> String { IntegerFormatStyle<Value>().readerText(of: value) }

    /// The number in a style for another type of whole numbers. Source: Foundation's `BinaryInteger.formatted(_:)`.
    @_disfavoredOverload
    public func callAsFunction<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput: BinaryInteger {
        style.readerText(of: Style.FormatInput(value))
    }
}

extension BinaryFloatingPoint {
    /// The call that writes the number in the reader's digits.
    public var formatted: ReaderFormatting<Self> { ReaderFormatting(value: self) }
}

extension ReaderFormatting where Value: BinaryFloatingPoint {
    /// The number in the reader's digits and groups. Source: Foundation's `BinaryFloatingPoint.formatted()`.
    public func callAsFunction() -> String { FloatingPointFormatStyle<Value>().readerText(of: value) }

    /// The number in a style for another type of numbers. Source: Foundation's `BinaryFloatingPoint.formatted(_:)`.
    @_disfavoredOverload
    public func callAsFunction<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput: BinaryFloatingPoint {
        style.readerText(of: Style.FormatInput(value))
    }
}

extension Decimal {
    /// The call that writes the number in the reader's digits.
    public var formatted: ReaderFormatting<Decimal> { ReaderFormatting(value: self) }
}

extension ReaderFormatting<Decimal> {
    /// The number in the reader's digits and groups. Source: Foundation's `Decimal.formatted()`.
    public func callAsFunction() -> String { Decimal.FormatStyle().readerText(of: value) }
}

extension Date {
    /// The call that writes the date in the reader's language, calendar and time zone.
    public var formatted: ReaderFormatting<Date> { ReaderFormatting(value: self) }
}

extension ReaderFormatting<Date> {
    /// The date and its time, as short as numbers are. Source: Foundation's `Date.formatted()`.
    public func callAsFunction() -> String { callAsFunction(date: .numeric, time: .shortened) }

    /// The date and its time at lengths of their own. Source: Foundation's `Date.formatted(date:time:)`.
    public func callAsFunction(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        Date.FormatStyle(date: date, time: time).readerText(of: value)
    }
}

extension Range<Date> {
    /// The call that writes the range in the reader's language, calendar and time zone.
    public var formatted: ReaderFormatting<Range<Date>> { ReaderFormatting(value: self) }
}

extension ReaderFormatting<Range<Date>> {
    /// From one date and time to another. Source: Foundation's `Range.formatted()`.
    public func callAsFunction() -> String { callAsFunction(date: .numeric, time: .shortened) }

    /// From one date and time to another at lengths of their own. Source: Foundation's `Range.formatted(date:time:)`.
    public func callAsFunction(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
    ) -> String {
        Date.IntervalFormatStyle(date: date, time: time).readerText(of: value)
    }
}

extension Duration {
    /// The call that writes the duration in the reader's digits and words.
    public var formatted: ReaderFormatting<Duration> { ReaderFormatting(value: self) }
}

extension ReaderFormatting<Duration> {
    /// Hours, minutes and seconds. Source: Foundation's `Duration.formatted()`.
    public func callAsFunction() -> String {
        Duration.TimeFormatStyle(pattern: .hourMinuteSecond).readerText(of: value)
    }
}

extension DateComponents {
    /// The call that writes the date in a style.
    public var formatted: ReaderFormatting<DateComponents> { ReaderFormatting(value: self) }
}

extension Sequence {
    /// The call that writes the members in a style of lists.
    public var formatted: ReaderFormatting<Self> { ReaderFormatting(value: self) }
}

extension ReaderFormatting where Value: Sequence, Value.Element == String {
    /// The members in the reader's words: "A, B, and C". Source: Foundation's `Sequence.formatted()`.
    public func callAsFunction() -> String {
        callAsFunction(.list(type: .and))
    }
}
