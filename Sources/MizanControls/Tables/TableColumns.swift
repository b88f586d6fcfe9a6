import MizanBase
import MizanLayout

/// The cells of one row next to each other, from the leading side on, in the widths of the table's columns. A row is as wide as the
/// table, whatever its columns need.
struct TableColumns: Layout {
    let widths: TableWidths

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        row(of: subviews, in: proposal.width).size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let row = row(of: subviews, in: proposal.width)
        for (subview, cell) in zip(subviews, row.cells) {
            subview.place(
                at: Point(x: bounds.minX + cell.origin.x, y: bounds.minY + cell.origin.y),
                proposal: ProposedViewSize(width: cell.width, height: nil))
        }
    }

    /// A row's cells, each with its place in the row and the width that it is proposed.
    private struct ColumnRow {
        var size: Size
        var cells: [(origin: Point, width: Double)] = []
    }

    private func row(of subviews: Subviews, in room: Double?) -> ColumnRow {
        let columns = widths.widths(in: room)
        let cells = zip(subviews, columns).map { subview, width in
            subview.dimensions(in: ProposedViewSize(width: width, height: nil))
        }
        // The baselines of the cells' first lines are at one height.
        let baseline = cells.map { $0[.firstTextBaseline] }.max() ?? 0
        var row = ColumnRow(size: .zero)
        for (index, cell) in cells.enumerated() {
            let (x, y) = (row.size.width, baseline - cell[.firstTextBaseline])
            // An endless column has no other side.
            let beside = columns[index].isFinite ? max(columns[index] - cell.width, 0) : 0
            row.cells.append((Point(x: x + beside * widths.tracks[index].alignment.fraction, y: y), columns[index]))
            row.size.width = x + columns[index] + (index + 1 < cells.count ? TableWidths.spacing : 0)
            row.size.height = max(row.size.height, y + cell.height)
        }
        row.size.width = max(row.size.width, room ?? 0)
        return row
    }
}
