import MizanBase

nonisolated extension View {
    /// Allows an audit's finding at the view and in it, with the reason for readers of the code; nothing is drawn or laid out
    /// otherwise.
    ///
    /// An allowance that no finding needs is a finding itself, so that none outlives its reason.
    ///
    /// - Parameters:
    ///   - rule: The finding's rule, such as `low-contrast`.
    ///   - why: The reason.
    public func allowsFinding(_ rule: String, because why: String) -> some View {
        modified(by: AllowanceModifier(allowance: FindingAllowance(rule: rule, why: why)))
    }
}

private struct AllowanceModifier: NodeModifier {
    let allowance: FindingAllowance

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        AllowanceNode(node, allowance: allowance, direction: context.direction)
    }
}

private final class AllowanceNode: EffectNode {
    private let own: FindingAllowance

    init(_ child: LayoutNode, allowance: FindingAllowance, direction: LayoutDirection) {
        own = allowance
        super.init(child, direction: direction)
    }

    override var allowance: FindingAllowance? { own }
}
