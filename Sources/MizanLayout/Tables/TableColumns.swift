import MizanBase

/// The cells of one row beside each other, from the leading side on, at widths that depend on the columns and the room alone: all
/// rows of a table and its header have the same ones.
///
/// Columns share the room as the views of a stack do: those that give way least take theirs first. Where even their least widths
/// don't fit, the cells stand below each other.
struct TableColumns: Layout {
    let tracks: [TableTrack]
    /// The least width of a column that has none of its own, in points.
    let leastWidth: Double
    private let spacing = 8.0
    private let lineSpacing = 4.0

    init(_ tracks: [TableTrack], leastWidth: Double) {
        self.tracks = tracks
        self.leastWidth = leastWidth
    }

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

    /// The widths of the columns; nil where they don't fit beside each other.
    func widths(in room: Double?) -> [Double]? {
        guard let room else { return tracks.map { $0.width(of: $0.ideal ?? leastWidth * 2, least: leastWidth) } }
        let least = tracks.reduce(0) { $0 + $1.least(leastWidth) }
        var rest = room - spacing * Double(max(tracks.count - 1, 0))
        guard least <= rest else { return nil }
        guard rest.isFinite else { return tracks.map { $0.width(of: rest, least: leastWidth) } }
        var widths = Array(repeating: 0.0, count: tracks.count)
        let order = tracks.indices.sorted { first, second in
            let (one, other) = (tracks[first], tracks[second])
            let (early, late) = (one.flexibility(leastWidth), other.flexibility(leastWidth))
            return early == late ? one.least(leastWidth) > other.least(leastWidth) : early < late
        }
        for (number, index) in order.enumerated() {
            let share = rest / Double(order.count - number)
            widths[index] = tracks[index].width(of: share, least: leastWidth)
            rest -= widths[index]
        }
        return widths
    }

    /// A row's cells, each with its place in the row and the width that it is proposed.
    private struct Row {
        var size: Size
        var cells: [(origin: Point, width: Double?)] = []
    }

    private func row(of subviews: Subviews, in room: Double?) -> Row {
        guard let widths = widths(in: room) else { return column(of: subviews, in: room) }
        let cells = zip(subviews, widths).map { subview, width in
            subview.dimensions(in: ProposedViewSize(width: width, height: nil))
        }
        // Cells stand on the baseline of their first lines.
        let baseline = cells.map { $0[.firstTextBaseline] }.max() ?? 0
        var row = Row(size: .zero)
        for (index, cell) in cells.enumerated() {
            let (x, y) = (row.size.width, baseline - cell[.firstTextBaseline])
            // An endless column has no other side.
            let beside = widths[index].isFinite ? max(widths[index] - cell.width, 0) : 0
            row.cells.append((Point(x: x + beside * tracks[index].alignment.fraction, y: y), widths[index]))
            row.size.width = x + widths[index] + (index + 1 < cells.count ? spacing : 0)
            row.size.height = max(row.size.height, y + cell.height)
        }
        return row
    }

    /// The cells below each other, each as wide as there is room.
    private func column(of subviews: Subviews, in room: Double?) -> Row {
        var row = Row(size: Size(width: room ?? 0, height: 0))
        for subview in subviews {
            if !row.cells.isEmpty { row.size.height += lineSpacing }
            row.cells.append((Point(x: 0, y: row.size.height), room))
            row.size.height += subview.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
        }
        return row
    }
}
