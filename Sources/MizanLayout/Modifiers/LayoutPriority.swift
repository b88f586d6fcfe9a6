import MizanBase

extension View {
    /// Which views a stack serves first: the highest. Source: SwiftUI's `layoutPriority(_:)`.
    public func layoutPriority(_ value: Double) -> some View {
        modified { LayoutPriorityNode($0, value: value, direction: $1.direction) }
    }
}

private final class LayoutPriorityNode: ModifierNode {
    init(_ child: LayoutNode, value: Double, direction: LayoutDirection) {
        var traits = child.traits
        traits.priority = value.isNaN ? 0 : value
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }
}
