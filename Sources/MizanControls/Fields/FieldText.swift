import Foundation
import MizanLayout

/// The text that a field edits: a text itself, or a value that is written as one.
enum FieldText {
    /// Each change is written at once.
    case text(Binding<String>)
    /// What is typed stays a draft until the input ends; it is written where it can be read as a value.
    case formatted(any FormattedLocation)

    /// Whether what is typed is written only when the input ends.
    var isDraft: Bool { if case .formatted = self { true } else { false } }

    /// Whether a format style writes the text in the reader's locale.
    var isInReadersFormat: Bool {
        guard case .formatted(let location) = self else { return false }
        return location.isInReadersFormat
    }

    /// The text in a locale; writing it reads the value.
    func binding(in locale: Locale) -> Binding<String> {
        switch self {
        case .text(let text): text
        case .formatted(let location): location.text(in: locale)
        }
    }
}

extension FieldText: ViewEqualityComparable {
    func isSame(as other: FieldText) -> Bool {
        switch (self, other) {
        case (.text(let text), .text(let other)): text.isSame(as: other)
        case (.formatted(let location), .formatted(let other)): location.isSame(as: other)
        case (.text, _), (.formatted, _): false
        }
    }
}

/// A place of a value that fields show as a text.
protocol FormattedLocation: AnyLocation {
    /// Whether the text is in the locale of the reader, and not in one of its own.
    var isInReadersFormat: Bool { get }

    /// The value as a text in a locale; a text that is no value isn't written.
    func text(in locale: Locale) -> Binding<String>
}

/// A value in one of Foundation's formats that can be read again.
final class ParsedLocation<Format: ParseableFormatStyle>: FormattedLocation where Format.FormatOutput == String {
    let isInReadersFormat = true
    private let value: Binding<Format.FormatInput?>
    private let format: Format

    init(_ value: Binding<Format.FormatInput?>, format: Format) {
        self.value = value
        self.format = format
    }

    func text(in locale: Locale) -> Binding<String> {
        let (value, format) = (value, format.locale(locale))
        return Binding {
            value.wrappedValue.map { format.format($0) } ?? ""
        } set: { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
    }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { value.isSame(as: $0.value) && format == $0.format } ?? false
    }
}

/// A value that one of Foundation's formatters writes and reads, in the formatter's own locale.
final class FormatterLocation<Value>: FormattedLocation {
    let isInReadersFormat = false
    private let value: Binding<Value>
    private let formatter: Formatter

    init(_ value: Binding<Value>, formatter: Formatter) {
        self.value = value
        self.formatter = formatter
    }

    func text(in locale: Locale) -> Binding<String> {
        let (value, formatter) = (value, formatter)
        return Binding {
            formatter.string(for: value.wrappedValue) ?? ""
        } set: { text in
            if let parsed: Value = formatter.value(of: text) { value.wrappedValue = parsed }
        }
    }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { value.isSame(as: $0.value) && formatter === $0.formatter } ?? false
    }
}

extension Formatter {
    /// The value that a text stands for; nil where it is none of the type. Foundation reads numbers and dates here, no other
    /// kinds.
    fileprivate func value<Value>(of text: String) -> Value? {
        switch self {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            let forms: [Any] = [number.intValue, number.doubleValue, number.decimalValue, number.floatValue, number]
            // A whole number alone is one without loss.
            let isWhole = number.doubleValue == number.doubleValue.rounded()
            return forms.dropFirst(isWhole ? 0 : 1).lazy.compactMap { $0 as? Value }.first
        case let formatter as DateFormatter: return formatter.date(from: text) as? Value
        default: return text as? Value
        }
    }
}
