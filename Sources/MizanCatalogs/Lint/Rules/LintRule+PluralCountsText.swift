import MizanBase

extension LintRule {
    static let pluralCountsText = LintRule(
        "plural-counts-text", .error,
        finds: "a plural whose forms are chosen by a text, or by no argument",
        because: "a text is no number, so the form “other” is shown for every one",
        fix: "give the text a whole number (%lld) to count by, or write one text without forms"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard !entry.isStale else { return [] }
        let format = EntryFormat(entry, in: table)
        return entry.localizations.flatMap { localization -> [Fault] in
            let found = LocalizationArguments(localization)
            return localization.plurals.compactMap { plural -> Fault? in
                guard plural.forms.count > 1 else { return nil }
                let reason: String
                if let name = plural.variable {
                    guard let chooser = found.variables[name] else { return nil }
                    guard !chooser.kind.isNumber || format.arguments[chooser.number].map({ !$0.isNumber }) ?? false
                    else { return nil }
                    reason =
                        "%#@\(name)@ counts argument \(chooser.number), which is "
                        + (format.arguments[chooser.number] ?? chooser.kind).rawValue
                } else {
                    guard format.counted == nil else { return nil }
                    reason =
                        format.isFormat
                        ? "the forms are chosen by a number, and \(Diagnostic.quote(format.source ?? entry.key)) has none"
                        : "the forms are chosen by a number, and the text has no argument"
                }
                return Fault(
                    place: plural.forms.first?.place ?? localization.place, language: localization.language,
                    message: reason)
            }
        }
    }
}
