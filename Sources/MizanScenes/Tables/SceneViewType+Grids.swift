import MizanLayout

extension SceneViewType {
    /// Grids and their rows.
    @SceneTableBuilder<SceneViewType> static var grids: [SceneViewType] {
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
        SceneViewType(
            "LazyVGrid", "Cells that fill columns of given widths, line by line.",
            .required("columns", .gridItems, "The columns: fixed, flexible or adaptive."),
            .argument(
                "alignment", .horizontalAlignment, or: .center, "Where the columns stand in a grid wider than they."),
            .argument("spacing", .number, "The distance between rows, in points; 8 unless said."),
            .argument(
                "pinnedViews", .pinnedViews, or: PinnedScrollableViews(),
                "The headers and footers of sections that stay in the visible part while their section is there."),
            .content
        ) { columns, alignment, spacing, pinned, content in
            LazyVGrid(
                columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinned
            ) { content }
        }
        SceneViewType(
            "LazyHGrid", "Cells that fill rows of given heights, line by line.",
            .required("rows", .gridItems, "The rows: fixed, flexible or adaptive."),
            .argument("alignment", .verticalAlignment, or: .center, "Where the rows stand in a grid higher than they."),
            .argument("spacing", .number, "The distance between columns, in points; 8 unless said."),
            .argument(
                "pinnedViews", .pinnedViews, or: PinnedScrollableViews(),
                "The headers and footers of sections that stay in the visible part while their section is there."),
            .content
        ) { rows, alignment, spacing, pinned, content in
            LazyHGrid(
                rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinned
            ) { content }
        }
    }
}
