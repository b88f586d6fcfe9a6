import MizanBase

extension View {
    /// Which of a container's views are drawn above others: the highest; 0 unless it is said, and for no number. Source:
    /// SwiftUI's `zIndex(_:)`.
    public func zIndex(_ value: Double) -> some View {
        modified { ZIndexNode($0, value: value, direction: $1.direction) }
    }
}

private final class ZIndexNode: ModifierNode {
    init(_ child: LayoutNode, value: Double, direction: LayoutDirection) {
        var traits = child.traits
        traits.zIndex = value.isNaN ? 0 : value
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }
}
