import Foundation
import MizanAudit
import MizanBase
import MizanCatalogs
import TestSupport
import Testing

/// The documentation's page of rules is made of the lists of rules.
@Suite struct RulesPageTests {
    /// Between the page's introduction and its rules.
    private static let mark = "## Scenes and views\n"

    @Test func `the page has every rule in the words of the rule`() throws {
        let path = "Sources/Mizan/Mizan.docc/Rules.md"
        let page = String(decoding: try Checkout.bytes(of: path), as: UTF8.self)
        let introduction = try #require(page.range(of: Self.mark)).lowerBound
        let expected = page[..<introduction] + Self.tables
        guard page != expected else { return }
        let made = Checkout.file(".build/Rules.md").path
        try Data(expected.utf8).write(to: URL(fileURLWithPath: made))
        Issue.record("the page of rules isn't that of the lists; run: cp .build/Rules.md \(path)")
    }

    private static var tables: String {
        let scenes = AuditRules.all.map(\.description)
        let sentences = SentenceRules.all.map(\.description).filter { !scenes.contains($0) }
        return mark + table(scenes + [AuditRules.allowanceUnused]) + "\n## Arguments of strings\n" + table(sentences)
            + "\n## Strings and sources\n" + table(LintRules.all.map(\.description))
    }

    private static func table(_ rules: [RuleDescription]) -> String {
        "\n| rule | finds | why | fix | is |\n| --- | --- | --- | --- | --- |\n"
            + rules.map { rule in
                let severity = rule.severity == .error ? "an error" : "a \(rule.severity)"
                let cells = [
                    "`\(rule.name)`", rule.summary, rule.reason, rule.fix,
                    rule.certainty.map { "an error if \($0); otherwise \(severity)" } ?? severity,
                ]
                return "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
            }.joined()
    }

    /// A text without what Markdown reads as marks.
    private static func escaped(_ text: String) -> String {
        ["|", "*", "<", "[", "]", "_"].reduce(text) {
            $1 == "_" && $0.hasPrefix("`") ? $0 : $0.replacing($1, with: "\\" + $1)
        }
    }
}
