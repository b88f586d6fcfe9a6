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
        switch value {
        case .text(let text): return (specifier.padded(text), .natural)
        case .technical(let text, kind: .path): return (specifier.padded(text).isolatingPathComponents, .leftToRight)
        case .attributed(let text): return (text, .natural)
        case .styled(let value, let attribute):
            guard depth < Self.depthLimit else { return (AttributedText(), .natural) }
            let argument = argument(
                value, specifier: specifier, interpretsMarkup: interpretsMarkup, depth: depth + 1)
            return (argument.text.with(TextAttributes(inline: attribute)), argument.direction)
        case .technical(let text, _): return (specifier.padded(text), .leftToRight)
        case .resource(let resource):
            guard depth < Self.depthLimit else { return (AttributedText(resource.key), .natural) }
            let resolved = resolve(resource, interpretsMarkup: interpretsMarkup, depth: depth + 1)
            return (resolved.text, resolved.writingDirection)
        case .list(let members, let style):
            guard depth < Self.depthLimit else { return (AttributedText(), localeDirection) }
            return (list(members, style, interpretsMarkup: interpretsMarkup, depth: depth + 1), localeDirection)
        case .directed(let value, let direction):
            guard depth < Self.depthLimit else { return (AttributedText(), .natural) }
            let argument = argument(
                value, specifier: specifier, interpretsMarkup: interpretsMarkup, depth: depth + 1)
            return (argument.text, writingDirection(direction) ?? argument.direction)
        case .integer(let value):
            return (specifier.padded(string(of: value, specifier)), direction(of: specifier))
        case .double(let value):
            return (specifier.padded(string(of: value, specifier)), direction(of: specifier))
        case .roundedMeasurement(let value, let unit, let usage):
            let whole = Int128(Int64(clamping: rounded(value, unit: unit, usage: usage)))
            return (specifier.padded(string(of: whole, specifier)), direction(of: specifier))
        case .number(let value, let style):
            return (isolatingSymbols(specifier.padded(string(of: value, style: style).keepingUnits)), localeDirection)
        case .measurement(let value, let unit, let usage, let width):
            let style = MeasurementStyle(unit: unit, usage: usage, width: width)
            return (isolatingSymbols(specifier.padded(string(of: value, style).keepingUnits)), localeDirection)
        case .date(let date, let style):
            let text =
                formatters.date(style.skeleton)?.string(fromMilliseconds: date.timeIntervalSince1970 * 1_000) ?? ""
            return (specifier.padded(text), localeDirection)
        case .formatted(let formatted):
            let text = specifier.padded(formatted.text(in: formatEnvironment))
            let direction = writingDirection(formatted.direction) ?? localeDirection
            return (formatted.direction == .formatterLanguage ? isolatingSymbols(text) : text, direction)
        }
    }

    /// That of a number as a specifier prints it.
    private func direction(of specifier: FormatSpecifier) -> WritingDirection {
        specifier.showsBits ? .leftToRight : localeDirection
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
