import MizanBase

extension LintRules {
    static let pluralCountsText = LintRule(
        "plural-counts-text", .error,
        finds: "a plural whose forms are chosen by a text, or by no argument",
        because: "a text is no number, so the form “other” is shown for every one",
        fix: "give the text a whole number (%lld) to count by, or write one text without forms",
        inPlural: { context in
            let (plural, format) = (context.plural, context.format)
            guard plural.forms.count > 1 else { return [] }
            let reason: String
            if let name = plural.variable {
                guard let chooser = context.found.variables[name] else { return [] }
                let given = format.arguments[chooser.number] ?? chooser.kind
                guard !chooser.kind.isNumber || !given.isNumber else { return [] }
                reason = "%#@\(name)@ counts argument \(chooser.number), which is \(given.rawValue)"
            } else {
                guard format.counted == nil else { return [] }
                reason =
                    "the forms are chosen by a number, and "
                    + (format.isFormat
                        ? "\(Diagnostic.quote(format.source ?? "")) has none" : "the text has no argument")
            }
            return [
                Fault(
                    place: plural.forms.first?.place ?? context.localization.place, message: reason,
                    cause: plural.variable ?? "")
            ]
        })
}
