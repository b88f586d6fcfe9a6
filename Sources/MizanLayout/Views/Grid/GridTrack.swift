import MizanBase

/// A column or a row of a grid while it is sized.
struct GridTrack {
    /// The extent of a track's cells for one proposal.
    struct TrackExtent {
        /// The length of all cells, lined up.
        var length = 0.0
        /// The distance from the beginning of the aligned cells to the shared guide, and their length.
        var before = 0.0
        var aligned = 0.0

        /// Takes in a cell that is not lined up with others.
        mutating func include(_ other: Double) { length = max(length, other) }

        /// Includes the aligned cells, by their greatest lengths before and after the guide; where there are none, the
        /// others stand as the guide itself lies.
        mutating func lineUp(before: Double, after: Double, guide: AlignmentGuide) {
            if before + after > -.infinity {
                (self.before, aligned) = (before, before + after)
                length = max(length, aligned)
            } else {
                self.before = guide.implicitValue(in: Size(width: length, height: length))
                aligned = length
            }
        }
    }

    /// The least length of its cells, at a proposal of 0.
    var minimum = 0.0
    /// The length of its cells at an infinite proposal.
    var maximum = 0.0
    /// The length offered to its cells.
    var share: Double?
    /// The extent that its cells took.
    var extent = TrackExtent()
    /// The length of the track: the extent's, or a greater one for a cell over several columns.
    var length = 0.0

    /// Whether its cells would fill any length.
    var isFilling: Bool { maximum == .infinity }

    mutating func assign(_ share: Double?, _ extent: TrackExtent) {
        self.share = share
        self.extent = extent
        length = max(extent.length, minimum)
    }

    /// The position of the cells' shared guide. In a track that is longer than the cells, they stand at the beginning,
    /// in the middle or at the end, as the guide does.
    func shared(_ guide: AlignmentGuide) -> Double {
        let slack = length - extent.aligned
        let part = guide.implicitValue(in: Size(width: 1, height: 1))
        return extent.before + (part == 0 ? 0 : slack * part)
    }

    /// The final offer to a cell.
    ///
    /// The cell is offered again the length that it was measured with where that is no less than the track's length, or
    /// fills the track, so that nested grids cause no further question for each level. Else it is offered the track's
    /// length.
    func offer(measuredWith share: Double?, _ taken: @autoclosure () -> Double) -> Double? {
        if let share, share >= length { return share }
        return taken() == length ? share : length
    }
}

extension [GridTrack] {
    /// Hands an available length out to the tracks.
    ///
    /// Apple documents that a column is as wide as its widest cell and that the most flexible cell gives way first, but no
    /// numbers. Our reading:
    ///
    /// 1. Tracks whose cells have a greatest length are served before those that would fill any length, while these keep
    ///    their minimum.
    /// 2. Within both groups the least flexible comes first: the length at an infinite proposal less that at 0; of those
    ///    that fill any length, the one with the greater minimum; and by position where equal.
    /// 3. Each is offered an equal share of what is left in its group, takes what its cells take, and is not asked again.
    mutating func serve(_ available: Double, extent: (_ track: Int, _ share: Double) -> GridTrack.TrackExtent) {
        func flexibility(_ track: Int) -> Double { self[track].maximum - self[track].minimum }
        func precedes(_ left: Int, _ right: Int) -> Bool {
            if self[left].isFilling, self[right].isFilling {
                if self[left].minimum != self[right].minimum { return self[left].minimum > self[right].minimum }
            } else if flexibility(left) != flexibility(right) {
                return flexibility(left) < flexibility(right)
            }
            return left < right
        }
        var bounded: [Int] = []
        var filling: [Int] = []
        bounded.reserveCapacity(count)
        for track in indices {
            if self[track].isFilling { filling.append(track) } else { bounded.append(track) }
        }
        let reserved = filling.reduce(0) { $0 + (self[$1].minimum.isFinite ? self[$1].minimum : 0) }
        var left = available - reserved
        for group in [bounded, filling] {
            if group.isEmpty { continue }
            let isSorted = zip(group, group.dropFirst()).allSatisfy { !precedes($1, $0) }
            let order = isSorted ? group : group.sorted(by: precedes)
            if self[order[0]].isFilling { left += reserved }
            for (served, track) in order.enumerated() {
                let share = Swift.max(left / Double(order.count - served), 0)
                self[track].assign(share, extent(track, share))
                if self[track].length.isFinite { left -= self[track].length }
            }
        }
    }

    /// Widens several tracks by the length that a cell over them lacks.
    ///
    /// The length goes in equal parts to the tracks whose cells would take more than they have, if there are any: a bar
    /// is widened before a number. Else it goes in equal parts to all.
    mutating func widen(_ tracks: Range<Int>, by lack: Double, maximum: (_ track: Int) -> Double) {
        let flexible = tracks.filter { maximum($0) > self[$0].length }
        let widened = flexible.isEmpty ? Array<Int>(tracks) : flexible
        for track in widened { self[track].length += lack / Double(widened.count) }
    }

    /// The length of some neighbouring tracks with the distances between them.
    func length(of tracks: Range<Int>, distances: [Double]) -> Double {
        var result = 0.0
        for track in tracks {
            result += self[track].length
            if track != tracks.upperBound - 1 { result += distances[track] }
        }
        return result
    }
}
