import MizanBase

/// `Grid`: columns are sized for all rows at once, then rows for the columns' widths; a child that is no row spans all
/// columns.
final class GridNode: LayoutNode {
    private let alignment: Alignment
    private let spacing: Size
    /// The cells of each column, top to bottom.
    private let columns: [[LayoutNode]]
    /// How the cells of each column are aligned: as its first cell that says so, else as the grid.
    private let columnAlignments: [AlignmentGuide]
    private var plans = Answers<ProposedViewSize, Plan>()

    private struct Plan {
        var widths: [Double]
        var heights: [Double]
        var size: Size
    }

    init(
        alignment: Alignment, spacing: Size, identity: NodeIdentity?, direction: LayoutDirection,
        children: [LayoutNode]
    ) {
        self.alignment = alignment
        self.spacing = spacing
        let rows = children.compactMap { ($0 as? GridRowNode)?.children }
        columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.filter { $0.indices.contains(column) }.map { $0[column] }
        }
        columnAlignments = columns.map {
            ($0.lazy.compactMap(\.traits.gridCell.columnAlignment).first ?? alignment.horizontal).guide
        }
        // Columns are sized before rows: no height changes a width.
        let cells = children.flatMap { ($0 as? GridRowNode)?.children ?? [$0] }
        var traits = LayoutTraits.container(
            children, dependence: cells.dependence.subtracting([.widthOnHeight]))
        if cells.dependence.hasAny(of: .onWidth) { traits.dependence.formUnion(.onWidth) }
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { plan(for: proposal).size }

    private func plan(for proposal: ProposedViewSize) -> Plan {
        if let known = plans[proposal] { return known }
        let widths = columnWidths(proposal.width)
        let spanning = children.filter { !($0 is GridRowNode) }
        var width = sum(widths, spacing.width)
        for child in spanning {
            let offered = columns.isEmpty ? proposal.width : width
            width = max(width, child.size(ProposedViewSize(width: offered, height: nil)).width)
        }
        let heights = rowHeights(proposal.height, widths: widths, width: width)
        let plan = Plan(
            widths: widths, heights: heights, size: Size(width: width, height: sum(heights, spacing.height)))
        return plans.keep(plan, to: proposal)
    }

    private func sum(_ lengths: [Double], _ spacing: Double) -> Double {
        lengths.reduce(0, +) + spacing * Double(max(lengths.count - 1, 0))
    }

    // MARK: Columns

    private func columnWidths(_ proposed: Double?) -> [Double] {
        func width(_ column: Int, _ proposal: Double?) -> Double {
            columns[column].map { $0.size(ProposedViewSize(width: proposal, height: nil)).width }.max() ?? 0
        }
        guard let proposed else { return columns.indices.map { width($0, nil) } }
        let sizing = TrackSizing(
            minima: columns.indices.map { width($0, 0) }, maxima: columns.indices.map { width($0, .infinity) })
        return sizing.lengths(
            available: proposed - spacing.width * Double(max(columns.count - 1, 0)), length: { width($0, $1) })
    }

    // MARK: Rows

    private func rowHeights(_ proposed: Double?, widths: [Double], width: Double) -> [Double] {
        func height(_ row: Int, _ proposal: Double?) -> Double {
            guard let node = children[row] as? GridRowNode else {
                return children[row].size(ProposedViewSize(width: width, height: proposal)).height
            }
            return extent(of: node, widths: widths, height: proposal).length
        }
        guard let proposed else { return children.indices.map { height($0, nil) } }
        let sizing = TrackSizing(
            minima: children.indices.map { height($0, 0) }, maxima: children.indices.map { height($0, .infinity) })
        return sizing.lengths(
            available: proposed - spacing.height * Double(max(children.count - 1, 0)), length: { height($0, $1) })
    }

    /// The height that a row's cells need around their shared guide, and how far the guide lies from the top.
    private func extent(of row: GridRowNode, widths: [Double], height: Double?) -> (length: Double, guide: Double) {
        let guide = (row.alignment ?? alignment.vertical).guide
        var (above, below) = (0.0, 0.0)
        for (column, cell) in row.children.enumerated() {
            let proposal = ProposedViewSize(width: widths[column], height: height)
            let position = cell.guide(guide, proposal)
            above = max(above, position)
            below = max(below, cell.size(proposal).height - position)
        }
        return (above + below, above)
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let plan = plan(for: proposal)
        var y = 0.0
        for (row, child) in children.enumerated() {
            let size = Size(width: plan.size.width, height: plan.heights[row])
            if let node = child as? GridRowNode {
                node.place(
                    at: Point(x: 0, y: y), size: size, cells: cellPlaces(of: node, plan: plan, height: size.height))
            } else {
                let inner = ProposedViewSize(size)
                let origin = child.origin(aligned: alignment, in: size, proposal: inner)
                child.place(at: Point(x: origin.x, y: y + origin.y), proposal: inner)
            }
            y += size.height + spacing.height
        }
    }

    private func cellPlaces(
        of row: GridRowNode, plan: Plan, height: Double
    ) -> [(origin: Point, proposal: ProposedViewSize)] {
        let vertical = (row.alignment ?? alignment.vertical).guide
        // Edges and centres are the row's own; baselines lie where the cells' extent puts them.
        let shared =
            vertical.kind == .baselines
            ? extent(of: row, widths: plan.widths, height: height).guide
            : vertical.implicitValue(in: Size(width: 0, height: height))
        var x = 0.0
        return row.children.enumerated().map { column, cell in
            let proposal = ProposedViewSize(width: plan.widths[column], height: height)
            let horizontal = columnAlignments[column]
            let cellSize = Size(width: plan.widths[column], height: height)
            let origin = Point(
                x: x + horizontal.implicitValue(in: cellSize) - cell.guide(horizontal, proposal),
                y: shared - cell.guide(vertical, proposal))
            x += plan.widths[column] + spacing.width
            return (origin, proposal)
        }
    }
}
