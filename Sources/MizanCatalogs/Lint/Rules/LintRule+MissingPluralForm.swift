import MizanBase
import MizanUnicode

extension LintRule {
    /// Source: UTS #35 part 3 §5, with the rules of ICU's CLDR.
    static let missingPluralForm = LintRule(
        "missing-plural-form", .error,
        finds: "a plural without a form that numbers of its language take",
        because: "such numbers are shown with the form “other”, which is wrong grammar",
        fix: "add the form; one text for all numbers is “other” alone",
        inTable: { table in
            var needs = PluralNeedsTable()
            return table.entries.filter { !$0.isStale }.flatMap { entry -> [Fault] in
                let format = EntryFormat(entry, in: table)
                return entry.localizations.flatMap { localization -> [Fault] in
                    let found = LocalizationArguments(localization)
                    return localization.plurals.compactMap { plural in
                        let argument = plural.variable.flatMap { found.variables[$0]?.number } ?? format.counted
                        let kind =
                            plural.variable.flatMap { found.variables[$0]?.kind }
                            ?? argument.flatMap { format.arguments[$0] }
                        let needs = needs.needs(of: localization.language)
                        return plural.lacking(needs.forms(hasFractions: kind == .fraction), in: table).map { forms in
                            let names = forms.map { "“\($0.rawValue)”, as for \(needs.examples($0))" }
                            let place = plural.forms.first { $0.category == .other } ?? plural.forms.first
                            return Fault(
                                place: place?.place ?? localization.place, key: entry.key,
                                language: localization.language,
                                message:
                                    "\(localization.language) lacks the form\(forms.count > 1 ? "s" : "") "
                                    + names.joined(separator: "; ")
                                    + (plural.variable.map { " (of %#@\($0)@)" } ?? ""),
                                fix: "add \(forms.map { "“\($0.rawValue)”" }.joined(separator: " and "))")
                        }
                    }
                }
            }
        })
}

extension LintedPlural {
    /// The forms of a language that it lacks; nil where it lacks none, and where one text stands for all numbers.
    fileprivate func lacking(_ needed: [PluralCategory], in table: LintedTable) -> [PluralCategory]? {
        let present = Set(forms.compactMap(\.category))
        // `zero` may stand beside it: in most languages it is Apple's own form for 0.
        guard !present.isSubset(of: [.other, .zero]) || !present.contains(.other) else { return nil }
        // The reader of dictionaries misses “other” itself.
        let lacking = needed.filter { !present.contains($0) && !($0 == .other && table.formats.contains(.dictionary)) }
        return lacking.isEmpty ? nil : lacking
    }
}
