import MizanBase

/// What a cell asks of its grid; modifiers around the cell carry it along.
struct GridCellTraits {
    /// The columns that the cell takes.
    var columns = 1
    /// How the whole column of the cell is aligned.
    var columnAlignment: HorizontalAlignment?
    /// The place of the cell's bounds that lies on the same place of the view, instead of any guide.
    var anchor: UnitPoint?
    /// The axes on which the view is offered no share of what is available.
    var unsizedAxes: Axis.Set = []
}
