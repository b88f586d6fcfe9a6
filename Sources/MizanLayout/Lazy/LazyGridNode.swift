import MizanBase

/// `LazyVGrid` and `LazyHGrid`: cells fill the items' tracks in their order, line by line along the grid's own axis.
///
/// ``LazyGridTracks`` sizes the tracks. A cell is proposed its track's length and nothing along the axis; a line is as
/// long as its longest cell, and its cells follow the item's alignment. The grid is as wide as its tracks.
final class LazyGridNode: LazyNode {
    private let items: [GridItem]
    /// The alignment of the tracks in a grid that is longer than they are.
    private let alignment: AlignmentGuide
    private let spacing: Double?
    /// The tracks and lines by the length across that is available.
    private var plans: [Double?: Plan] = [:]

    private struct Plan {
        let tracks: LazyGridTracks
        var lines: LazyColumn
    }

    init(
        axis: Axis, items: [GridItem], alignment: AlignmentGuide, spacing: Double?, identity: NodeIdentity?,
        direction: LayoutDirection, rows: LazyRows
    ) {
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
        let isFixed = items.allSatisfy { if case .fixed = $0.size { true } else { false } }
        super.init(
            axis: axis, rows: rows, identity: identity, direction: direction,
            dependence: isFixed
                ? .none
                : [
                    .length(axis.crossing, on: axis.crossing), .length(axis, on: axis.crossing),
                    .guides(on: axis.crossing),
                ])
    }

    override func forget() { plans = [:] }

    override func say(_ inputs: inout ViewInputs) {
        inputs.add(axis == .vertical ? .columns : .rows, parts: items.map(\.field))
        inputs.add(alignment, default: axis == .horizontal ? .verticalCenter : .horizontalCenter)
        inputs.add(.spacing, spacing)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let end = end
        let plan = plan(proposal[axis.crossing], through: end)
        var size = Size.zero
        size[axis] = length(of: plan, through: end)
        size[axis.crossing] = plan.tracks.length
        return size
    }

    /// The length of all lines, of which those up to a position are known.
    private func length(of plan: Plan, through end: Double) -> Double {
        let (known, trackCount) = (plan.lines.count(through: end), plan.tracks.tracks.count)
        let cellCount = known * trackCount
        guard known > 0, cellCount <= rows.nodes.count else { return plan.lines.length(knowing: known, others: 0) }
        let rowCount = rows.count(holding: cellCount)
        let others = Double(rows.count - rowCount) * Double(known) / Double(rowCount)
        return plan.lines.length(knowing: known, others: others.rounded(.up))
    }

    override func arrange(_ proposal: ProposedViewSize) {
        guard rows.window == nil else { return }
        let plan = plan(placedSize[axis.crossing], through: .infinity)
        place(plan.tracks.tracks.isEmpty ? 0..<0 : 0..<plan.lines.count, of: plan)
    }

    override func placeVisible(from start: Double, through end: Double) -> Range<Int> {
        let plan = plan(placedSize[axis.crossing], through: end)
        let lines = plan.lines.rows(from: start, through: end)
        place(lines, of: plan)
        return cells(in: lines, of: plan)
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let (size, end) = (size(proposal), end)
        let plan = plan(size[axis.crossing], through: end)
        var values: [Double] = []
        forEachCell(in: 0..<plan.lines.count(through: end), of: plan, size: size) { cell, origin, proposal in
            if let value = cell.explicitGuide(guide, proposal) { values.append(value + origin[guide.axis]) }
        }
        return guide.combined(values)
    }

    /// The tracks of a length, and the lines of cells in them up to a position.
    private func plan(_ length: Double?, through position: Double) -> Plan {
        var plan =
            plans.removeValue(forKey: length)
            ?? Plan(
                tracks: LazyGridTracks(items, available: length), lines: LazyColumn(overlap: max(-(spacing ?? 0), 0)))
        while !(plan.lines.reach > position), addLine(to: &plan) {}
        if plans.count >= Self.answerLimit { plans = [:] }
        plans[length] = plan
        return plan
    }

    /// Adds the line of the next cells.
    ///
    /// - Returns: Whether there were some.
    private func addLine(to plan: inout Plan) -> Bool {
        let tracks = plan.tracks.tracks
        let first = plan.lines.count * tracks.count
        while rows.nodes.count < first + tracks.count, makeNextRow() {}
        let cells = rows.nodes[min(first, rows.nodes.count)...].prefix(tracks.count)
        guard !cells.isEmpty else { return false }
        var length = 0.0
        for (track, cell) in zip(tracks, cells) { length = max(length, cell.length(along: axis, proposal(in: track))) }
        var distance = spacing
        if first > 0, distance == nil {
            for (above, below) in zip(rows.nodes[(first - tracks.count)...], cells) {
                let own = above.traits.spacing.distance(to: below.traits.spacing, along: axis)
                distance = max(distance ?? own, own)
            }
        }
        let start = (plan.lines.ends.last ?? 0) + (first > 0 ? distance ?? 0 : 0)
        plan.lines.add(from: start, to: start + length, breadth: nil)
        return true
    }

    private func cells(in lines: Range<Int>, of plan: Plan) -> Range<Int> {
        let count = plan.tracks.tracks.count
        // The last line may have fewer cells than tracks.
        return min(lines.lowerBound * count, rows.nodes.count)..<min(lines.upperBound * count, rows.nodes.count)
    }

    private func proposal(in track: LazyGridTracks.Track) -> ProposedViewSize {
        ProposedViewSize(along: axis, nil, across: track.length)
    }

    private func place(_ lines: Range<Int>, of plan: Plan) {
        forEachCell(in: lines, of: plan, size: placedSize) { cell, origin, proposal in
            cell.place(at: origin, proposal: proposal)
        }
    }

    /// Goes through the cells of lines with their places in a size, which the tracks were found for.
    private func forEachCell(
        in lines: Range<Int>, of plan: Plan, size: Size, _ body: (LayoutNode, Point, ProposedViewSize) -> Void
    ) {
        let tracks = plan.tracks.tracks
        let slack = max(size[axis.crossing] - plan.tracks.length, 0)
        let indent = alignment.implicitValue(in: Size(width: slack, height: slack))
        for index in cells(in: lines, of: plan) {
            let track = tracks[index % tracks.count]
            let line = index / tracks.count
            let proposal = proposal(in: track)
            var area = Size.zero
            area[axis] = plan.lines.ends[line] - plan.lines.starts[line]
            area[axis.crossing] = track.length
            var origin = rows.nodes[index].origin(aligned: track.alignment, in: area, proposal: proposal)
            origin[axis] += plan.lines.starts[line]
            origin[axis.crossing] += track.start + indent
            body(rows.nodes[index], origin, proposal)
        }
    }
}
