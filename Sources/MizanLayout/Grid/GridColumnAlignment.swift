import MizanBase

extension View {
    /// How the whole column that the view stands in is aligned. Source: SwiftUI's `gridColumnAlignment(_:)`.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
        modified { GridColumnAlignmentNode($0, alignment: alignment, direction: $1.direction) }
    }
}

private final class GridColumnAlignmentNode: ModifierNode {
    init(_ child: LayoutNode, alignment: HorizontalAlignment, direction: LayoutDirection) {
        var traits = child.traits
        traits.gridCell.columnAlignment = alignment
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }
}
