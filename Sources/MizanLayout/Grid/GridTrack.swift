import MizanBase

/// A column or a row of a grid while it is sized.
struct GridTrack {
    /// What the cells of a track need for one proposal.
    struct Extent {
        /// The length of all, lined up.
        var length = 0.0
        /// How far the shared guide lies behind the beginning of those that are lined up, and how long these are.
        var before = 0.0
        var aligned = 0.0

        /// Takes in a cell that is not lined up with others.
        mutating func include(_ other: Double) { length = max(length, other) }

        /// Takes in those that are lined up, by what the farthest need on both sides of the guide; where there are none, all
        /// others stand where the guide lies in them.
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

    /// What its cells need at least, at a proposal of 0.
    var minimum = 0.0
    /// What they take at an infinite proposal.
    var maximum = 0.0
    /// What its cells were offered.
    var share: Double?
    /// What they took.
    var extent = Extent()
    /// The length of the track: the extent's, or what a cell over several columns made of it.
    var length = 0.0

    /// Whether its cells would fill any length.
    var isFilling: Bool { maximum == .infinity }

    mutating func take(_ share: Double?, _ extent: Extent) {
        self.share = share
        self.extent = extent
        length = max(extent.length, minimum)
    }

    /// Where the shared guide of the cells lies, which stand at the beginning, in the middle or at the end of a track that
    /// is longer than they, as the guide itself does.
    func shared(_ guide: AlignmentGuide) -> Double {
        let slack = length - extent.aligned
        let part = guide.implicitValue(in: Size(width: 1, height: 1))
        return extent.before + (part == 0 ? 0 : slack * part)
    }

    /// What a cell is offered in the end.
    ///
    /// It is offered again what it was measured with where that is no less than the track's length, or fills the track: so a
    /// grid in a grid in a grid is not asked one more question for each level around it. Else it is offered the length.
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
    mutating func serve(_ available: Double, extent: (_ track: Int, _ share: Double) -> GridTrack.Extent) {
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
                self[track].take(share, extent(track, share))
                if self[track].length.isFinite { left -= self[track].length }
            }
        }
    }

    /// Gives what a cell over several tracks lacks to these.
    ///
    /// In equal parts to those whose cells would take more than they have, where there are such: a bar is widened before a
    /// number. Else in equal parts to all.
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
