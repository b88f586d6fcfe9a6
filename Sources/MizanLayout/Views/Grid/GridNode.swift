import MizanBase

/// `Grid`: rows and columns are sized in one operation, columns for all rows at once, then rows for the columns' widths.
///
/// ``GridStructure`` assigns cells to rows and columns; ``GridNode/columnPlan(_:)`` and ``GridNode/rowPlan(_:)`` size
/// the tracks; this class places the cells. Widths never follow heights: columns are measured without a height.
final class GridNode: LayoutNode {
    let structure: GridStructure
    private let alignment: Alignment
    /// The distances that the author set; nil for those that neighbours prefer.
    private let spacing: ProposedViewSize
    /// The least and greatest widths of the columns, found once.
    var columnRanges: [GridTrack]?
    /// The plans of columns by the proposed width.
    var columnPlans = MeasurementCache<ProposedViewSize, ColumnPlan>()
    /// The last plan of rows; another one repeats questions that cells have answered before.
    var lastRows: (proposal: ProposedViewSize, plan: RowPlan)?

    init(
        alignment: Alignment, spacing: ProposedViewSize, identity: NodeIdentity?, direction: LayoutDirection,
        children: [LayoutNode]
    ) {
        self.alignment = alignment
        self.spacing = spacing
        structure = GridStructure(children: children, alignment: alignment, spacing: spacing)
        super.init(
            identity: identity, direction: direction, children: children, traits: Self.traits(of: structure, children))
    }

    private static func traits(of structure: GridStructure, _ children: [LayoutNode]) -> LayoutTraits {
        let nodes = children.flatMap { ($0 as? GridRowNode)?.children ?? [$0] }
        let cells = nodes.dependence
        var traits = LayoutTraits.container(nodes, dependence: [])
        let isGuided = structure.columns.contains { $0.isGuided } || structure.rows.contains { $0.isGuided }
        if cells.hasAny(of: .onWidth) {
            traits.dependence.insert(.guidesOnWidth)
            // What one cell takes changes what another in its column is proposed.
            if cells.contains(.widthOnWidth) || isGuided { traits.dependence.insert(.widthOnWidth) }
            if cells.contains(.heightOnWidth) || isGuided { traits.dependence.insert(.heightOnWidth) }
        }
        if cells.hasAny(of: .onHeight) { traits.dependence.formUnion([.heightOnHeight, .guidesOnHeight]) }
        traits.spacing = structure.spacing
        return traits
    }

    override func forget() {
        columnRanges = nil
        columnPlans = MeasurementCache()
        lastRows = nil
    }

    override var measuresAxesSeparately: Bool { true }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(alignment)
        inputs.add(.horizontalSpacing, spacing.width)
        inputs.add(.verticalSpacing, spacing.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(width: columnPlan(proposal.width).width, height: rowPlan(proposal).height)
    }

    override func measureLength(along axis: Axis, _ proposal: ProposedViewSize) -> Double? {
        axis == .horizontal ? columnPlan(proposal.width).width : nil
    }

    /// The extent that cells of a column or a row take of a share.
    ///
    /// - Parameter across: The length proposed to a cell on the other axis.
    func extent(
        of line: GridStructure.GridLine, along axis: Axis, _ share: Double?, cells: some Sequence<Int>,
        across: (_ cell: Int) -> Double?
    ) -> GridTrack.TrackExtent {
        var extent = GridTrack.TrackExtent()
        var (before, after) = (-Double.infinity, -Double.infinity)
        for index in cells {
            let cell = structure.cells[index]
            let proposal = ProposedViewSize(along: axis, cell.isUnsized(on: axis) ? 0 : share, across: across(index))
            let length = cell.length(along: axis, proposal)
            if line.isGuided, cell.isAligned(on: axis), length.isFinite, cell.participates(in: line.guide, proposal) {
                let position = cell.guide(line.guide, proposal)
                before = max(before, position)
                after = max(after, length - position)
            } else {
                extent.include(length)
            }
        }
        extent.lineUp(before: before, after: after, guide: line.guide)
        return extent
    }

    // MARK: Placing

    override func arrange(_ proposal: ProposedViewSize) {
        let columns = columnPlan(proposal.width)
        var row = 0
        var y = 0.0
        let rows = rowPlan(proposal)
        for child in children {
            let rowNode = child as? GridRowNode
            if let rowNode, rowNode.children.isEmpty {
                rowNode.place(at: Point(x: 0, y: y), proposal: .zero)
                continue
            }
            let height = rows.tracks[row].length
            rowNode?.place(
                at: Point(x: 0, y: y), proposal: ProposedViewSize(width: columns.width, height: height))
            for index in structure.rows[row].cells {
                let proposal = offer(to: index, of: row, columns: columns, rows: rows)
                var origin = origin(of: index, of: row, proposal, columns: columns, rows: rows)
                if rowNode == nil { origin.y += y }
                structure.cells[index].place(at: origin, proposal: proposal)
            }
            y += height + structure.rows[row].distance
            row += 1
        }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let (columns, rows) = (columnPlan(proposal.width), rowPlan(proposal))
        var y = 0.0
        var values: [Double] = []
        for row in structure.rows.indices {
            for index in structure.rows[row].cells {
                let inner = offer(to: index, of: row, columns: columns, rows: rows)
                guard let value = structure.cells[index].explicitGuide(guide, inner) else { continue }
                let origin = origin(of: index, of: row, inner, columns: columns, rows: rows)
                values.append(value + (guide.axis == .horizontal ? origin.x : origin.y + y))
            }
            y += rows.tracks[row].length + structure.rows[row].distance
        }
        return guide.combined(values)
    }

    /// The final proposal to a cell.
    private func offer(to index: Int, of row: Int, columns: ColumnPlan, rows: RowPlan) -> ProposedViewSize {
        let cell = structure.cells[index]
        let line = structure.rows[row]
        let track = rows.tracks[row]
        var proposal = rows.offers[index]
        if cell.isUnsized(on: .vertical) {
            proposal.height = track.length
        } else if line.isGuided, cell.isAligned(on: .vertical) {
            // Another height would move the guide.
            proposal.height = track.share
        } else {
            proposal.height = track.share
            let measured = proposal
            proposal.height = track.offer(measuredWith: track.share, cell.length(along: .vertical, measured))
        }
        return proposal
    }

    /// The place of a cell in its row.
    ///
    /// A cell with an anchor has that point of its view on the same point of the cell. Others are aligned with the
    /// guides of their column and row; a cell over several columns with the guide of all of them. Cells that took no
    /// part in finding the guide don't leave their cell for it.
    private func origin(
        of index: Int, of row: Int, _ proposal: ProposedViewSize, columns: ColumnPlan, rows: RowPlan
    ) -> Point {
        let cell = structure.cells[index]
        let x = columns.starts[cell.column]
        let area = Size(
            width: columns.tracks.length(of: cell.columns, distances: columns.distances),
            height: rows.tracks[row].length)
        let size = cell.size(proposal)
        if let anchor = cell.anchor {
            return Point(
                x: x + anchor.x * (area.width - size.width), y: anchor.y * (area.height - size.height))
        }
        func offset(_ axis: Axis, _ line: GridStructure.GridLine, _ track: GridTrack) -> Double {
            let isOwn = cell.decides(line.guide)
            let own = isOwn ? cell.guide(line.guide, proposal) : line.guide.implicitValue(in: size)
            guard line.isGuided, cell.participates(in: line.guide, proposal) else {
                return line.guide.implicitValue(in: area) - own
            }
            let offset = track.shared(line.guide) - own
            return cell.isAligned(on: axis) ? offset : max(min(offset, area[axis] - size[axis]), 0)
        }
        var column = structure.columns[cell.column]
        if cell.span > 1 {
            column.isGuided = false
            if !cell.isInRow { column.guide = alignment.horizontal.guide }
        }
        return Point(
            x: x + offset(.horizontal, column, columns.tracks[cell.column]),
            y: offset(.vertical, structure.rows[row], rows.tracks[row]))
    }
}
