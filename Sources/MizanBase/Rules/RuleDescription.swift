/// A rule in words, for lists of rules and the reports that carry them.
public struct RuleDescription: Hashable, Sendable {
    /// The name of the rule in findings, kebab-case and stable.
    public var name: String
    /// The fault that it finds, in one sentence without a full stop.
    public var summary: String
    /// The reason that it is wrong.
    public var reason: String
    /// The way to fix it.
    public var fix: String
    /// The severity of its findings; the lesser one if ``certainty`` makes some of them errors.
    public var severity: Diagnostic.Severity
    /// The condition that makes a finding an error, the others being of ``severity``; nil if all are of it.
    public var certainty: String?

    /// A rule in words.
    public init(
        name: String, summary: String, reason: String, fix: String, severity: Diagnostic.Severity,
        certainty: String? = nil
    ) {
        (self.name, self.summary, self.reason, self.fix) = (name, summary, reason, fix)
        (self.severity, self.certainty) = (severity, certainty)
    }
}
