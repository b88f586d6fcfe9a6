import Foundation
import MizanBase
import MizanUnicode

extension Localization {
    /// Resources inside resources.
    private static let depthLimit = 8

    func resolve(_ resource: LocalizedStringResource, depth: Int) -> LocalizedText {
        let found = found(resource)
        var text = AttributedText()
        append(found.message.pieces, of: found, resource.arguments, to: &text, depth: depth)
        if pseudo.contains(.rtlStrings), !text.isEmpty {
            // The whole is right-to-left text wherever it comes to stand; its letters keep their own direction.
            text = text.isolated(.rightToLeft)
        }
        return LocalizedText(
            text: text, language: found.language, isFallback: found.isFallback, writingDirection: found.direction)
    }

    private func append(
        _ pieces: [Message.Piece], of found: FoundMessage, _ arguments: [LocalizedValue],
        to text: inout AttributedText, depth: Int
    ) {
        for piece in pieces where text.utf16Count <= Limits.textUnits {
            switch piece {
            case .text(let literal): text.append(literal)
            case .argument(let number, let specifier):
                guard arguments.indices.contains(number - 1) else {
                    // Shown, so that it is seen.
                    text.append("%\(number)$\(specifier.conversion)")
                    continue
                }
                let argument = argument(arguments[number - 1], specifier: specifier, depth: depth)
                text.append(argument.text.isolated(argument.direction))
            case .forms(let forms):
                append(chosen(forms, of: found, arguments), of: found, arguments, to: &text, depth: depth)
            }
        }
    }

    /// The form for the number that chooses; `other` where it is missing, else the last there is.
    private func chosen(
        _ forms: Message.Forms, of found: FoundMessage, _ arguments: [LocalizedValue]
    ) -> [Message.Piece] {
        let argument =
            forms.argument.flatMap { arguments.indices.contains($0 - 1) ? arguments[$0 - 1] : nil }
            ?? (forms.argument == nil ? arguments.first(where: \.isWhole) ?? arguments.first(where: \.isNumber) : nil)
        let number = argument.flatMap(quantity)
        // Apple's extension: `zero` is for 0 also in languages without that category.
        if number == 0, let zero = forms.pieces[.zero] { return zero }
        var category = PluralCategory.other
        if let number {
            if forms.specifier?.isFractional == true, let precision = forms.specifier?.precision ?? .some(6),
                let format = formatters.number(Self.skeleton(fractionDigits: precision))
            {
                category = found.plurals.category(of: format.format(number))
            } else {
                category = found.plurals.category(of: number)
            }
        }
        return forms.pieces[category] ?? forms.pieces[.other]
            ?? PluralCategory.allCases.reversed().lazy.compactMap { forms.pieces[$0] }.first ?? []
    }

    /// The number that a value stands for when it chooses a form.
    private func quantity(_ value: LocalizedValue) -> Double? {
        switch value {
        case .integer(let value): Double(value)
        case .double(let value), .number(let value, _): value
        case .roundedMeasurement(let value, let unit, let usage):
            rounded(value, unit: unit, usage: usage)
        case .measurement(let value, let unit, let usage, let width):
            formatters.number(Self.skeleton(unit: unit, usage: usage, width: width))?.format(value).quantity ?? value
        case .formatted(let value): value.number
        case .directed(let value, _): quantity(value)
        case .text, .date, .list, .resource, .technical: nil
        }
    }

    /// A value's text, and the direction of the isolate in which it stands.
    func argument(
        _ value: LocalizedValue, specifier: FormatSpecifier = .object, depth: Int
    ) -> (text: AttributedText, direction: WritingDirection) {
        switch value {
        case .text(let text): return (specifier.padded(text), .natural)
        case .technical(let text, _): return (specifier.padded(text), .leftToRight)
        case .resource(let resource):
            guard depth < Self.depthLimit else { return (AttributedText(resource.key), .natural) }
            let resolved = resolve(resource, depth: depth + 1)
            return (resolved.text, resolved.writingDirection)
        case .list(let members, let style):
            guard depth < Self.depthLimit else { return (AttributedText(), localeDirection) }
            return (list(members, style, depth: depth + 1), localeDirection)
        case .directed(let value, let direction):
            guard depth < Self.depthLimit else { return (AttributedText(), .natural) }
            let argument = argument(value, specifier: specifier, depth: depth + 1)
            return (argument.text, writingDirection(direction) ?? argument.direction)
        case .integer(let value):
            return (specifier.padded(string(of: value, specifier)), localeDirection)
        case .double(let value):
            return (specifier.padded(string(of: value, specifier)), localeDirection)
        case .roundedMeasurement(let value, let unit, let usage):
            let whole = Int64(clamping: rounded(value, unit: unit, usage: usage))
            return (specifier.padded(string(of: whole, specifier)), localeDirection)
        case .number(let value, let style):
            return (specifier.padded(string(of: value, style: style)), localeDirection)
        case .measurement(let value, let unit, let usage, let width):
            let skeleton = Self.skeleton(unit: unit, usage: usage, width: width)
            let text = formatters.number(skeleton)?.string(from: value) ?? string(of: value, style: .decimal)
            return (specifier.padded(text), localeDirection)
        case .date(let date, let skeleton):
            let text = formatters.date(skeleton)?.string(fromMilliseconds: date.timeIntervalSince1970 * 1_000) ?? ""
            return (specifier.padded(text), localeDirection)
        case .formatted(let formatted):
            let text = specifier.padded(formatted.string(in: formatEnvironment))
            return (text, writingDirection(formatted.direction) ?? localeDirection)
        }
    }

    private func list(_ members: [LocalizedValue], _ style: ListStyle, depth: Int) -> AttributedText {
        let members = members.map { argument($0, depth: depth) }
        guard let format = formatters.list(style) else { return AttributedText() }
        return format.parts(members.map(\.text.string)).reduce(into: AttributedText()) { text, part in
            switch part {
            case .literal(let literal): text.append(literal)
            case .member(let index): text.append(members[index].text.isolated(members[index].direction))
            }
        }
    }
}

extension LocalizedValue {
    /// Whether it is a whole number by its kind.
    fileprivate var isWhole: Bool {
        switch self {
        case .integer, .roundedMeasurement: true
        case .directed(let value, _): value.isWhole
        case .text, .double, .number, .measurement, .date, .formatted, .list, .resource, .technical: false
        }
    }

    /// Whether it can choose a plural form where no whole number is there.
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .roundedMeasurement, .double, .number, .measurement: true
        case .formatted(let value): value.number != nil
        case .directed(let value, _): value.isNumber
        case .text, .date, .list, .resource, .technical: false
        }
    }
}

extension Int64 {
    /// The whole part of a number, the nearest end of the range beyond it, 0 for NaN.
    init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else if let exact = Int64(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value < 0 ? .min : .max
        }
    }
}
