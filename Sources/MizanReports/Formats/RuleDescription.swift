import MizanBase
import MizanDocument

/// A rule in words, for lists of rules and the reports that carry them.
public struct RuleDescription: Hashable, Sendable {
    /// The name of the rule in findings.
    public var name: String
    /// The fault that it finds, in one sentence without a full stop.
    public var summary: String
    /// The reason that it is wrong.
    public var reason: String
    /// The way to fix it.
    public var fix: String
    /// The severity of its findings; the lesser one where it has two.
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

extension [RuleDescription] {
    /// Each rule with its finding, its reason and its fix.
    package var text: String {
        map { rule in
            "\(rule.name)\n  finds: \(rule.summary)\n  why: \(rule.reason)\n  fix: \(rule.fix)\n"
                + (rule.certainty.map { "  is: an error where \($0), else a \(rule.severity)\n" }
                    ?? "  is: \(rule.severity == .error ? "an error" : "a \(rule.severity)")\n")
        }.joined(separator: "\n")
    }

    /// `{ "schema": 1, "rules": [ … ] }`.
    package var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("rules")
            writer.array { writer in
                for rule in self {
                    writer.object { writer in
                        writer.member("name", rule.name)
                        writer.member("finds", rule.summary)
                        writer.member("why", rule.reason)
                        writer.member("fix", rule.fix)
                        writer.member("severity", rule.severity.rawValue)
                        writer.member("errorWhere", rule.certainty)
                    }
                }
            }
        }
    }
}
