import ArgumentParser
import MizanAudit
import MizanBase
import MizanLocalization

/// The part of an audit of tables that lints don't do: what arguments do to the sentences around them.
struct TableAudit {
    let findings: [Diagnostic]

    /// Tries arguments in the sentences of tables.
    ///
    /// - Parameters:
    ///   - paths: Tables, or folders of them. Linting reports what can't be read.
    ///   - rendering: The way in which the program puts arguments into its sentences.
    ///   - rules: Those that are selected.
    init(paths: [String], rendering: ArgumentRendering, rules: [SentenceRule]) {
        findings = paths.flatMap { (try? StringsListCommand.bundles($0)) ?? [] }
            .flatMap { $0.auditFindings(rendering, rules: rules) }
    }
}

extension ArgumentRendering: ExpressibleByArgument {}
