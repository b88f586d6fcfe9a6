import MizanBase

extension View {
    /// The view takes several columns of its grid's row; less than 1 counts as 1. Source: SwiftUI's `gridCellColumns(_:)`.
    ///
    /// What it needs beyond its columns' widths and the distances between them widens these columns. At most 1,000 columns
    /// stand beyond those that cells begin in.
    public func gridCellColumns(_ count: Int) -> some View {
        gridCell { $0.columns = max(count, 1) }
    }

    /// How the whole column that the view stands in is aligned; the column's first cell that says so decides. Source:
    /// SwiftUI's `gridColumnAlignment(_:)`.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
        gridCell { $0.columnAlignment = alignment }
    }

    /// Puts a place of the view on the same place of its cell, whatever the grid, row or column says. Source: SwiftUI's
    /// `gridCellAnchor(_:)`.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        gridCell { $0.anchor = anchor }
    }

    /// The view is offered no more on these axes than the other cells of its column or row need, so that a spacer or a
    /// colour stretches none. Source: SwiftUI's `gridCellUnsizedAxes(_:)`.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        gridCell { $0.unsizedAxes = axes }
    }

    private func gridCell(_ change: @escaping (inout GridCellTraits) -> Void) -> some View {
        traits { change(&$0.gridCell) }
    }
}
