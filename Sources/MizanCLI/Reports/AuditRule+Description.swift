import MizanAudit
import MizanReports

extension AuditRule {
    /// The rule in words.
    var description: RuleDescription {
        RuleDescription(
            name: name, summary: summary, reason: reason, fix: fix, severity: severity,
            certainty: certainty)
    }

    /// The rule of an audit's own that no author can leave out.
    static let allowanceUnused = RuleDescription(
        name: "allowance-unused", summary: "a finding that is allowed and that nothing needs",
        reason: "an exception that outlives its reason hides the next fault", fix: "take the allowance out",
        severity: .error)
}
