import MizanBase
import MizanDifferences
import MizanGoldens

extension ReportedCase {
    /// True where the page lists the case: it failed, or something that differs in it is allowed to.
    var isShown: Bool { outcome.status != .passed || !outcome.tolerated.isEmpty }

    /// All that is to be said of the case, a line each.
    var words: [String] {
        versions.map(Self.words)
            + outcome.changes.map { $0.text + (GoldenAdvice.command.fix($0.rule).map { "; \($0)" } ?? "") }
            + outcome.diagnostics.map(Self.words)
            + outcome.tolerated.map(\.text)
    }

    /// Other versions where they are the failure; else they are reported once.
    private var versions: [Diagnostic] {
        outcome.status == .versionsDiffer ? outcome.findings(in: "").filter { $0.rule == "versions-differ" } : []
    }

    /// Sentences about the problem and its fix.
    private static func words(_ diagnostic: Diagnostic) -> String {
        diagnostic.message + (diagnostic.fix.map { "; \($0)" } ?? "")
    }

    /// The first words, for a list.
    var headline: String {
        String(String.UnicodeScalarView((words.first ?? "").unicodeScalars.prefix(160)))
    }

    /// The changes that are grouped with equal ones: the causes, and other faults. The number of displaced nodes, and
    /// the fact that the picture of another tree is another, add nothing to the causes.
    var groupedChanges: [TreeChange] {
        let causes = outcome.changes.filter { outcome.changes.count == 1 || !$0.isCount }
        let others = versions + outcome.diagnostics.filter { causes.isEmpty || $0.rule != "golden-picture" }
        return causes
            + others.map { other in
                // What is done about a rule is said with the rule.
                let words = GoldenAdvice.command.fix(other.rule) == nil ? Self.words(other) : other.message
                return TreeChange(rule: other.rule, path: other.nodePath ?? "", words: words)
            }
    }
}

extension String {
    /// The lines that fit, and whether any was left out.
    func cutAtLine(_ limit: Int) -> (text: String, isCut: Bool) {
        guard utf8.count > limit else { return (self, false) }
        let start = utf8.prefix(limit)
        guard let end = start.lastIndex(of: UInt8(ascii: "\n")) else { return ("", true) }
        return (String(self[...end]), true)
    }
}
