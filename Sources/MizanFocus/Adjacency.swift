import MizanBase

/// How near a frame is on a side of another one. The lesser of two is nearer.
///
/// A frame is adjacent on a side if it lies beyond the edge on that side and overlaps the other frame on the other axis: what is
/// merely near isn't reached. Of several the one with the smallest gap is next; then the one with the larger overlap; then the one
/// whose centre is nearer on the other axis; then the first in reading order. Source: "Direct and reflect focus in SwiftUI" for
/// adjacency; the order of ties is ours.
struct Adjacency: Comparable {
    private let gap: Int64
    private let overlap: Int64
    /// Twice the distance of the centres on the other axis.
    private let skew: Int64

    /// Nil where the candidate isn't adjacent.
    @inline(__always)
    init?(of candidate: FrameEdges, to frame: FrameEdges, _ move: FocusMove) {
        let gap: Int64
        let overlap: Int64
        let isVertical: Bool
        switch move {
        case .up: (gap, isVertical) = (frame.minY &- candidate.maxY, true)
        case .down: (gap, isVertical) = (candidate.minY &- frame.maxY, true)
        case .left: (gap, isVertical) = (frame.minX &- candidate.maxX, false)
        case .right: (gap, isVertical) = (candidate.minX &- frame.maxX, false)
        default: return nil
        }
        guard gap >= 0 else { return nil }
        if isVertical {
            overlap = min(candidate.maxX, frame.maxX) &- max(candidate.minX, frame.minX)
        } else {
            overlap = min(candidate.maxY, frame.maxY) &- max(candidate.minY, frame.minY)
        }
        guard overlap > 0 else { return nil }
        self.gap = gap
        self.overlap = overlap
        let distance =
            isVertical
            ? candidate.minX &+ candidate.maxX &- frame.minX &- frame.maxX
            : candidate.minY &+ candidate.maxY &- frame.minY &- frame.maxY
        skew = Int64(clamping: distance.magnitude)
    }

    static func < (left: Adjacency, right: Adjacency) -> Bool {
        if left.gap != right.gap { return left.gap < right.gap }
        if left.overlap != right.overlap { return left.overlap > right.overlap }
        return left.skew < right.skew
    }
}

/// How far a frame is from another one: the distance between their edges on the axis of a move, after that on the other axis.
///
/// It chooses where focus goes inside a section that was entered, which need not be adjacent to what it came from.
struct Proximity: Comparable {
    private let across: Int64
    private let along: Int64

    init(of candidate: FrameEdges, to frame: FrameEdges, _ move: FocusMove) {
        let horizontal = max(candidate.minX &- frame.maxX, frame.minX &- candidate.maxX, 0)
        let vertical = max(candidate.minY &- frame.maxY, frame.minY &- candidate.maxY, 0)
        (across, along) = move == .left || move == .right ? (vertical, horizontal) : (horizontal, vertical)
    }

    static func < (left: Proximity, right: Proximity) -> Bool {
        (left.across, left.along) < (right.across, right.along)
    }
}

/// A frame by its edges, in units of the tree's grid.
struct FrameEdges: Hashable, Sendable {
    let minX: Int64
    let maxX: Int64
    let minY: Int64
    let maxY: Int64

    init(_ frame: FixedRect) {
        (minX, maxX) = (frame.minX.rawValue, frame.maxX.rawValue)
        (minY, maxY) = (frame.minY.rawValue, frame.maxY.rawValue)
    }
}
