import MizanAudit
import MizanBase
import MizanGoldens
import MizanScenes

/// The findings of an audit of a golden run's scenes, in the variants of its cases.
struct GoldenAudit {
    private var findings: [String: [Diagnostic]] = [:]
    private var found: [Diagnostic] = []

    /// Whether any of the findings is an error.
    var hasErrors: Bool { found.contains { $0.severity == .error } }

    /// The counts in words.
    var summary: String {
        "audit: " + (found.isEmpty ? "no findings" : found.severityCounts.joined(separator: ", "))
    }

    /// Audits every scene of a run. One that can't be laid out is left to the run, which says it.
    mutating func add(_ run: GoldenRun) throws {
        for scene in Set(run.cases.map(\.scene)).sorted() {
            guard let file = run.scenes[scene]?.file,
                let opened = try? Scene(path: file)
            else { continue }
            let variants = run.cases.filter { $0.scene == scene }.map(\.variant)
            guard let audited = try? opened.auditFindings(in: variants, fonts: run.fonts) else { continue }
            for finding in audited {
                found.append(finding)
                // What depends on no variant is said with the first.
                for variant in finding.variants.isEmpty ? Array(variants.prefix(1).map(\.name)) : finding.variants {
                    findings[scene + "/" + variant, default: []].append(finding)
                }
            }
        }
    }

    /// A result with what the audit found in its case; an error fails it.
    func adding(to result: VerifiedCase) -> VerifiedCase {
        guard let own = findings[result.outcome.name], result.outcome.status != .failed else { return result }
        var result = result
        result.outcome.diagnostics += own
        if result.outcome.status == .passed, own.contains(where: { $0.severity == .error }) {
            result.outcome.status = .incomplete
        }
        return result
    }
}
