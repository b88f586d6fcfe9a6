import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes

/// The findings of an audit that authors allow, and which of these allowances were needed.
struct Allowances {
    private var entries: [FindingAllowance]
    private var used: Set<Int> = []
    /// By entry: the paths of what stands in its node, where an id makes them paths of their own.
    private var inside: [Int: Set<String>] = [:]

    init(_ entries: [FindingAllowance]) { self.entries = entries }

    /// Adds what views allow; each layout of a scene says the same.
    mutating func add(_ layout: LaidOutView) {
        entries += layout.allowances.filter { !entries.contains($0) }
        for (number, entry) in entries.enumerated() {
            guard let node = entry.node, let index = layout.tree.index(of: NodePath(node)) else { continue }
            let end = layout.tree.nodes.end(of: RenderEffect(.opacity(.zero)), at: index)
            inside[number, default: []].formUnion(
                layout.tree.nodes.indices[index..<end].map { layout.tree.nodes[$0].path })
        }
    }

    /// The findings that nobody allows.
    mutating func withoutAllowed(among findings: [Diagnostic]) -> [Diagnostic] {
        guard !entries.isEmpty else { return findings }
        return findings.filter { finding in
            let fitting = entries.indices.filter { entries[$0].fits(finding, inside: inside[$0] ?? []) }
            used.formUnion(fitting)
            return fitting.isEmpty
        }
    }

    /// A finding for each allowance that nothing needed, but for those of variants that weren't looked at.
    func unused(in file: String?, among variants: [Variant]) -> [Diagnostic] {
        entries.indices.filter { index in
            !used.contains(index)
                && (entries[index].variants.map { pattern in
                    variants.contains { ScenePattern(pattern).matches($0.name) }
                } ?? true)
        }.map { index in
            let rule = AuditRules.allowanceUnused
            let entry = entries[index]
            let subject = [entry.node, entry.key.map { Diagnostic.quote($0) }].compactMap(\.self).joined(
                separator: ", ")
            let isKnown = AuditRules.all.named(entry.rule) != nil
            return Diagnostic(
                rule.severity, rule: rule.name, file: entry.place == nil ? file : nil, place: entry.place,
                nodePath: entry.node, key: entry.key,
                message: isKnown
                    ? "nothing\(subject.isEmpty ? "" : " of \(subject)") is \(entry.rule), which is allowed (\(entry.why))"
                    : "no rule is named \(Diagnostic.quote(entry.rule)), which is allowed (\(entry.why))",
                fix: rule.fix)
        }
    }
}

extension FindingAllowance {
    /// Whether a finding is the one that is meant, or stands in the node that is.
    ///
    /// - Parameter inside: The paths of what stands in the node.
    func fits(_ finding: Diagnostic, inside: Set<String>) -> Bool {
        guard rule == finding.rule, key == nil || key == finding.key else { return false }
        if let variants, !finding.variants.allSatisfy(ScenePattern(variants).matches) { return false }
        guard let node else { return true }
        guard let path = finding.nodePath else { return false }
        if path == node || path.hasPrefix(node + "/") || inside.contains(path) { return true }
        return node.contains("*") && (ScenePattern(node).matches(path) || ScenePattern(node + "/**").matches(path))
    }
}
