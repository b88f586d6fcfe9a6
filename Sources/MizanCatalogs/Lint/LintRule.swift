import MizanBase

/// One thing that is looked for in tables of strings, and in the sources and scenes that show them.
///
/// Each stands in a file of its own; ``all`` is the table of them.
public struct LintRule: Sendable {
    /// The name of the rule in findings, kebab-case and stable.
    public let name: String
    /// The fault that the rule finds, in one sentence without a full stop.
    public let summary: String
    /// The reason that it is wrong.
    public let reason: String
    /// The way to fix it.
    public let fix: String
    /// The condition that makes a finding an error, the others being warnings. Nil where all are of ``severity``.
    public let certainty: String?
    /// The severity of a finding that says none of its own.
    public let severity: Diagnostic.Severity
    private let check: @Sendable (LintedProgram) -> [Fault]

    /// A fault at a place.
    struct Fault {
        var place: SourcePlace?
        /// The file, where the fault has no place in it.
        var file: String?
        var key: String?
        var language: LanguageTag?
        var message: String
        /// Nil takes the rule's.
        var severity: Diagnostic.Severity?
        /// Nil takes the rule's.
        var fix: String?
        var notes: [Diagnostic.Note] = []
        /// What is wrong, in the same words for all languages: translations have it from their source. Nil if each language has
        /// its own fault.
        var cause: String?
    }

    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, in check: @escaping @Sendable (LintedProgram) -> [Fault]
    ) {
        (self.name, self.summary, self.reason, self.fix) = (name, summary, reason, fix)
        (self.certainty, self.severity) = (certainty, severity)
        self.check = check
    }

    /// A rule that looks at one table at a time.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, inTable check: @escaping @Sendable (LintedTable) -> [Fault]
    ) {
        self.init(name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty) { program in
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
        self.init(name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty) { program in
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

    func findings(in program: LintedProgram) -> [Diagnostic] {
        check(program).map { fault in
            Diagnostic(
                fault.severity ?? severity, rule: name, file: fault.place == nil ? fault.file : nil,
                place: fault.place, key: fault.key, language: fault.language, message: fault.message,
                fix: fault.fix ?? fix, notes: fault.notes)
        }
    }
}
