import MizanBase

/// The rows of a grid for one proposal.
struct RowPlan {
    var tracks: [GridTrack]
    /// The widths that cells are proposed.
    var offers: [ProposedViewSize]
    var height = 0.0
}

/// The sizing of rows: like that of columns, for the columns' widths. A row is as high as its highest cell, lined up on
/// the row's guide where cells have places of their own for it, such as baselines.
extension GridNode {
    func rowPlan(_ proposal: ProposedViewSize) -> RowPlan {
        if let lastRows, lastRows.proposal == proposal { return lastRows.plan }
        let plan = makeRowPlan(proposal)
        lastRows = (proposal, plan)
        return plan
    }

    private func makeRowPlan(_ proposal: ProposedViewSize) -> RowPlan {
        let columns = columnPlan(proposal.width)
        var plan = RowPlan(
            tracks: Array(repeating: GridTrack(), count: structure.rows.count), offers: offers(of: columns))
        let rows = structure.rows
        let distances = rows.reduce(0) { $0 + $1.distance }
        let available = proposal.height.map { $0 - distances }
        if let available, available > 0, available < .infinity {
            for row in rows.indices {
                plan.tracks[row].minimum = extent(ofRow: row, 0, plan.offers).length
                plan.tracks[row].maximum =
                    rows[row].isFlexible
                    ? extent(ofRow: row, .infinity, plan.offers).length : plan.tracks[row].minimum
            }
            let offers = plan.offers
            plan.tracks.serve(available) { extent(ofRow: $0, $1, offers) }
        } else {
            let share = available.map { max($0, 0) }
            for row in rows.indices { plan.tracks[row].assign(share, extent(ofRow: row, share, plan.offers)) }
        }
        plan.height = plan.tracks.reduce(distances) { $0 + $1.length }
        return plan
    }

    /// The widths that cells are proposed in the end.
    private func offers(of columns: ColumnPlan) -> [ProposedViewSize] {
        var offers: [ProposedViewSize] = []
        offers.reserveCapacity(structure.cells.count)
        for cell in structure.cells {
            var width: Double?
            if cell.span == 1 {
                let track = columns.tracks[cell.column]
                let isGuided = structure.columns[cell.column].isGuided
                if cell.isUnsized(on: .horizontal) {
                    width = track.length
                } else if isGuided, cell.isAligned(on: .horizontal) {
                    // Another width would move the guide.
                    width = track.share
                } else {
                    width = track.offer(
                        measuredWith: track.share,
                        cell.length(along: .horizontal, ProposedViewSize(width: track.share, height: nil)))
                }
            }
            offers.append(ProposedViewSize(width: width, height: nil))
        }
        for (index, share) in zip(structure.spanning, columns.shares) {
            let cell = structure.cells[index]
            var area = GridTrack()
            area.length = columns.tracks.length(of: cell.columns, distances: columns.distances)
            offers[index].width =
                cell.isUnsized(on: .horizontal)
                ? area.length
                : area.offer(
                    measuredWith: share,
                    cell.length(along: .horizontal, ProposedViewSize(width: share, height: nil)))
        }
        return offers
    }

    /// The extent that the cells of a row take of a share.
    private func extent(ofRow row: Int, _ share: Double?, _ offers: [ProposedViewSize]) -> GridTrack.TrackExtent {
        let line = structure.rows[row]
        return extent(of: line, along: .vertical, share, cells: line.cells) { offers[$0].width }
    }
}
