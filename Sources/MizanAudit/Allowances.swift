import MizanBase
import MizanLayout
import MizanScenes

/// What authors allow of an audit's findings, and what of that was needed.
struct Allowances {
    private var entries: [FindingAllowance]
    private var used: Set<Int> = []

    init(_ entries: [FindingAllowance]) { self.entries = entries }

    /// Adds what views allow; each layout of a scene says the same.
    mutating func add(_ new: [FindingAllowance]) { entries += new.filter { !entries.contains($0) } }

    /// The findings that nobody allows.
    mutating func taking(from findings: [AuditFinding]) -> [AuditFinding] {
        guard !entries.isEmpty else { return findings }
        return findings.filter { finding in
            let fitting = entries.indices.filter { entries[$0].fits(finding.diagnostic) }
            used.formUnion(fitting)
            return fitting.isEmpty
        }
    }

    /// A finding for each allowance that nothing needed.
    func unused(in file: String?) -> [AuditFinding] {
        entries.indices.filter { !used.contains($0) }.map { index in
            let entry = entries[index]
            let subject = [entry.node, entry.key.map { Diagnostic.quote($0) }].compactMap(\.self).joined(separator: ", ")
            let isKnown = AuditRule.named(entry.rule) != nil
            return AuditFinding(
                diagnostic: Diagnostic(
                    rule: "allowance-unused", file: entry.place == nil ? file : nil, place: entry.place, nodePath: entry.node,
                    key: entry.key,
                    message: isKnown
                        ? "nothing\(subject.isEmpty ? "" : " of \(subject)") is \(entry.rule), which is allowed (\(entry.why))"
                        : "no rule is named \(Diagnostic.quote(entry.rule)), which is allowed (\(entry.why))",
                    fix: "take the allowance out"))
        }
    }
}

extension FindingAllowance {
    /// Whether a finding is the one that is meant, or stands in the node that is.
    func fits(_ finding: Diagnostic) -> Bool {
        guard rule == finding.rule, key == nil || key == finding.key else { return false }
        guard let node else { return true }
        guard let path = finding.nodePath else { return false }
        if path == node || path.hasPrefix(node + "/") { return true }
        return node.contains("*") && (ScenePattern(node).matches(path) || ScenePattern(node + "/**").matches(path))
    }
}
