import MizanBase

/// A plural with what rules ask of it: where it stands, the arguments of its texts, the forms of its language.
struct LintedPluralContext {
    let plural: LintedPlural
    let localization: LintedLocalization
    /// The arguments of all texts of the localization.
    let found: LocalizationArguments
    /// The arguments that the key gives.
    let format: EntryFormat
    let needs: PluralNeeds
    let table: LintedTable

    /// The argument that chooses a form; nil where none does.
    var argument: Int? { plural.variable.flatMap { found.variables[$0]?.number } ?? format.counted }

    /// The kind of that argument.
    var kind: ArgumentKind? {
        plural.variable.flatMap { found.variables[$0]?.kind } ?? argument.flatMap { format.arguments[$0] }
    }
}

extension LintRule {
    /// A rule that looks at one plural at a time.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, inPlural check: @escaping @Sendable (LintedPluralContext) -> [Fault]
    ) {
        self.init(
            name, severity, finds: summary, because: reason, fix: fix,
            errorWhere: certainty,
            inTable: { table in
                var needs: [LanguageTag: PluralNeeds] = [:]
                return table.entries.filter { !$0.isStale }.flatMap { entry -> [Fault] in
                    let format = EntryFormat(entry, in: table)
                    return entry.localizations.flatMap { localization -> [Fault] in
                        let plurals = localization.plurals
                        guard !plurals.isEmpty else { return [] }
                        let known = needs[localization.language] ?? PluralNeeds(localization.language)
                        needs[localization.language] = known
                        let found = LocalizationArguments(localization)
                        return plurals.flatMap { plural in
                            check(
                                LintedPluralContext(
                                    plural: plural, localization: localization, found: found, format: format,
                                    needs: known, table: table)
                            ).map { fault in
                                var fault = fault
                                (fault.key, fault.language) = (entry.key, localization.language)
                                return fault
                            }
                        }
                    }
                }
            })
    }
}
