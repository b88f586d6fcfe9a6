import MizanBase
import MizanLayout
import MizanScenes

/// The layouts of one scene, or of one view, with what rules find in them.
public struct Audit: Sendable {
    private let rules: [AuditRule]
    private var allowances: Allowances
    private var trees: [AuditedTree] = []
    private var findings: [Diagnostic] = []
    private var places: [String: SourcePlace] = [:]

    /// An audit of nothing yet.
    ///
    /// - Parameters:
    ///   - rules: By default those of ``AuditRules/all``.
    ///   - allowances: What is allowed besides what views say themselves (`allowsFinding(_:because:)`).
    public init(rules: [AuditRule] = AuditRules.all, allowing allowances: [FindingAllowance] = []) {
        self.rules = rules
        self.allowances = Allowances(allowances)
    }

    /// Takes the layout of a variant.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - variant: The variant.
    ///   - onlyLosses: Whether it is one of growth, in which only the rules of what gets lost look.
    public mutating func add(_ layout: LaidOutView, in variant: Variant, onlyLosses: Bool = false) {
        let tree = AuditedTree(layout, variant: variant)
        findings += rules.filter { !onlyLosses || AuditRules.losses.contains($0.name) }
            .flatMap { $0.findings(in: AuditSubject(content: .tree(tree))) }
        if !onlyLosses { trees.append(tree) }
        allowances.add(layout)
        places.merge(layout.places) { first, _ in first }
    }

    /// The findings of the rules, each once with all variants that show it, in the order of the file's lines; at one place
    /// causes, such as a missing string, are before what follows from them.
    ///
    /// A finding has the place of its node's id; a node without one that of the nearest id around it, or else the file alone.
    ///
    /// - Parameters:
    ///   - file: The file of the scene; nil for a view.
    ///   - scene: The scene, for rules that read its strings.
    ///   - judgesAllowances: Whether an allowance that nothing needs is a finding: not where variants or rules were left out.
    public func findings(
        file: String? = nil, scene: Scene? = nil, judgesAllowances: Bool = false
    ) -> [Diagnostic] {
        var (findings, allowances) = (findings, allowances)
        let whole = AuditSubject(content: .scene(AuditedScene(scene: scene, trees: trees)))
        findings += rules.flatMap { $0.findings(in: whole) }
        for index in findings.indices where findings[index].place == nil {
            let place = SourcePlace.nearest(to: findings[index].nodePath ?? "", in: places)
            findings[index].place = place
            findings[index].file = place == nil ? file : nil
        }
        findings = allowances.withoutAllowed(among: findings)
        if judgesAllowances { findings += allowances.unused(in: file, among: trees.map(\.variant)) }
        return findings.mergingVariants().mergingEqualNodes().enumerated().sorted { first, second in
            let places = [first, second].map { item in
                let finding = item.element
                return (
                    finding.place?.line ?? .max, finding.place?.column ?? .max,
                    AuditRules.causes.contains(finding.rule) ? 0 : 1
                )
            }
            return (places[0].0, places[0].1, places[0].2, first.offset)
                < (places[1].0, places[1].1, places[1].2, second.offset)
        }.map(\.element)
    }
}
