import MizanBase
import MizanRenderTree

/// The places and sizes that follow from others.
///
/// An edge of a node (its start, end or middle on an axis, from its parent's start) that moved is tied to an edge that moved
/// just as far: of a sibling, of the parent (its size, or the half of it), or of the same child of a sibling of the parent.
/// Ties are looser than a pixel, since every edge is rounded to one. Nodes that are tied together, directly or through
/// others, changed for one reason: that of the one among them whose own content changed, or else, where there is none, of
/// the one that nothing pushed (`origin(of:)`).
struct TreeDisplacement {
    /// The distances that the edges of one node moved on one axis.
    struct Shift: Hashable {
        var start = FixedLength.zero
        var end = FixedLength.zero

        var size: FixedLength { end - start }
        var isZero: Bool { start == .zero && end == .zero }
        /// The largest of both, without its sign.
        var magnitude: UInt64 { max(start.rawValue.magnitude, end.rawValue.magnitude) }
    }

    /// A node that is not as it was.
    struct MovedNode {
        var old: Int
        var new: Int
        /// The parent among the members.
        var parent: Int?
        /// The parent in the new tree: siblings have the same, roots none.
        var parentNode: Int?
        var shifts = PerAxis(Shift())
        var hasCause = false
        /// Broken into other lines, or cut: that follows from another width anywhere around it.
        var isRefitted = false

        var isResized: Bool { shifts[.horizontal].size != .zero || shifts[.vertical].size != .zero }
    }

    let matching: TreeMatching
    /// Where the layout put the nodes of the new tree in their parents; none if that isn't known.
    private let alignments: Chunks<NodeAlignment>
    private(set) var members: [MovedNode] = []
    /// The members by their node in the new tree.
    private var memberOf: [Int: Int] = [:]
    let tolerance: Int64
    /// By how much anything inside each member is of another size, on each axis.
    private lazy var largestInside: [PerAxis<UInt64>] = {
        var largest = [PerAxis<UInt64>](repeating: PerAxis(0), count: members.count)
        // Parents come first.
        for index in members.indices.reversed() {
            let member = members[index]
            guard let parent = member.parent, parent < index else { continue }
            for axis in Axis.allCases {
                let own = max(largest[index][axis], member.shifts[axis].size.rawValue.magnitude)
                largest[parent][axis] = max(largest[parent][axis], own)
            }
        }
        return largest
    }()
    private var movedCounts: [Int?: PerAxis<Int>] = [:]
    private var childCounts: [Int?: Int] = [:]

    /// - Parameter tolerance: A pixel, in points.
    init(_ matching: TreeMatching, alignments: Chunks<NodeAlignment>, tolerance: FixedLength) {
        self.matching = matching
        self.alignments = alignments
        self.tolerance = tolerance.rawValue
        for pair in matching.pairs.sorted(by: { $0.new < $1.new }) {
            memberOf[pair.new] = members.count
            members.append(member(pair.old, pair.new))
        }
        for index in members.indices {
            members[index].parent = members[index].parentNode.flatMap { memberOf[$0] }
        }
        roots = Array(members.indices)
    }

    private func member(_ x: Int, _ y: Int) -> MovedNode {
        let (old, new) = (matching.old.nodes[x], matching.new.nodes[y])
        var member = MovedNode(old: x, new: y, parentNode: new.parent)
        guard let before = old.box, let after = new.box else { return member }
        // In another parent only the size can be compared.
        let isInSame =
            old.parent.map { matching.newOf[$0] != nil && matching.newOf[$0] == new.parent } ?? (new.parent == nil)
        let (dx, dy) = isInSame ? (after.minX - before.minX, after.minY - before.minY) : (.zero, .zero)
        member.shifts = PerAxis(
            horizontal: Shift(start: dx, end: dx + after.size.width - before.size.width),
            vertical: Shift(start: dy, end: dy + after.size.height - before.size.height))
        return member
    }

    subscript(new node: Int) -> Int? { memberOf[node] }

    mutating func setCause(_ member: Int) { members[member].hasCause = true }
    mutating func setRefitted(_ member: Int) { members[member].isRefitted = true }

    // MARK: Ties

    /// The member that stands for all that are tied to each.
    private(set) var roots: [Int] = []

    /// Makes every root the last one; ties lead to smaller indices.
    mutating func flatten() {
        for index in roots.indices { roots[index] = roots[roots[index]] }
    }

    mutating func tie(_ a: Int, _ b: Int) {
        let (x, y) = (find(a), find(b))
        if x != y { roots[max(x, y)] = min(x, y) }
    }

    private mutating func find(_ member: Int) -> Int {
        var next = member
        while roots[next] != next {
            roots[next] = roots[roots[next]]
            next = roots[next]
        }
        return next
    }

    /// The members by their parents in the new tree, parents in order.
    private(set) lazy var families: [(parent: Int?, members: [Int])] = {
        Dictionary(grouping: members.indices, by: { members[$0].parentNode })
            .map { (parent: $0.key, members: $0.value) }.sorted { $0.members[0] < $1.members[0] }
    }()

    /// Ties all edges that moved equally.
    mutating func tieEqualEdges() {
        for family in families {
            for axis in Axis.allCases {
                var edges: [(Int64, Int)] = []
                for member in family.members { edges += self.edges(of: member, axis) }
                if let parent = family.parent.flatMap({ memberOf[$0] }) {
                    let size = members[parent].shifts[axis].size.rawValue
                    edges += [(size, parent), (size / 2, parent)]
                }
                tie(edges)
            }
        }
        tieLikeChildren()
    }

    private func edges(of member: Int, _ axis: Axis) -> [(Int64, Int)] {
        let shift = members[member].shifts[axis]
        guard !shift.isZero else { return [] }
        let (start, end) = (shift.start.rawValue, shift.end.rawValue)
        return [(start, member), (end, member), (start / 2 + end / 2, member)]
    }

    /// Ties edges that moved by the same, but for a pixel.
    private mutating func tie(_ edges: [(Int64, Int)]) {
        var first: (Int64, Int)?
        for edge in edges.filter({ $0.0.magnitude > UInt64(tolerance.magnitude) || tolerance == 0 && $0.0 != 0 })
            .sorted(by: { $0 < $1 })
        {
            if let open = first, edge.0 &- open.0 <= tolerance { tie(open.1, edge.1) } else { first = edge }
        }
    }

    /// The same child of nodes that are siblings of one kind: the cells of a column.
    private mutating func tieLikeChildren() {
        for family in families {
            var edges: [LikeEdge: [(Int64, Int)]] = [:]
            var order: [LikeEdge] = []
            for parent in family.members {
                let kind = matching.new.nodes[members[parent].new]
                for child in childrenOf[parent] ?? [] {
                    for axis in Axis.allCases {
                        let key = LikeEdge(
                            parent: kind.family, child: matching.new.nodes[members[child].new].segment, axis: axis)
                        if edges[key] == nil { order.append(key) }
                        edges[key, default: []] += self.edges(of: child, axis)
                    }
                }
            }
            for key in order { tie(edges[key] ?? []) }
        }
    }

    private struct LikeEdge: Hashable {
        var parent: Substring
        var child: String
        var axis: Axis
    }

    /// The members inside a member.
    private(set) lazy var childrenOf: [Int: [Int]] = {
        var children: [Int: [Int]] = [:]
        for index in members.indices {
            if let parent = members[index].parent { children[parent, default: []].append(index) }
        }
        return children
    }()

    /// Ties all that changed in a parent with one of them: what was put in, taken out or exchanged there moves the rest.
    mutating func tieSiblings(in parent: Int?, to member: Int?) {
        let siblings = familyOf[parent] ?? []
        let own = parent.flatMap { memberOf[$0] }
        guard let anchor = member ?? own ?? siblings.first else { return }
        for sibling in siblings { tie(sibling, anchor) }
        if let own, members[own].isResized { tie(own, anchor) }
    }

    private(set) lazy var familyOf: [Int?: [Int]] = {
        Dictionary(families.map { ($0.parent, $0.members) }) { first, _ in first }
    }()

    /// Texts that are broken otherwise follow the width of the box around them.
    mutating func tieRefitted() {
        // The nearest member around each whose width changed, parents first.
        var around = [Int?](repeating: nil, count: members.count)
        for index in members.indices {
            guard let parent = members[index].parent, parent < index else { continue }
            around[index] = members[parent].shifts[.horizontal].isZero ? around[parent] : parent
        }
        for index in members.indices where members[index].isRefitted && !members[index].hasCause {
            if let around = around[index] {
                tie(index, around)
            } else if let sibling = familyOf[members[index].parentNode]?.first(where: {
                $0 != index && (!members[$0].shifts[.horizontal].isZero || members[$0].hasCause)
            }) {
                tie(index, sibling)
            }
        }
    }

    /// Ties edges that moved no farther than a cause right beside, around or inside it: a column grows by less than its
    /// label did.
    mutating func tieLooselyToCauses() {
        for _ in 0..<Self.roundLimit {
            flatten()
            let caused = causedRoots
            guard !caused.isEmpty, tieLoosely(caused) else { return }
        }
    }

    private static let roundLimit = 8

    private var causedRoots: Set<Int> {
        Set(members.indices.filter { members[$0].hasCause }.map { roots[$0] })
    }

    /// The member that moved farthest of some.
    private struct Strongest {
        var magnitude: UInt64 = 0
        var member: Int?
    }

    private mutating func tieLoosely(_ caused: Set<Int>) -> Bool {
        // The strongest shift of a caused member among siblings, and among the children of siblings.
        var amongSiblings: [Int?: PerAxis<Strongest>] = [:]
        var amongCousins: [Int?: PerAxis<Strongest>] = [:]
        var inside: [Int?: PerAxis<Strongest>] = [:]
        func note(_ table: inout [Int?: PerAxis<Strongest>], _ key: Int?, _ index: Int) {
            var entry = table[key] ?? PerAxis(Strongest())
            for axis in Axis.allCases {
                let magnitude = members[index].shifts[axis].magnitude
                if magnitude > entry[axis].magnitude { entry[axis] = Strongest(magnitude: magnitude, member: index) }
            }
            table[key] = entry
        }
        for index in members.indices where caused.contains(roots[index]) {
            note(&amongSiblings, members[index].parentNode, index)
            if let parent = members[index].parent {
                note(&inside, parent, index)
                note(&amongCousins, members[parent].parentNode, index)
            }
        }
        var ties: [(Int, Int)] = []
        for index in members.indices where !caused.contains(roots[index]) {
            let member = members[index]
            // All of its change must be explained: what also moved on another axis did so for another reason.
            var explained: [Int] = []
            var isExplained = true
            for axis in Axis.allCases where !member.shifts[axis].isZero {
                var near: [Strongest] = []
                if let entry = amongSiblings[member.parentNode] { near.append(entry[axis]) }
                if let entry = inside[index] { near.append(entry[axis]) }
                if let parent = member.parent {
                    if caused.contains(roots[parent]) {
                        near.append(Strongest(magnitude: members[parent].shifts[axis].magnitude, member: parent))
                    }
                    if let entry = amongCousins[members[parent].parentNode] { near.append(entry[axis]) }
                }
                let own = member.shifts[axis].magnitude
                let tied = near.first { $0.magnitude > 0 && own <= $0.magnitude &+ tolerance.magnitude }
                if let tied = tied?.member {
                    explained.append(tied)
                } else if own > tolerance.magnitude {
                    isExplained = false
                }
            }
            if isExplained { ties += explained.map { (index, $0) } }
        }
        for (a, b) in ties { tie(a, b) }
        return !ties.isEmpty
    }

    // MARK: Where a change comes from

    /// The member of a group without a cause of its own that the change comes from.
    ///
    /// First a node that moved though nothing before it and no side of its parent moved as far, the outermost such one; else
    /// the node that all that changed in size is inside of; else the first that changed in size, a text or an image before
    /// others, which may stretch.
    mutating func origin(of group: [Int]) -> Int {
        let origin = innerOrigin(of: group)
        // A background is as large as what it is behind.
        guard let host = matching.new.nodes[members[origin].new].host else { return origin }
        return group.first {
            members[$0].parentNode == members[origin].parentNode
                && matching.new.nodes[members[$0].new].segment[...] == host
        } ?? origin
    }

    private mutating func innerOrigin(of group: [Int]) -> Int {
        guard group.count > 1 else { return group.first ?? 0 }
        if let origin = unpushed(in: group).min(by: { (depth($0), $0) < (depth($1), $1) }) { return origin }
        // A pixel more or less is rounding where something else changed by more; a text that is broken otherwise had to be.
        var changed = group.filter { isResizedBeyondPixel($0) && !members[$0].isRefitted }
        if changed.isEmpty { changed = group.filter { members[$0].isResized } }
        let resized = innermost(changed)
        // A background that grew around what stayed as large: the room between them is what changed.
        var ownSize: [Int] = []
        var isAroundOthers = true
        for index in resized where !isAroundResized(index) {
            ownSize.append(index)
            isAroundOthers = isAroundOthers && isAroundUnresized(index)
        }
        if isAroundOthers, let first = ownSize.first { return first }
        // The same child of equal siblings: what is around them follows their size.
        if let first = firstOfLike(ownSize) { return first }
        if let around = commonParent(resized), members[around].isResized {
            // It can't be the reason for what changed by more than itself.
            return firstOfLike(ownSize.filter { exceeds($0, around) }) ?? around
        }
        let fixed = resized.first { member in
            let node = matching.new.nodes[members[member].new]
            return !node.lines.isEmpty || node.type == "Image"
        }
        return fixed ?? resized.first ?? group.first ?? 0
    }

    /// The first of some nodes that are all the same child of equal siblings.
    private func firstOfLike(_ nodes: [Int]) -> Int? {
        guard let first = nodes.first, let like = like(first), nodes.allSatisfy({ self.like($0) == like }) else {
            return nil
        }
        return first
    }

    /// Whether a node's size changed by more than another's, on an axis.
    private func exceeds(_ index: Int, _ other: Int) -> Bool {
        Axis.allCases.contains { axis in
            members[index].shifts[axis].size.rawValue.magnitude
                > members[other].shifts[axis].size.rawValue.magnitude &+ tolerance.magnitude
        }
    }

    private func isResizedBeyondPixel(_ index: Int) -> Bool {
        members[index].shifts.contains { $0.size.rawValue.magnitude > tolerance.magnitude }
    }

    /// The key that the same child of equal siblings has; nil for other nodes.
    private struct SiblingKey: Hashable {
        var grandparent: Int?
        var parent: Substring
        var child: String
    }

    private func like(_ index: Int) -> SiblingKey? {
        guard let parent = members[index].parentNode, matching.new.nodes[parent].isIndexed else { return nil }
        return SiblingKey(
            grandparent: matching.new.nodes[parent].parent, parent: matching.new.nodes[parent].family,
            child: matching.new.nodes[members[index].new].segment)
    }

    private lazy var likes: [SiblingKey: [Int]] = {
        var likes: [SiblingKey: [Int]] = [:]
        for index in members.indices {
            if let like = like(index) { likes[like, default: []].append(index) }
        }
        return likes
    }()

    /// The members that are the same child of equal siblings as one is, with it; none where it is no such child.
    mutating func sameChildren(_ index: Int) -> [Int] { like(index).flatMap { likes[$0] } ?? [] }

    /// The members of a group that moved on their own and whose column has no other cell that was pushed.
    private mutating func unpushed(in group: [Int]) -> [Int] {
        var unpushed: [Int] = []
        var pushed: Set<SiblingKey> = []
        for member in group.prefix(Self.groupLimit) {
            let isMoved = members[member].shifts.contains { $0.start.rawValue.magnitude > tolerance.magnitude }
            guard isMoved else { continue }
            if isUnpushed(member, axis: .horizontal) || isUnpushed(member, axis: .vertical) {
                unpushed.append(member)
            } else if let like = like(member) {
                pushed.insert(like)
            }
        }
        return unpushed.filter { like($0).map { !pushed.contains($0) } ?? true }
    }

    // MARK: Weaker changes that a stronger one explains

    /// Joins groups without a cause of their own with a stronger one whose nodes they are around or inside of, where
    /// nothing in them moved on its own: a box gets narrower by no more than its content.
    mutating func joined(_ groups: [[Int]]) -> [[Int]] {
        guard groups.count > 1 else { return groups }
        func strength(_ group: [Int]) -> UInt64 {
            group.reduce(0) {
                max($0, members[$1].shifts[.horizontal].magnitude, members[$1].shifts[.vertical].magnitude)
            }
        }
        let strengths = groups.map(strength)
        var groupOf: [Int: Int] = [:]
        for (index, group) in groups.enumerated() {
            for member in group { groupOf[member] = index }
        }
        var likes = self.likes
        var owners = Array(groups.indices)
        var isOpen = groups.map { _ in true }
        var canFollow = [Bool?](repeating: nil, count: groups.count)
        for strongest in groups.indices.sorted(by: { (strengths[$1], $0) < (strengths[$0], $1) })
        where isOpen[strongest] {
            isOpen[strongest] = false
            var waiting = groups[strongest]
            while let index = waiting.popLast() {
                let member = members[index]
                var near = childrenOf[index] ?? []
                if let parent = member.parent { near.append(parent) }
                // All that are alike are looked at once.
                if let like = like(index) { near += likes.removeValue(forKey: like) ?? [] }
                for other in near {
                    guard let group = groupOf[other], isOpen[group], follows(other, index) else { continue }
                    let isFollower = canFollow[group] ?? unpushed(in: groups[group]).isEmpty
                    canFollow[group] = isFollower
                    guard isFollower else { continue }
                    isOpen[group] = false
                    owners[group] = strongest
                    waiting += groups[group]
                }
            }
        }
        var joined: [Int: [Int]] = [:]
        for (index, group) in groups.enumerated() { joined[owners[index], default: []] += group }
        return groups.indices.compactMap { joined[$0]?.sorted() }
    }

    /// Whether a member changed no more than another, on each axis.
    private func follows(_ index: Int, _ other: Int) -> Bool {
        Axis.allCases.allSatisfy { axis in
            members[index].shifts[axis].magnitude <= members[other].shifts[axis].magnitude &+ tolerance.magnitude
        }
    }

    /// Whether a node moved on its own: no earlier sibling's edge moved as far, neither side of its parent, nor the half.
    mutating func isUnpushed(_ index: Int, axis: Axis) -> Bool {
        let member = members[index]
        let start = member.shifts[axis].start.rawValue
        guard start.magnitude > tolerance.magnitude, !isCentredGrowth(member.shifts[axis], largestInside[index][axis])
        else {
            return false
        }
        func isNear(_ other: Int64) -> Bool {
            (start &- other).magnitude <= tolerance.magnitude
        }
        let siblings = familyOf[member.parentNode] ?? []
        if let parent = member.parent {
            let size = members[parent].shifts[axis].size.rawValue
            switch alignment(of: member)[axis] {
            case .start: break
            case .center: if isNear(size / 2) { return false }
            case .end: if isNear(size) { return false }
            case .unknown:
                if isNear(size) { return false }
                // What is centred moved by half of that, with all that is beside it.
                if isNear(size / 2), movedCount(in: member.parentNode, axis) == childCount(of: member.parentNode) {
                    return false
                }
            }
        }
        var (low, high) = (0, siblings.count)
        while low < high {
            let middle = (low + high) / 2
            if siblings[middle] < index { low = middle + 1 } else { high = middle }
        }
        return !siblings[max(low - Self.siblingLimit, 0)..<min(low + 2, siblings.count)].contains { other in
            guard other != index else { return false }
            let shift = members[other].shifts[axis]
            if isHost(other, index) {
                return isNear(shift.start.rawValue) || other < index && isNear(shift.end.rawValue)
            }
            // A text that had to be broken otherwise gives at least the room that what is behind it takes.
            let size = shift.size.rawValue
            let isYielding = members[other].isRefitted && (size < 0) == (start < 0) && size.magnitude >= start.magnitude
            return other < index && (isNear(shift.start.rawValue) || isNear(shift.end.rawValue) || isYielding)
        }
    }

    private func alignment(of member: MovedNode) -> NodeAlignment {
        member.new < alignments.count ? alignments[member.new] : NodeAlignment()
    }

    /// Whether a node is larger on both sides, or on its first, since something in it is larger by more.
    private func isCentredGrowth(_ shift: Shift, _ largestInside: UInt64) -> Bool {
        let (start, size) = (shift.start.rawValue, shift.size.rawValue)
        guard size > tolerance, largestInside > size.magnitude &+ tolerance.magnitude else { return false }
        return (start &+ size / 2).magnitude <= tolerance.magnitude || (start &+ size).magnitude <= tolerance.magnitude
    }

    /// Earlier siblings that may have pushed one.
    private static let siblingLimit = 64
    /// Members of one group that are tested for having been pushed.
    private static let groupLimit = 4_096

    private mutating func movedCount(in parent: Int?, _ axis: Axis) -> Int {
        if let counts = movedCounts[parent] { return counts[axis] }
        let siblings = familyOf[parent] ?? []
        let counts = PerAxis(
            horizontal: siblings.count { !members[$0].shifts[.horizontal].isZero },
            vertical: siblings.count { !members[$0].shifts[.vertical].isZero })
        movedCounts[parent] = counts
        return counts[axis]
    }

    private mutating func childCount(of parent: Int?) -> Int {
        if let count = childCounts[parent] { return count }
        let count = matching.new.children(of: parent).count
        childCounts[parent] = count
        return count
    }

    /// Those with none of the others inside them; all are in the order of the tree.
    private func innermost(_ group: [Int]) -> [Int] {
        group.indices.filter { index in
            let end = matching.new.nodes[members[group[index]].new].end
            return index + 1 >= group.count || members[group[index + 1]].new >= end
        }.map { group[$0] }
    }

    private mutating func isAroundUnresized(_ index: Int) -> Bool {
        guard let host = matching.new.nodes[members[index].new].host else { return false }
        return familyOfHost(index, host).map { !members[$0].isResized } ?? false
    }

    private mutating func isAroundResized(_ index: Int) -> Bool {
        guard let host = matching.new.nodes[members[index].new].host else { return false }
        return familyOfHost(index, host).map { members[$0].isResized } ?? false
    }

    private mutating func familyOfHost(_ index: Int, _ host: Substring) -> Int? {
        familyOf[members[index].parentNode]?.prefix(Self.siblingLimit).first { [members, matching] in
            members[$0].parentNode == members[index].parentNode
                && matching.new.nodes[members[$0].new].segment[...] == host
        }
    }

    /// Whether one of them is a background or an overlay of the other.
    private func isHost(_ a: Int, _ b: Int) -> Bool {
        let (x, y) = (matching.new.nodes[members[a].new], matching.new.nodes[members[b].new])
        return x.host == y.segment[...] || y.host == x.segment[...]
    }

    private func depth(_ index: Int) -> Int {
        var (depth, next) = (0, members[index].parent)
        while let member = next, depth < TreeOutline.pathParts {
            depth += 1
            next = members[member].parent
        }
        return depth
    }

    /// The innermost member that is each of these or around it.
    private func commonParent(_ group: [Int]) -> Int? {
        guard var common = group.first else { return nil }
        for index in group.dropFirst() {
            let node = members[index].new
            while node < members[common].new || node >= matching.new.nodes[members[common].new].end {
                guard let parent = members[common].parent else { return nil }
                common = parent
            }
        }
        return common
    }
}
