import MizanBase

/// The columns of a grid for one proposed width.
struct ColumnPlan {
    var tracks: [GridTrack]
    /// The position at which each column begins.
    var starts: [Double] = []
    var distances: [Double]
    var width = 0.0
    /// The lengths offered to cells over several columns, in the order of ``GridStructure/spanning``.
    var shares: [Double?] = []
}

/// The sizing of columns.
///
/// 1. A column is as wide as its widest cell, lined up on the column's guide where cells have places of their own for it.
///    A cell that is not sized on this axis counts with its width at a proposal of 0, so a spacer or a colour never
///    widens its column.
/// 2. ``Array/serve(_:extent:)`` hands out the available width, the proposed one less the distances. Where nothing is
///    proposed, all cells are asked for their ideal width; where the available width is 0 or infinite, for their least
///    or greatest one, and no cell is asked for its flexibility.
/// 3. Cells over several columns raise the minima of these before, and are measured after, those over fewer columns
///    first: each is offered its columns' width and the rest. If it takes more than its columns' width,
///    ``Array/widen(_:by:maximum:)`` widens them.
/// 4. In the end each cell is proposed its column's width (``GridTrack/offer(measuredWith:_:)``).
extension GridNode {
    func columnPlan(_ width: Double?) -> ColumnPlan {
        let question = ProposedViewSize(width: width, height: nil)
        return columnPlans[question] ?? columnPlans.store(makeColumnPlan(width), to: question)
    }

    private func makeColumnPlan(_ width: Double?) -> ColumnPlan {
        let distances = structure.columns.map(\.distance)
        let available = width.map { $0 - distances.reduce(0, +) }
        var plan = ColumnPlan(tracks: [], distances: distances)
        if let available, available > 0, available < .infinity {
            plan.tracks = ranges()
            plan.tracks.serve(available) { extent(ofColumn: $0, $1) }
        } else {
            let share = available.map { max($0, 0) }
            plan.tracks = structure.columns.indices.map { column in
                var track = GridTrack()
                track.assign(share, extent(ofColumn: column, share))
                return track
            }
        }
        measureSpanning(&plan, available: available)
        var x = 0.0
        plan.starts.reserveCapacity(plan.tracks.count)
        for (track, distance) in zip(plan.tracks, distances) {
            plan.starts.append(x)
            x += track.length + distance
        }
        plan.width = x
        return plan
    }

    /// Step 3.
    private func measureSpanning(_ plan: inout ColumnPlan, available: Double?) {
        guard !structure.spanning.isEmpty else { return }
        var left = available.map { available in
            max(plan.tracks.reduce(available) { $0 - $1.length }, 0)
        }
        for index in structure.spanning {
            let cell = structure.cells[index]
            let width = plan.tracks.length(of: cell.columns, distances: plan.distances)
            var share = left.map { width + $0 }
            if let available, available <= 0 || available == .infinity { share = max(available, 0) }
            if cell.isUnsized(on: .horizontal) { share = 0 }
            plan.shares.append(share)
            let lack = cell.length(along: .horizontal, ProposedViewSize(width: share, height: nil)) - width
            guard lack > 0 else { continue }
            plan.tracks.widen(cell.columns, by: lack) { ranges()[$0].maximum }
            left = left.map { max($0 - lack, 0) }
        }
    }

    /// The least and the greatest widths of the columns.
    private func ranges() -> [GridTrack] {
        if let columnRanges { return columnRanges }
        var tracks = structure.columns.indices.map { column in
            var track = GridTrack()
            track.minimum = extent(ofColumn: column, 0).length
            track.maximum =
                structure.columns[column].isFlexible ? extent(ofColumn: column, .infinity).length : track.minimum
            track.length = track.minimum
            return track
        }
        let distances = structure.columns.map(\.distance)
        for index in structure.spanning {
            let cell = structure.cells[index]
            let lack =
                cell.length(along: .horizontal, ProposedViewSize(width: 0, height: nil))
                - tracks.length(of: cell.columns, distances: distances)
            guard lack > 0, lack < .infinity else { continue }
            let maxima = tracks[cell.columns].map(\.maximum)
            tracks.widen(cell.columns, by: lack) { maxima[$0 - cell.column] }
        }
        for column in tracks.indices {
            tracks[column].minimum = tracks[column].length
            tracks[column].maximum = max(tracks[column].maximum, tracks[column].minimum)
        }
        columnRanges = tracks
        return tracks
    }

    /// Step 1: the extent that the cells of a single column take of a share.
    private func extent(ofColumn column: Int, _ share: Double?) -> GridTrack.TrackExtent {
        let line = structure.columns[column]
        return extent(
            of: line, along: .horizontal, share, cells: structure.byColumn[line.cells].lazy.map { Int($0) }
        ) { _ in nil }
    }
}
