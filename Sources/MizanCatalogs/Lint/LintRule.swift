import MizanBase

/// A rule of a lint: it looks at tables of strings, and at the sources and scenes that show them.
public typealias LintRule = Rule<LintedProgram>

extension LintRule {
    /// A rule that looks at one table at a time.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, inTable check: @escaping @Sendable (LintedTable) -> [Fault]
    ) {
        self.init(name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty) {
            (program: LintedProgram) in
            program.tables.flatMap { table in check(table).mergingCauses(of: table.sourceLanguage) }
        }
    }

    /// A rule that looks at one entry at a time.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil,
        inEntry check: @escaping @Sendable (LintedEntry, LintedTable) -> [Fault]
    ) {
        self.init(
            name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty,
            inTable: { table in
                table.entries.flatMap { entry in
                    check(entry, table).map { fault in
                        var fault = fault
                        fault.key = fault.key ?? entry.key
                        return fault
                    }
                }
            })
    }

    /// A rule that looks at one string of a source or a scene at a time.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, inString check: @escaping @Sendable (LocalizableString) -> [Fault]
    ) {
        self.init(name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty) {
            (program: LintedProgram) in
            program.strings.flatMap { string in
                check(string).map { fault in
                    var fault = fault
                    fault.place = fault.place ?? string.place
                    fault.key = fault.key ?? string.key
                    return fault
                }
            }
        }
    }
}
