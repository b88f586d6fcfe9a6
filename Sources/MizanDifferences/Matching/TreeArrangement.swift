import MizanBase

/// The changes in how a parent arranges children that are the same: their spacing, their alignment.
struct TreeArrangement {
    private(set) var words = ChangeParts()

    /// Compares the boxes of the same children, in their order; lengths within a pixel are the same.
    init(_ old: [FixedRect], _ new: [FixedRect], tolerance: Int64) {
        guard old.count == new.count, old.count > 1 else { return }
        for axis in [Axis.vertical, .horizontal] {
            compareGaps(Self.gaps(old, axis), Self.gaps(new, axis), tolerance)
        }
        for axis in [Axis.horizontal, .vertical] where words.isEmpty {
            let names = axis == .horizontal ? ["leading", "center", "trailing"] : ["top", "center", "bottom"]
            let (before, after) = (Self.aligned(old, axis, tolerance), Self.aligned(new, axis, tolerance))
            guard let from = before.first, let to = after.first, Set(before).isDisjoint(with: after) else { continue }
            words.add("aligns its children at \(names[to]) instead of \(names[from])")
        }
    }

    private mutating func compareGaps(_ old: [Int64], _ new: [Int64], _ tolerance: Int64) {
        // One gap that changed may be a node that moved.
        guard old.count > 1, let first = old.first, let now = new.first, now &- first != 0 else { return }
        let change = now &- first
        let isSame = zip(old, new).allSatisfy { (($1 &- $0) &- change).magnitude <= tolerance.magnitude }
        guard isSame, change.magnitude > tolerance.magnitude, old.allSatisfy({ $0 >= -tolerance }),
            new.allSatisfy({ $0 >= -tolerance })
        else { return }
        words.add([
            .words("spacing "),
            .size(TreeAmount(from: Self.bounds(old), to: Self.bounds(new), by: FixedLength(rawValue: change))),
        ])
    }

    private static func bounds(_ gaps: [Int64]) -> ClosedRange<FixedLength> {
        let (least, most) = (gaps.min() ?? 0, gaps.max() ?? 0)
        return FixedLength(rawValue: least)...FixedLength(rawValue: most)
    }

    private static func gaps(_ boxes: [FixedRect], _ axis: Axis) -> [Int64] {
        zip(boxes, boxes.dropFirst()).map { before, after in
            axis == .horizontal
                ? (after.minX - before.minX - before.size.width).rawValue
                : (after.minY - before.minY - before.size.height).rawValue
        }
    }

    /// Where boxes of different sizes have the same place: 0 at the start, 1 in the middle, 2 at the end.
    private static func aligned(_ boxes: [FixedRect], _ axis: Axis, _ tolerance: Int64) -> [Int] {
        let edges = boxes.map { box -> [Int64] in
            let (start, size) =
                axis == .horizontal
                ? (box.minX.rawValue, box.size.width.rawValue) : (box.minY.rawValue, box.size.height.rawValue)
            return [start, start &+ size / 2, start &+ size]
        }
        return (0...2).filter { place in
            let values = edges.map { $0[place] }
            guard let least = values.min(), let most = values.max() else { return false }
            return (most &- least).magnitude <= tolerance.magnitude
        }
    }
}
