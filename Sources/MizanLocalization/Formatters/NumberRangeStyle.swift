import Foundation
import MizanBase
import MizanUnicode

/// Writes a range of numbers: "10–20". Foundation has no such style.
public struct NumberRangeStyle: FormatStyle, Sendable {
    /// The style of both numbers.
    public var number: NumberStyle
    /// The locale whose words and digits are used.
    public var locale: Locale

    /// A style; by default with the locale's grouping.
    public init(_ number: NumberStyle = .decimal, locale: Locale = .autoupdatingCurrent) {
        self.number = number
        self.locale = locale
    }

    /// The range in the style's locale, otherwise for the reader of the running task.
    public func format(_ value: ClosedRange<Double>) -> String { readerText(of: value) }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self { Self(number, locale: locale) }
}

extension NumberRangeStyle: LocalizedFormatStyle {
    /// The range for a reader.
    public func format(_ value: ClosedRange<Double>, in environment: FormatEnvironment) -> String {
        FormatterCache.shared(locale: environment.language, timeZone: environment.timeZone).range(number.skeleton)?
            .string(from: value) ?? "\(value.lowerBound)–\(value.upperBound)"
    }
}
