import MizanReports
import MizanAudit
import MizanDocument

extension [AuditRule] {
    /// Each rule with its finding, its reason and its fix.
    var text: String {
        map { rule in
            "\(rule.name)\n  finds: \(rule.summary)\n  why: \(rule.reason)\n  fix: \(rule.fix)\n"
                + (rule.certainty.map { "  is: an error where \($0), else a warning\n" } ?? "  is: an error\n")
        }.joined(separator: "\n")
    }

    /// `{ "schema": 1, "rules": [ … ] }`.
    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("rules")
            writer.array { writer in
                for rule in self {
                    writer.object { writer in
                        writer.member("name", rule.name)
                        writer.member("finds", rule.summary)
                        writer.member("why", rule.reason)
                        writer.member("fix", rule.fix)
                        if let certainty = rule.certainty { writer.member("errorWhere", certainty) }
                    }
                }
            }
        }
    }
}
