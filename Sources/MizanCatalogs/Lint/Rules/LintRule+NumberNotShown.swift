import MizanBase
import MizanUnicode

extension LintRules {
    /// Source: WWDC 2021, *Streamline your localized strings*: Russian shows the form “one” for 21 too.
    static let numberNotShown = LintRule(
        "number-not-shown", .warning,
        finds: "a plural no form of which shows its number, or a form for several numbers that shows none",
        because:
            "a form is grammar, and no number: Russian “one” is 1, 21 and 31, so that “this ticket” is said of 21 tickets",
        fix: "decide in code between texts of their own (this, both, all), or show the number in the form",
        inPlural: { ShownNumbers($0).faults })
}

/// The forms of a plural that show a number.
private struct ShownNumbers {
    let plural: LintedPlural
    /// The argument that chooses; nil where none does, which another rule says.
    let argument: Int?
    /// By form: whether it shows the number, or a value that a formatter wrote.
    let shows: [Bool]

    private let needs: PluralNeeds

    init(_ context: LintedPluralContext) {
        let (plural, found, argument) = (context.plural, context.found, context.argument)
        (self.plural, self.argument, needs) = (plural, argument, context.needs)
        func shows(_ arguments: FormatArguments) -> Bool {
            !arguments.variables.filter { $0.name != plural.variable }.isEmpty
                || arguments.uses.contains { $0.number == argument || $0.kind == .object }
        }
        // `%1$lld: %#@items@`: the text around shows it.
        let around =
            plural.variable != nil
            && found.texts.contains { text, arguments in
                text.variable == nil && [plural.branch, ""].contains(text.branch)
                    && arguments.uses.contains { $0.number == argument || $0.kind == .object }
            }
        let texts = Dictionary(found.texts.map { ($0.text.place, $0.arguments) }) { first, _ in first }
        self.shows = plural.forms.map { form in
            around || texts[form.place].map(shows) ?? false
        }
    }

    var faults: [Fault] {
        guard argument != nil, plural.forms.count > 1 else { return [] }
        guard shows.contains(true) else {
            // One text for 0 and one for the rest: `No messages`, `New messages`.
            guard Set(plural.forms.compactMap(\.category)) != [.zero, .other] else { return [] }
            let last = plural.forms.first { $0.category == .other } ?? plural.forms[0]
            return [
                Fault(
                    place: last.place,
                    message: "no form of the plural shows its number: \(Diagnostic.quote(last.value))",
                    cause: "\(plural.variable ?? "") shows none")
            ]
        }
        return zip(plural.forms, shows).compactMap { form, isShown in
            guard !isShown, let category = form.category, category != .zero, form.isTranslated,
                let numbers = needs.numbers[category], numbers.count > 1
            else { return nil }
            return Fault(
                place: form.place,
                message:
                    "the form “\(category.rawValue)” is for \(needs.examples(category)), and doesn't show which: "
                    + Diagnostic.quote(form.value),
                fix: "show the number in the form")
        }
    }
}
