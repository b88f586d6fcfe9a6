import MizanBase

/// What moves can lead to at one level: outside of all sections, or in one.
struct FocusCandidates: Sendable {
    /// A place, or a section with places inside, by its number.
    enum FocusCandidate: Hashable, Sendable {
        case item(Int)
        case section(Int)
    }

    private var entries: [FocusCandidate] = []
    private var frames: ContiguousArray<FrameEdges> = []

    /// Adds an entry, in reading order.
    mutating func add(_ entry: FocusCandidate, _ frame: FixedRect) {
        entries.append(entry)
        frames.append(FrameEdges(frame))
    }

    /// The entry adjacent to a frame that is nearest to it; the first of equals.
    func nearest(to frame: FrameEdges, _ move: FocusMove, except origin: FocusCandidate) -> FocusCandidate? {
        var best: (adjacency: Adjacency, number: Int)?
        for number in frames.indices {
            guard let adjacency = Adjacency(of: frames[number], to: frame, move) else { continue }
            if let best, best.adjacency <= adjacency { continue }
            // What is left has a frame of some size, which isn't beyond its own edge; a section may be empty.
            if entries[number] != origin { best = (adjacency, number) }
        }
        return best.map { entries[$0.number] }
    }

    /// The entry that is nearest to a frame, adjacent or not; the first of equals.
    func closest(to frame: FrameEdges, _ move: FocusMove) -> FocusCandidate? {
        frames.indices.min { left, right in
            Proximity(of: frames[left], to: frame, move) < Proximity(of: frames[right], to: frame, move)
        }.map { entries[$0] }
    }
}
