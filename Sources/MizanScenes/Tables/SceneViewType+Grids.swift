import MizanLayout

extension SceneViewType {
    /// Grids and their rows.
    @SceneTable<SceneViewType> static var grids: [SceneViewType] {
        SceneViewType(
            "Grid", "Rows whose cells stand in common columns.",
            .argument("alignment", .alignment, or: .center, "Where a cell stands in its row and column."),
            .argument("horizontalSpacing", .number, "The distance between columns, in points; 8 unless said."),
            .argument("verticalSpacing", .number, "The distance between rows, in points; 8 unless said."),
            .content
        ) { alignment, horizontalSpacing, verticalSpacing, content in
            Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) {
                content
            }
        }
        SceneViewType(
            "GridRow", "The cells of one row of a grid.",
            .argument("alignment", .verticalAlignment, "Where the cells stand in the row's height; as the grid says."),
            .content
        ) { alignment, content in
            GridRow(alignment: alignment) { content }
        }
    }
}
