import Foundation
import MizanBase
import MizanUnicode

extension Localization {
    /// Resources inside resources.
    private static let depthLimit = 8

    func resolve(
        _ resource: LocalizedStringResource, interpretsMarkup: Bool = true, depth: Int
    ) -> LocalizedText {
        if let locale = resource.locale, locale != self.locale {
            var other = messages.localization(in: locale) { inLocale(locale) }
            // The cache is shared with copies that have another present and another width.
            other.now = now
            other.presentationWidth = presentationWidth
            return other.resolve(resource, interpretsMarkup: interpretsMarkup, depth: depth)
        }
        let found = found(resource, interpretsMarkup: interpretsMarkup)
        let sentence = Sentence(
            found: found, arguments: resource.arguments, interpretsMarkup: interpretsMarkup, depth: depth)
        var text = AttributedText()
        append(found.message, of: sentence, to: &text)
        if pseudo.contains(.rtlStrings), !text.isEmpty {
            // The whole is right-to-left text wherever it comes to stand; its letters keep their own direction.
            text = text.isolated(.rightToLeft)
        }
        return LocalizedText(
            text: text, language: found.language, isFallback: found.isFallback, writingDirection: found.direction)
    }

    /// A message with what it says.
    private struct Sentence {
        let found: FoundMessage
        let arguments: [LocalizedValue]
        let interpretsMarkup: Bool
        let depth: Int

        /// An argument, from 1.
        func argument(_ number: Int) -> LocalizedValue? {
            arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
        }
    }

    private func append(_ message: Message, of sentence: Sentence, to text: inout AttributedText) {
        guard !message.spans.isEmpty else {
            for piece in message.pieces { append(piece, of: sentence, to: &text) }
            return
        }
        var spans = message.spans[...]
        var open: [(end: Int, run: Int)] = []
        for (index, piece) in message.pieces.enumerated() {
            while let span = spans.first, span.range.lowerBound == index {
                spans.removeFirst()
                var attributes = span.attributes
                if !span.link.isEmpty {
                    var link = AttributedText()
                    for piece in span.link { append(piece, of: sentence, to: &link) }
                    attributes.link = link.string
                }
                open.append((span.range.upperBound, text.openRun(attributes)))
            }
            append(piece, of: sentence, to: &text)
            while let last = open.last, last.end == index + 1 {
                text.closeRun(last.run)
                open.removeLast()
            }
        }
    }

    private func append(_ piece: Message.Piece, of sentence: Sentence, to text: inout AttributedText) {
        guard text.utf16Count <= Limits.textUnits else { return }
        switch piece {
        case .text(let literal): text.append(literal)
        case .argument(let number, let specifier):
            guard let value = sentence.argument(number) else {
                // Shown, so that it is seen.
                text.append("%\(number)$\(specifier.conversion)")
                return
            }
            let argument = argument(
                value, specifier: specifier, interpretsMarkup: sentence.interpretsMarkup, depth: sentence.depth)
            let isolate = text.openIsolate(argument.direction)
            text.append(argument.text)
            text.closeIsolate(isolate)
        case .forms(let forms):
            if let message = chosen(forms, of: sentence) { append(message, of: sentence, to: &text) }
        }
    }

    /// The form for the number that chooses.
    private func chosen(_ forms: Message.Forms, of sentence: Sentence) -> Message? {
        let argument: LocalizedValue?
        if let number = forms.argument {
            argument = sentence.argument(number)
        } else {
            argument = sentence.arguments.first(where: \.isWhole) ?? sentence.arguments.first(where: \.isNumber)
        }
        guard let argument, let number = number(argument, forms.specifier, sentence.found.plurals) else {
            return forms.message(.other)
        }
        if number.isZero, let zero = forms.zero { return zero }
        return forms.message(number.category)
    }

    private typealias QuantityForm = (category: PluralCategory, isZero: Bool)

    /// The form that a value takes as it is written, and whether it is 0; nil where it is no number.
    private func number(
        _ value: LocalizedValue, _ specifier: FormatSpecifier?, _ rules: PluralRules
    ) -> QuantityForm? {
        func written(_ number: borrowing FormattedNumber, _ value: Double) -> QuantityForm {
            (rules.category(of: number), (number.quantity ?? value) == 0)
        }
        func plain(_ value: Double) -> QuantityForm {
            guard let specifier, specifier.isFractional,
                let format = formatters.number(Self.skeleton(fractionDigits: specifier.precision ?? 6))
            else { return (rules.category(of: value), value == 0) }
            return (rules.category(of: format.format(value)), value == 0)
        }
        switch value {
        case .integer(let value): return plain(Double(value))
        case .double(let value): return plain(value)
        case .roundedMeasurement(let value, let unit, let usage): return plain(rounded(value, unit: unit, usage: usage))
        case .number(let value, let style):
            let value = converted(value, style)
            guard let format = formatters.number(style.skeleton) else { return plain(value) }
            return written(format.format(value), value)
        case .measurement(let value, let unit, let usage, let width):
            let style = MeasurementStyle(unit: unit, usage: usage, width: width)
            guard let format = formatters.measurement(style) else { return plain(value) }
            return written(format.format(value), value)
        case .formatted(let value): return value.number.map(plain)
        case .directed(let value, _): return number(value, specifier, rules)
        case .text, .date, .list, .resource, .technical: return nil
        }
    }

    /// A value's text, and the direction of the isolate in which it stands.
    func argument(
        _ value: LocalizedValue, specifier: FormatSpecifier = .object, interpretsMarkup: Bool = true, depth: Int
    ) -> (text: AttributedText, direction: WritingDirection) {
        switch value {
        case .text(let text): return (specifier.padded(text), .natural)
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
            return (specifier.padded(string(of: value, specifier)), localeDirection)
        case .double(let value):
            return (specifier.padded(string(of: value, specifier)), localeDirection)
        case .roundedMeasurement(let value, let unit, let usage):
            let whole = Int64(clamping: rounded(value, unit: unit, usage: usage))
            return (specifier.padded(string(of: whole, specifier)), localeDirection)
        case .number(let value, let style):
            return (specifier.padded(string(of: value, style: style)), localeDirection)
        case .measurement(let value, let unit, let usage, let width):
            let style = MeasurementStyle(unit: unit, usage: usage, width: width)
            return (specifier.padded(string(of: value, style)), localeDirection)
        case .date(let date, let skeleton):
            let text = formatters.date(skeleton)?.string(fromMilliseconds: date.timeIntervalSince1970 * 1_000) ?? ""
            return (specifier.padded(text), localeDirection)
        case .formatted(let formatted):
            let text = specifier.padded(formatted.string(in: formatEnvironment))
            return (text, writingDirection(formatted.direction) ?? localeDirection)
        }
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
