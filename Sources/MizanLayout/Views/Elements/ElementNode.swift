import MizanBase

/// Stands for an element in the layout: the node that its view made can be replaced without what is around.
final class ElementNode: ModifierNode {
    /// Whether the child gives every answer that the former one gave, so that nothing around needs to be asked. Children may
    /// follow one another until this is asked.
    private var agrees = true

    init(_ child: LayoutNode) { super.init(child, direction: child.direction) }

    /// Takes another node in, where containers can't tell them apart before they are asked.
    ///
    /// - Returns: Whether it did; else the node needs another element node.
    func replaceChild(_ node: LayoutNode) -> Bool {
        guard node !== child else { return true }
        guard node.traits.isSame(as: traits), node.direction == direction else { return false }
        replaceChild(with: node)
        if !reconsider() { agrees = false }
        return true
    }

    /// Whether all children since this was asked last gave the answers of the one before.
    func resetAgreement() -> Bool {
        defer { agrees = true }
        return agrees
    }
}
