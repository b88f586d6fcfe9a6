import MizanBase

extension View {
    /// How the whole column that the view stands in is aligned. Source: SwiftUI's `gridColumnAlignment(_:)`.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
        modified { GridColumnAlignmentNode($0, alignment: alignment, direction: $1.direction) }
    }
}

private final class GridColumnAlignmentNode: ModifierNode {
    private let alignment: HorizontalAlignment

    init(_ child: LayoutNode, alignment: HorizontalAlignment, direction: LayoutDirection) {
        self.alignment = alignment
        super.init(child, direction: direction)
    }

    override var gridCell: GridCellTraits {
        var traits = child.gridCell
        traits.columnAlignment = alignment
        return traits
    }
}
