import MizanBase

/// `LazyVStack` and `LazyHStack`: as long as their children at their ideal, and across the axis as long as proposed.
///
/// A child is proposed that length and nothing along the axis; without a proposal the greatest ideal length of a child
/// stands for it. Source: SwiftUI, whose lazy stacks fill the cross axis where stacks fit their children.
final class LazyStackNode: LazyNode {
    private let alignment: AlignmentGuide
    /// The distance that the author set; nil for the one that neighbours prefer.
    private let spacing: Double?
    /// The places of rows by the length across that is proposed to them.
    private var columns: [Double?: LazyColumn] = [:]

    init(
        axis: Axis, alignment: AlignmentGuide, spacing: Double?, pinnedViews: PinnedScrollableViews,
        identity: NodeIdentity?, direction: LayoutDirection, rows: LazyRows
    ) {
        self.alignment = alignment
        self.spacing = spacing
        // Where children stand follows the length across.
        var dependence: LayoutDependence = [.length(axis.crossing, on: axis.crossing), .guides(on: axis.crossing)]
        let length = LayoutDependence.length(axis, on: axis.crossing)
        if rows.window != nil || rows.nodes.dependence.contains(length) { dependence.insert(length) }
        super.init(
            axis: axis, rows: rows, pinnedViews: pinnedViews, identity: identity, direction: direction,
            dependence: dependence)
    }

    override func forget() { columns = [:] }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(alignment, default: axis == .horizontal ? .verticalCenter : .horizontalCenter)
        inputs.add(.spacing, spacing)
    }

    private func inner(_ across: Double?) -> ProposedViewSize { ProposedViewSize(along: axis, nil, across: across) }

    /// The places of the rows up to a position, and up to a row.
    private func column(across: Double?, through position: Double, row: Int = -1) -> LazyColumn {
        var column = columns.removeValue(forKey: across) ?? LazyColumn(overlap: max(-(spacing ?? 0), 0))
        while !(column.reach > position) || column.count <= row, column.count < rows.madeCount || makeNextRow() {
            add(to: &column, across: across)
        }
        if columns.count >= Self.measurementLimit { columns = [:] }
        columns[across] = column
        return column
    }

    private func add(to column: inout LazyColumn, across: Double?) {
        let row = column.count
        var end = column.ends.last ?? 0
        var start = end
        var breadth = 0.0
        let nodes = rows.nodes(of: row)
        for index in nodes.indices {
            let node = nodes[index]
            if index > 0 {
                end += spacing ?? rows.nodes[index - 1].traits.spacing.distance(to: node.traits.spacing, along: axis)
            }
            if index == nodes.startIndex { start = end }
            end += node.length(along: axis, inner(across))
            if across == nil { breadth = max(breadth, node.length(along: axis.crossing, .unspecified)) }
        }
        column.add(from: start, to: end, breadth: across == nil ? breadth : nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let across = proposal[axis.crossing]
        let end = end
        let column = column(across: across, through: end)
        let known = column.count(through: end)
        var size = Size.zero
        size[axis.crossing] = across ?? (known > 0 ? column.breadths[known - 1] : 0)
        size[axis] = column.length(knowing: known, others: Double(rows.count - known))
        return size
    }

    override func measureLength(along axis: Axis, _ proposal: ProposedViewSize) -> Double? {
        // No row decides it where it is proposed.
        axis == self.axis ? nil : proposal[axis]
    }

    override func arrange(_ proposal: ProposedViewSize) {
        if rows.window == nil { place(0..<rows.madeCount, of: column(across: placedAcross, through: .infinity)) }
    }

    override func placeVisible(from start: Double, through end: Double) -> Range<Int> {
        let column = column(across: placedAcross, through: end)
        let visible = column.rows(from: start, through: end)
        place(visible, of: column)
        return rows.indices(of: visible)
    }

    override func forNode(at place: Int, _ body: (LayoutNode, Point, ProposedViewSize) -> Void) {
        let (row, across) = (rows.count(holding: place + 1) - 1, placedAcross)
        let column = column(across: across, through: -.infinity, row: row)
        forEachChild(in: row..<row + 1, of: column, across: across, size: placedSize) { child, origin in
            if child === rows.nodes[place] { body(child, origin, inner(across)) }
        }
    }

    /// The length across that is proposed to the children where the stack is placed.
    private var placedAcross: Double { placedProposal[axis.crossing] ?? placedSize[axis.crossing] }

    private func place(_ rows: Range<Int>, of column: LazyColumn) {
        let across = placedAcross
        forEachChild(in: rows, of: column, across: across, size: placedSize) { child, origin in
            child.place(at: origin, proposal: inner(across))
        }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let size = size(proposal)
        let across = proposal[axis.crossing] ?? size[axis.crossing]
        let end = end
        let column = column(across: across, through: end)
        var values: [Double] = []
        forEachChild(in: 0..<column.count(through: end), of: column, across: across, size: size) { child, origin in
            if let value = child.explicitGuide(guide, inner(across)) { values.append(value + origin[guide.axis]) }
        }
        return guide.combined(values)
    }

    /// Goes through the children of rows with their places.
    private func forEachChild(
        in rows: Range<Int>, of column: LazyColumn, across: Double, size: Size, _ body: (LayoutNode, Point) -> Void
    ) {
        let (proposal, shared) = (inner(across), alignment.implicitValue(in: size))
        for row in rows {
            var position = column.starts[row]
            let nodes = self.rows.nodes(of: row)
            for index in nodes.indices {
                let child = nodes[index]
                if index > nodes.startIndex {
                    position +=
                        spacing ?? nodes[index - 1].traits.spacing.distance(to: child.traits.spacing, along: axis)
                }
                var origin = Point.zero
                origin[axis] = position
                origin[axis.crossing] = shared - child.guide(alignment, proposal)
                body(child, origin)
                position += child.length(along: axis, proposal)
            }
        }
    }
}
