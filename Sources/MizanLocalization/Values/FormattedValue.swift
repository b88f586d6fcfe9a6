import Foundation

/// A value with the format style that writes it once the locale is known.
///
/// Any style of Foundation's or of one's own will do; if it is no ``LocalizedFormatStyle``, only its locale is set.
public struct FormattedValue: Hashable, Sendable {
    /// The direction of its isolate.
    public let direction: ArgumentDirection
    private let content: any ErasedValue

    /// A value and its style.
    ///
    /// - Parameters:
    ///   - value: the value to write.
    ///   - format: how it is written; its locale is replaced by the reader's.
    ///   - direction: that of the formatter's language where nil, that of the first strong letter for the names of persons.
    package init<Style: FormatStyle & Sendable>(
        _ value: Style.FormatInput, format: Style, direction: ArgumentDirection? = nil
    ) where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        self.direction = direction ?? (value is PersonNameComponents ? .firstStrong : .formatterLanguage)
        content = StyledValue(value: value, style: format)
    }

    /// The text for a reader.
    public func string(in environment: FormatEnvironment) -> String { content.string(in: environment) }

    /// The text for a reader as it stands in a line: in a quantity, each number stays with its unit.
    func text(in environment: FormatEnvironment) -> String {
        let text = string(in: environment)
        return content.isQuantity ? text.joiningNumbersAndUnits : text
    }

    /// The number that the value is, where it is one.
    var number: Double? { content.number }

    /// Equal values with equal styles.
    public static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        left.direction == right.direction && left.content.isEqual(to: right.content)
    }

    /// Hashes the style; the value need not be hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(direction)
        content.hash(into: &hasher)
    }
}

extension FormattedValue {
    /// A value and a style whose types are forgotten.
    private protocol ErasedValue: Sendable {
        var number: Double? { get }
        var isQuantity: Bool { get }
        func string(in environment: FormatEnvironment) -> String
        func isEqual(to other: any ErasedValue) -> Bool
        func hash(into hasher: inout Hasher)
    }

    private struct StyledValue<Style: FormatStyle & Sendable>: ErasedValue
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        let value: Style.FormatInput
        let style: Style

        var number: Double? {
            switch value {
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            case let value as Decimal: (value as NSDecimalNumber).doubleValue
            default: nil
            }
        }

        var isQuantity: Bool {
            number != nil || value is any Quantity || value is Duration || value is ClosedRange<Double>
                || style is DateRangeComponentsStyle
        }

        func string(in environment: FormatEnvironment) -> String { style.text(of: value, in: environment) }

        func isEqual(to other: any ErasedValue) -> Bool {
            guard let other = other as? Self else { return false }
            return value == other.value && style == other.style
        }

        func hash(into hasher: inout Hasher) { hasher.combine(style) }
    }
}

/// Numbers with units, whatever their dimension.
private protocol Quantity {}

extension Measurement: Quantity {}
