import MizanBase
import MizanUnicode

extension LintRules {
    /// Source: UTS #35 part 3 §5, with the rules of ICU's CLDR.
    static let missingPluralForm = LintRule(
        "missing-plural-form", .warning,
        finds: "a plural without a form that numbers of its language take",
        because: "such numbers are shown with the form “other”, which is wrong grammar",
        fix: "add the form; one text for all numbers is “other” alone",
        errorWhere: "a form other than “zero” is lacking, since many texts say 0 as they say 100",
        inPlural: { context in
            let forms = context.lackingForms
            guard !forms.isEmpty else { return [] }
            let plural = context.plural
            let names = forms.map { "“\($0.rawValue)”, as for \(context.needs.examples($0))" }
            let place = plural.forms.first { $0.category == .other } ?? plural.forms.first
            return [
                Fault(
                    place: place?.place ?? context.localization.place,
                    message:
                        "\(context.localization.language) lacks the form\(forms.count > 1 ? "s" : "") "
                        + names.joined(separator: "; ") + (plural.variable.map { " (of %#@\($0)@)" } ?? ""),
                    severity: forms == [.zero] ? .warning : .error,
                    fix: "add \(forms.map { "“\($0.rawValue)”" }.joined(separator: " and "))")
            ]
        })
}

extension LintedPluralContext {
    /// The forms that numbers of the language take and that it lacks; none where one text stands for all numbers.
    fileprivate var lackingForms: [PluralCategory] {
        let present = Set(plural.forms.compactMap(\.category))
        // `zero` may stand beside it: in most languages it is Apple's own form for 0.
        guard !present.isSubset(of: [.other, .zero]) || !present.contains(.other) else { return [] }
        // The reader of dictionaries misses “other” itself.
        return needs.forms(hasFractions: kind == .fraction)
            .filter { !present.contains($0) && !($0 == .other && table.formats.contains(.dictionary)) }
    }
}
