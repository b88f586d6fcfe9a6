import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes

extension RenderTree {
    /// The findings of the rules that look at a single tree, rule by rule, in draw order; each finding names its node and the variant.
    ///
    /// - Parameters:
    ///   - variant: The variant that the tree was laid out in.
    ///   - rules: By default those of ``AuditRules/all``.
    public func findings(in variant: Variant, rules: [AuditRule] = AuditRules.all) -> [Diagnostic] {
        let subject = AuditSubject(content: .tree(AuditedTree(LaidOutView(tree: self), variant: variant)))
        return rules.flatMap { $0.findings(in: subject) }
    }
}
