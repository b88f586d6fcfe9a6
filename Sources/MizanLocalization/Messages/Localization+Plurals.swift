import MizanUnicode

extension Localization {
    /// The form for the number that chooses.
    ///
    /// It is chosen for the number as it is shown (1.0 is no `one` in English), by the forms or by the text around them. A number
    /// that isn't shown chooses by its value.
    func chosen(_ forms: Message.MessageForms, of sentence: MessageWithArguments) -> Message? {
        let first = sentence.arguments.firstIndex(where: \.isWhole) ?? sentence.arguments.firstIndex(where: \.isNumber)
        guard let argument = forms.argument ?? first.map({ $0 + 1 }), let value = sentence.argument(argument) else {
            return forms.message(.other)
        }
        let specifier = forms.specifier(of: argument) ?? sentence.found.message.specifiers[argument]
        guard let number = number(value, specifier, sentence.found.plurals) else { return forms.message(.other) }
        if number.isZero, let zero = forms.zero { return zero }
        return forms.message(number.category)
    }

    typealias QuantityForm = (category: PluralCategory, isZero: Bool)

    /// The form that a value takes as it is written, and whether it is 0; nil where it is no number.
    func number(
        _ value: LocalizedValue, _ specifier: FormatSpecifier?, _ rules: PluralRules
    ) -> QuantityForm? {
        func written(_ number: borrowing FormattedNumber, _ value: Double) -> QuantityForm {
            (rules.category(of: number), (number.quantity ?? value) == 0)
        }
        func plain(_ value: Double) -> QuantityForm {
            switch specifier?.conversion {
            case "f":
                guard let format = formatters.number(Self.skeleton(fractionDigits: specifier?.precision ?? 6))
                else { return (rules.category(of: value), value == 0) }
                return written(format.format(value), value)
            // Of a number with a fraction a specifier for whole ones shows the whole part.
            case "d", "u", "x", "X", "o":
                return (rules.category(of: Int64(clamping: value)), Int64(clamping: value) == 0)
            default: return (rules.category(of: value), value == 0)
            }
        }
        switch value {
        case .integer(let value):
            guard specifier?.isFractional != true else { return plain(Double(value)) }
            return (rules.category(of: value), value == 0)
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
        case .formatted(let value): return shown(value, rules)
        case .directed(let value, _), .styled(let value, _): return number(value, specifier, rules)
        case .text, .attributed, .date, .list, .joined, .resource, .technical: return nil
        }
    }

    /// The form of a number that a format style wrote: by the digits that it shows, where they are one number's.
    private func shown(_ value: FormattedValue, _ rules: PluralRules) -> QuantityForm? {
        guard let number = value.number else { return nil }
        let environment = formatEnvironment
        guard let shown = ShownNumber(value.string(in: environment), locale: environment.locale),
            let format = formatters.number(Self.skeleton(fractionDigits: shown.fractionDigits))
        else { return (rules.category(of: number), number == 0) }
        return (rules.category(of: format.format(shown.value)), shown.value == 0)
    }
}

extension LocalizedValue {
    /// Whether it is a whole number by its kind.
    fileprivate var isWhole: Bool {
        switch self {
        case .integer, .roundedMeasurement: true
        case .directed(let value, _), .styled(let value, _): value.isWhole
        case .text, .attributed, .double, .number, .measurement, .date, .formatted, .list, .joined, .resource,
            .technical:
            false
        }
    }

    /// Whether what touches it stands in one isolate with it (``NumberGroups``); a value whose caller said a direction keeps
    /// its own.
    var joinsNumbers: Bool {
        switch self {
        case .integer, .roundedMeasurement, .double, .number: true
        case .formatted(let value): value.number != nil
        case .styled(let value, _): value.joinsNumbers
        case .directed, .text, .attributed, .measurement, .date, .list, .joined, .resource, .technical: false
        }
    }

    /// Whether it is a number, in whatever form: `%lld` needs one, and it can choose a plural form.
    var isNumber: Bool {
        switch self {
        case .integer, .roundedMeasurement, .double, .number, .measurement: true
        case .formatted(let value): value.number != nil
        case .directed(let value, _), .styled(let value, _): value.isNumber
        case .text, .attributed, .date, .list, .joined, .resource, .technical: false
        }
    }
}
