import MizanBase
import MizanDocument

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
