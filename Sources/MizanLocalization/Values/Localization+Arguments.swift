import Foundation
import MizanBase
import MizanUnicode

extension Localization {
    /// Resources inside resources.
    private static let depthLimit = 8

    /// A value's text, and the direction of the isolate in which it stands.
    func argument(
        _ value: LocalizedValue, specifier: FormatSpecifier = .object, interpretsMarkup: Bool = true, depth: Int
    ) -> (text: AttributedText, direction: WritingDirection) {
        // Nil for a text of another localization, which brings its own.
        let own = writingDirection(value.direction(printedBy: specifier))
        let direction = own ?? localeDirection
        switch value {
        case .text(let text): return (specifier.padded(text), direction)
        case .technical(let text, kind: .path): return (specifier.padded(text).isolatingPathComponents, direction)
        case .attributed(let text): return (text, direction)
        case .styled(let value, let attribute):
            guard depth < Self.depthLimit else { return (AttributedText(), .natural) }
            let argument = argument(
                value, specifier: specifier, interpretsMarkup: interpretsMarkup, depth: depth + 1)
            return (argument.text.with(TextAttributes(inline: attribute)), argument.direction)
        case .technical(let text, _): return (specifier.padded(text), direction)
        case .resource(let resource):
            guard depth < Self.depthLimit else { return (AttributedText(resource.key), .natural) }
            let resolved = resolve(resource, interpretsMarkup: interpretsMarkup, depth: depth + 1)
            return (resolved.text, resolved.writingDirection)
        case .list(let members, let style):
            guard depth < Self.depthLimit else { return (AttributedText(), direction) }
            return (list(members, style, interpretsMarkup: interpretsMarkup, depth: depth + 1), direction)
        case .joined(let members):
            guard depth < Self.depthLimit else { return (AttributedText(), .natural) }
            let members = members.map { argument($0, interpretsMarkup: interpretsMarkup, depth: depth + 1) }
            let text = members.reduce(into: AttributedText()) { $0.append($1.text) }
            return (text, members.first?.direction ?? .natural)
        case .directed(let value, _):
            guard depth < Self.depthLimit else { return (AttributedText(), .natural) }
            let argument = argument(
                value, specifier: specifier, interpretsMarkup: interpretsMarkup, depth: depth + 1)
            return (argument.text, own ?? argument.direction)
        case .integer(let value):
            return (specifier.padded(string(of: value, specifier)), direction)
        case .double(let value):
            return (specifier.padded(string(of: value, specifier)), direction)
        case .roundedMeasurement(let value, let unit, let usage):
            let whole = Int128(Int64(clamping: rounded(value, unit: unit, usage: usage)))
            return (specifier.padded(string(of: whole, specifier)), direction)
        case .number(let value, let style):
            return (
                isolatingSymbols(specifier.padded(string(of: value, style: style).joiningNumbersAndUnits)), direction
            )
        case .measurement(let value, let unit, let usage, let width):
            let style = MeasurementStyle(unit: unit, usage: usage, width: width)
            return (isolatingSymbols(specifier.padded(string(of: value, style).joiningNumbersAndUnits)), direction)
        case .date(let date, let style):
            let text =
                formatters.date(style)?.string(fromMilliseconds: date.timeIntervalSince1970 * 1_000) ?? ""
            return (specifier.padded(text), direction)
        case .formatted(let formatted):
            let text = specifier.padded(formatted.text(in: formatEnvironment))
            return (formatted.direction == .formatterLanguage ? isolatingSymbols(text) : text, direction)
        }
    }

    /// A text that a format style wrote for the reader, as a value: it stands alone as a value in that style does.
    package func value(written text: String) -> LocalizedValue {
        .directed(.attributed(isolatingSymbols(AttributedText(text))), .formatterLanguage)
    }

    /// A formatter's text in a right-to-left language, with an isolate around each symbol that would be torn.
    private func isolatingSymbols(_ text: AttributedText) -> AttributedText {
        localeDirection == .rightToLeft ? text.isolatingSymbols : text
    }

    private func list(
        _ members: [LocalizedValue], _ style: ListStyle, interpretsMarkup: Bool, depth: Int
    ) -> AttributedText {
        let members = members.map { argument($0, interpretsMarkup: interpretsMarkup, depth: depth) }
        guard let format = formatters.list(style) else { return AttributedText() }
        return format.parts(members.map(\.text.string)).reduce(into: AttributedText()) { text, part in
            switch part {
            case .literal(let literal): text.append(literal)
            case .member(let index): text.append(members[index].text.isolated(members[index].direction))
            }
        }
    }
}
