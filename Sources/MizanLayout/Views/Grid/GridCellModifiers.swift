import MizanBase

nonisolated extension View {
    /// Makes the view span several columns of its grid's row; less than 1 counts as 1. Source: SwiftUI's
    /// `gridCellColumns(_:)`.
    ///
    /// A view wider than its columns and the distances between them widens these columns. A grid has at most 1,000
    /// columns beyond the last one that a cell begins in.
    public func gridCellColumns(_ count: Int) -> some View {
        modified(by: CellColumnsModifier(count: max(count, 1)))
    }

    /// Sets the alignment of the view's whole column; the first cell of the column that sets one decides. Source:
    /// SwiftUI's `gridColumnAlignment(_:)`.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
        modified(by: ColumnAlignmentModifier(alignment: alignment))
    }

    /// Aligns a point of the view with the same point of its cell, whatever the alignment of grid, row or column.
    /// Source: SwiftUI's `gridCellAnchor(_:)`.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modified(by: CellAnchorModifier(anchor: anchor))
    }

    /// Offers the view no more on these axes than the other cells of its column or row need, so that a spacer or a
    /// colour stretches neither. Source: SwiftUI's `gridCellUnsizedAxes(_:)`.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modified(by: UnsizedAxesModifier(axes: axes))
    }
}

private struct CellColumnsModifier: TraitsModifier {
    let count: Int

    func change(_ traits: inout LayoutTraits) { traits.gridCell.columns = count }
}

private struct ColumnAlignmentModifier: TraitsModifier {
    let alignment: HorizontalAlignment

    func change(_ traits: inout LayoutTraits) { traits.gridCell.columnAlignment = alignment }
}

private struct CellAnchorModifier: TraitsModifier {
    let anchor: UnitPoint

    func change(_ traits: inout LayoutTraits) { traits.gridCell.anchor = anchor }
}

private struct UnsizedAxesModifier: TraitsModifier {
    let axes: Axis.Set

    func change(_ traits: inout LayoutTraits) { traits.gridCell.unsizedAxes = axes }
}
