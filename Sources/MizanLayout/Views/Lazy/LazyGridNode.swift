import MizanBase

/// `LazyVGrid` and `LazyHGrid`: cells fill the items' tracks in their order, line by line along the grid's own axis.
///
/// ``LazyGridTracks`` sizes the tracks. A cell is proposed its track's length and nothing along the axis; a line is as
/// long as its longest cell, and its cells follow the item's alignment. The grid is as wide as its tracks. The header and the
/// footer of a section have lines of their own across all tracks, and each section begins a line.
final class LazyGridNode: LazyNode {
    private let items: [GridItem]
    /// The alignment of the tracks in a grid that is longer than they are.
    private let alignment: AlignmentGuide
    private let spacing: Double?
    /// The tracks and lines by the length across that is available.
    private var plans: [Double?: LinePlan] = [:]

    private struct LinePlan {
        let tracks: LazyGridTracks
        /// The places of the lines.
        var column: LazyColumn
        var lines: [GridLine] = []
    }

    private struct GridLine {
        var cells: Range<Int>
        /// Whether the cell is a header or a footer, which spans all tracks.
        let isWhole: Bool
    }

    init(
        axis: Axis, items: [GridItem], alignment: AlignmentGuide, spacing: Double?, pinnedViews: PinnedScrollableViews,
        identity: NodeIdentity?, direction: LayoutDirection, rows: LazyRows
    ) {
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
        let isFixed = items.allSatisfy { if case .fixed = $0.size { true } else { false } }
        super.init(
            axis: axis, rows: rows, pinnedViews: pinnedViews, identity: identity, direction: direction,
            dependence: isFixed
                ? .none
                : [
                    .length(axis.crossing, on: axis.crossing), .length(axis, on: axis.crossing),
                    .guides(on: axis.crossing),
                ])
    }

    override func forget() { plans = [:] }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(axis == .vertical ? .columns : .rows, parts: items.map(\.attribute))
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
    private func length(of plan: LinePlan, through end: Double) -> Double {
        let known = plan.column.count(through: end)
        guard known > 0 else { return 0 }
        let (last, cellCount) = (plan.lines[known - 1], plan.lines[known - 1].cells.upperBound)
        let isShort = !last.isWhole && last.cells.count < plan.tracks.tracks.count
        // A line that isn't full is the last one, unless another section comes after it.
        if isShort, cellCount == rows.nodes.count { return plan.column.length(knowing: known, others: 0) }
        let rowCount = rows.count(holding: cellCount)
        // The rest of the last row is made, and in no line yet.
        let rest = rows.indices(of: rowCount - 1..<rowCount).upperBound - cellCount
        let restLines = (Double(rest) / Double(plan.tracks.tracks.count)).rounded(.up)
        let others = restLines + Double(rows.count - rowCount) * (Double(known) + restLines) / Double(rowCount)
        return plan.column.length(knowing: known, others: others.rounded(.up))
    }

    override func arrange(_ proposal: ProposedViewSize) {
        guard rows.window == nil else { return }
        let plan = plan(placedSize[axis.crossing], through: .infinity)
        place(0..<plan.column.count, of: plan)
    }

    override func placeVisible(from start: Double, through end: Double) -> Range<Int> {
        let plan = plan(placedSize[axis.crossing], through: end)
        let lines = plan.column.rows(from: start, through: end)
        place(lines, of: plan)
        guard let first = plan.lines[lines].first, let last = plan.lines[lines].last else {
            let next = lines.lowerBound < plan.lines.count ? plan.lines[lines.lowerBound].cells.lowerBound : nil
            return (next ?? rows.nodes.count)..<(next ?? rows.nodes.count)
        }
        return first.cells.lowerBound..<last.cells.upperBound
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let (size, end) = (size(proposal), end)
        let plan = plan(size[axis.crossing], through: end)
        var values: [Double] = []
        forEachCell(in: 0..<plan.column.count(through: end), of: plan, size: size) { cell, origin, proposal in
            if let value = cell.explicitGuide(guide, proposal) { values.append(value + origin[guide.axis]) }
        }
        return guide.combined(values)
    }

    override func forNode(at place: Int, _ body: (LayoutNode, Point, ProposedViewSize) -> Void) {
        let plan = plan(placedSize[axis.crossing], through: -.infinity, cell: place)
        var (low, high) = (0, plan.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if plan.lines[middle].cells.upperBound > place { high = middle } else { low = middle + 1 }
        }
        guard low < plan.lines.count else { return }
        forEachCell(in: low..<low + 1, of: plan, size: placedSize) { cell, origin, proposal in
            if cell === rows.nodes[place] { body(cell, origin, proposal) }
        }
    }

    /// The tracks of a length, and the lines of cells in them up to a position, and up to a cell.
    private func plan(_ length: Double?, through position: Double, cell: Int = -1) -> LinePlan {
        var plan =
            plans.removeValue(forKey: length)
            ?? LinePlan(
                tracks: LazyGridTracks(items, available: length), column: LazyColumn(overlap: max(-(spacing ?? 0), 0)))
        while !(plan.column.reach > position) || plan.lines.last.map({ $0.cells.upperBound <= cell }) ?? (cell >= 0),
            addLine(to: &plan)
        {}
        if plans.count >= Self.measurementLimit { plans = [:] }
        plans[length] = plan
        return plan
    }

    /// Adds the line of the next cells.
    ///
    /// - Returns: Whether there were some.
    private func addLine(to plan: inout LinePlan) -> Bool {
        guard let line = nextLine(of: plan.tracks.tracks.count, after: plan.lines.last) else { return false }
        var length = 0.0
        for (place, cell) in zip(line.cells, rows.nodes[line.cells]) {
            length = max(length, cell.length(along: axis, proposal(at: place, in: line, of: plan.tracks)))
        }
        var distance = spacing
        if let before = plan.lines.last, distance == nil {
            let (above, below) = (rows.nodes[before.cells], rows.nodes[line.cells])
            let neighbours =
                before.isWhole || line.isWhole
                ? above.flatMap { above in below.map { (above, $0) } } : Array(zip(above, below))
            for (above, below) in neighbours {
                let own = above.traits.spacing.distance(to: below.traits.spacing, along: axis)
                distance = max(distance ?? own, own)
            }
        }
        let start = (plan.column.ends.last ?? 0) + (plan.lines.isEmpty ? 0 : distance ?? 0)
        plan.column.add(from: start, to: start + length, breadth: nil)
        plan.lines.append(line)
        return true
    }

    /// The cells of the next line: as many as there are tracks, as long as they are of one section.
    private func nextLine(of trackCount: Int, after last: GridLine?) -> GridLine? {
        let first = last?.cells.upperBound ?? 0
        func part(of place: Int) -> SectionPart? { rows.nodes[place].value(of: SectionPart.self) }
        func has(_ place: Int) -> Bool {
            while rows.nodes.count <= place { if !makeNextRow() { return false } }
            return true
        }
        guard trackCount > 0, has(first) else { return nil }
        let section = part(of: first)
        if let section, section.part != .content { return GridLine(cells: first..<first + 1, isWhole: true) }
        var end = first + 1
        while end < first + trackCount, has(end), part(of: end)?.isAdjacent(section) ?? (section == nil) { end += 1 }
        return GridLine(cells: first..<end, isWhole: false)
    }

    private func proposal(at place: Int, in line: GridLine, of tracks: LazyGridTracks) -> ProposedViewSize {
        let across = line.isWhole ? tracks.length : tracks.tracks[place - line.cells.lowerBound].length
        return ProposedViewSize(along: axis, nil, across: across)
    }

    private func place(_ lines: Range<Int>, of plan: LinePlan) {
        forEachCell(in: lines, of: plan, size: placedSize) { cell, origin, proposal in
            cell.place(at: origin, proposal: proposal)
        }
    }

    /// Goes through the cells of lines with their places in a size, which the tracks were found for.
    private func forEachCell(
        in lines: Range<Int>, of plan: LinePlan, size: Size, _ body: (LayoutNode, Point, ProposedViewSize) -> Void
    ) {
        let tracks = plan.tracks.tracks
        let slack = max(size[axis.crossing] - plan.tracks.length, 0)
        let indent = alignment.implicitValue(in: Size(width: slack, height: slack))
        for number in lines {
            let line = plan.lines[number]
            for index in line.cells {
                let proposal = proposal(at: index, in: line, of: plan.tracks)
                var origin = Point.zero
                if line.isWhole {
                    let shared = alignment.implicitValue(
                        in: Size(width: plan.tracks.length, height: plan.tracks.length))
                    origin[axis.crossing] = shared - rows.nodes[index].guide(alignment, proposal) + indent
                } else {
                    let track = tracks[index - line.cells.lowerBound]
                    var area = Size.zero
                    area[axis] = plan.column.ends[number] - plan.column.starts[number]
                    area[axis.crossing] = track.length
                    origin = rows.nodes[index].origin(aligned: track.alignment, in: area, proposal: proposal)
                    origin[axis.crossing] += track.start + indent
                }
                origin[axis] += plan.column.starts[number]
                body(rows.nodes[index], origin, proposal)
            }
        }
    }
}

extension SectionPart {
    /// Whether the view can be in a line with one of another section, or of none.
    fileprivate func isAdjacent(_ other: SectionPart?) -> Bool { part == .content && section == other?.section }
}
