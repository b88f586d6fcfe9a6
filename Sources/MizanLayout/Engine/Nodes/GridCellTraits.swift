import MizanBase

/// A cell's requests to its grid; modifiers around the cell pass them on.
struct GridCellTraits: Equatable {
    /// The number of columns that the cell spans.
    var columns = 1
    /// The alignment of the cell's whole column.
    var columnAlignment: HorizontalAlignment?
    /// The point of the cell's bounds that is aligned with the same point of the view, instead of a guide.
    var anchor: UnitPoint?
    /// The axes on which the view is offered no share of the available length.
    var unsizedAxes: Axis.Set = []
}
