import MizanAudit
import MizanBase
import MizanCatalogs

/// The rules of a call: of scenes, of sentences and of strings, all or those that `--rule` names.
struct SelectedRules {
    /// The rules of laid-out scenes.
    let audit: [AuditRule]
    /// The rules that try arguments in the strings of tables.
    let sentences: [SentenceRule]
    /// The rules of strings.
    let lint: [LintRule]
    /// Whether the findings of the readers of files are selected.
    let includesReaders: Bool

    /// Looks rules up by their names.
    ///
    /// - Parameters:
    ///   - names: The names; empty for all.
    ///   - isLint: Whether only the rules of strings are known.
    /// - Throws: `DiagnosticError` for a name that no rule has.
    init(names: [String], isLint: Bool = false) throws {
        let known =
            LintRules.all.map(\.name) + [LintRules.readersName]
            + (isLint ? [] : AuditRules.all.map(\.name) + SentenceRules.all.map(\.name))
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw DiagnosticError(
                call: "there is no rule \(Diagnostic.quote(unknown))",
                fix: unknown.suggestion(from: known, listedBy: "--list-rules"))
        }
        func selected<Subject>(_ rules: [Rule<Subject>]) -> [Rule<Subject>] {
            names.isEmpty ? rules : rules.filter { names.contains($0.name) }
        }
        (audit, sentences) = isLint ? ([], []) : (selected(AuditRules.all), selected(SentenceRules.all))
        lint = selected(LintRules.all)
        includesReaders = names.isEmpty || names.contains(LintRules.readersName)
    }

    /// The rules in words, those of scenes first; a rule of scenes and of sentences is listed once.
    var descriptions: [RuleDescription] { audit.map(\.description) + tableDescriptions }

    /// The rules of tables in words, without those that are rules of scenes too.
    var tableDescriptions: [RuleDescription] {
        let known = Set(audit.map(\.description))
        return sentences.map(\.description).filter { !known.contains($0) } + lint.map(\.description)
    }
}
