import MizanBase

/// One thing that an audit looks for in a laid-out scene.
///
/// A rule looks at a finished ``MizanRenderTree/RenderTree`` and nothing else, so that it finds the same in a scene file, in a
/// view made in code and in a tree that was read. Each stands in a file of its own; ``all`` is the table of them.
public struct AuditRule: Sendable {
    /// The name of the rule in findings, kebab-case and stable.
    public let name: String
    /// The fault that the rule finds, in one sentence without a full stop.
    public let summary: String
    /// The reason that it is wrong.
    public let reason: String
    /// The way to fix it.
    public let fix: String
    /// The condition that makes a finding an error, the others being warnings: a name is a reason to ask, not more. Nil
    /// where each is an error.
    public let certainty: String?
    private let check: @Sendable (AuditedTree) -> [Fault]

    /// The fault of one node.
    struct Fault {
        let path: String
        let message: String
        var severity = Diagnostic.Severity.error
        /// Nil takes the rule's.
        var fix: String?
    }

    init(
        _ name: String, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, in check: @escaping @Sendable (AuditedTree) -> [Fault]
    ) {
        (self.name, self.summary, self.reason, self.fix) = (name, summary, reason, fix)
        self.certainty = certainty
        self.check = check
    }

    /// All rules, in the order of a report.
    public static let all: [AuditRule] = [
        .imageDoesNotMirror, .physicalName, .orderIsReversed, .markIsMirrored, .imageFlippedByCode,
        .textAgainstItsLetters, .signAtTheEnd, .focusUnreachable,
    ]

    /// The rule of a name, nil where there is none.
    public static func named(_ name: String) -> AuditRule? { all.first { $0.name == name } }

    func findings(in tree: AuditedTree) -> [Diagnostic] {
        check(tree).map { fault in
            Diagnostic(
                fault.severity, rule: name, nodePath: fault.path, variants: [tree.variant.name], message: fault.message,
                fix: fault.fix ?? fix)
        }
    }
}
