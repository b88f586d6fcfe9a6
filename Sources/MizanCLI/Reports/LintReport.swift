import MizanBase
import MizanCatalogs

/// The findings of strings, with what is said of them as a whole.
struct LintReport {
    private(set) var findings: [Diagnostic]
    private let program: LintedProgram
    /// A line for each source of known findings.
    private var leftOut: [String] = []

    init(_ findings: [Diagnostic], program: LintedProgram) {
        self.findings = findings
        self.program = program
    }

    /// Takes known findings out.
    mutating func leaveOut(_ baseline: LintBaseline, named name: String) {
        let (new, gone) = baseline.new(among: findings)
        let known = findings.count - new.count
        findings = new
        leftOut.append(
            "\(Self.count(known, "finding")) of \(name) left out"
                + (gone > 0 ? "; \(gone) of them \(gone == 1 ? "is" : "are") gone" : ""))
    }

    /// Whether the call fails.
    func isFailed(strict: Bool) -> Bool { findings.isFailed(strict: strict) }

    /// The counts, the rules behind them with the most findings first, and what was left out.
    var summary: [String] {
        let counts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")].map {
            severity, name in
            (findings.count { $0.severity == severity }, name)
        }.filter { $0.0 > 0 }.map { Self.count($0, $1) }
        let read = program.counts.map { Self.count($0.count, $0.name) }
        let total = (read.isEmpty ? ["no strings"] : read) + (counts.isEmpty ? ["no findings"] : counts)
        let rules = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let lines =
            [total.joined(separator: ", ")]
            + (rules.isEmpty ? [] : [rules.map { "\($1) \($0)" }.joined(separator: ", ")])
        return lines + leftOut
    }

    private static func count(_ number: Int, _ name: String) -> String {
        guard number != 1 else { return "1 \(name)" }
        // `2 strings of sources`.
        let words = name.split(separator: " ", maxSplits: 1)
        return "\(number) \(words[0])s" + words.dropFirst().map { " \($0)" }.joined()
    }
}
