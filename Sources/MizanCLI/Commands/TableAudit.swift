import ArgumentParser
import MizanAudit
import MizanBase
import MizanLocalization
import MizanReports

/// The part of an audit of tables that lints don't do: what arguments do to the sentences around them.
struct TableAudit {
    /// The rule that scenes don't have; `numbers-touch` is one of theirs too.
    static let bidiBleed = RuleDescription(
        name: StringBundle.bidiBleedRule,
        summary:
            "a sentence whose words are seen in another order for some arguments, tried in letters of both directions",
        reason: "a name in another script scrambles the sentence around it",
        fix: "let each argument stand in an isolate", severity: .warning,
        certainty: "arguments are in isolates already, so that a mark in the string itself does it")

    let findings: [Diagnostic]

    /// Tries arguments in the sentences of tables.
    ///
    /// - Parameters:
    ///   - paths: Tables, or folders of them. What can't be read is said by their linting.
    ///   - rendering: The way in which the program puts arguments into its sentences.
    ///   - rules: The names of the rules; empty for all.
    init(paths: [String], rendering: ArgumentRendering, rules: [String]) {
        findings = paths.flatMap { (try? StringsListCommand.bundles($0)) ?? [] }.flatMap { bundle -> [Diagnostic] in
            let bleed = rules.isEmpty || rules.contains(StringBundle.bidiBleedRule) ? bundle.bidiBleed(rendering) : []
            let touching =
                rules.isEmpty || rules.contains(StringBundle.touchingNumbersRule) ? bundle.touchingNumbers() : []
            return bleed + touching
        }
    }
}

extension ArgumentRendering: ExpressibleByArgument {}
