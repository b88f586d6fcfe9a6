/// A rule of an audit or a lint: its description, and the check that finds its faults in a subject.
///
/// A rule reads its subject and nothing else. The subject is a layout for rules of screens, a program's tables and sources for
/// rules of strings.
public struct Rule<Subject>: Sendable {
    /// The rule in words.
    public let description: RuleDescription
    private let check: @Sendable (Subject) -> [Fault]

    /// The name of the rule in findings, kebab-case and stable.
    public var name: String { description.name }

    /// A rule.
    ///
    /// - Parameters:
    ///   - name: Its name in findings.
    ///   - severity: The severity of a fault without one.
    ///   - summary: The fault that it finds, in one sentence without a full stop.
    ///   - reason: The reason that it is wrong.
    ///   - fix: The way to fix it, for a fault without one.
    ///   - certainty: The condition that makes a finding an error; nil if all are of `severity`.
    ///   - check: Finds the faults.
    package init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, in check: @escaping @Sendable (Subject) -> [Fault]
    ) {
        self.init(
            RuleDescription(
                name: name, summary: summary, reason: reason, fix: fix, severity: severity, certainty: certainty),
            in: check)
    }

    /// A rule in the words of another one.
    package init(_ description: RuleDescription, in check: @escaping @Sendable (Subject) -> [Fault]) {
        (self.description, self.check) = (description, check)
    }

    /// The findings in a subject, in the order of the check.
    package func findings(in subject: Subject) -> [Diagnostic] {
        check(subject).map { fault in
            Diagnostic(
                fault.severity ?? description.severity, rule: name, file: fault.place == nil ? fault.file : nil,
                place: fault.place, nodePath: fault.nodePath, key: fault.key, language: fault.language,
                variants: fault.variants, message: fault.message, fix: fault.fix ?? description.fix, notes: fault.notes,
                marks: fault.marks)
        }
    }
}

extension Array {
    /// The rule with a name; nil if there is none.
    package func named<Subject>(_ name: String) -> Rule<Subject>? where Element == Rule<Subject> {
        first { $0.name == name }
    }
}
