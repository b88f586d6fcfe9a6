/// What a cell asks of its grid.
struct GridCellTraits {
    /// How the whole column of the cell is aligned.
    var columnAlignment: HorizontalAlignment?
}
