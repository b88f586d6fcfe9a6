import MizanBase
import MizanRenderTree

/// The matching of a golden's nodes with those of the tree as it is now, and the changes of the tree's form.
///
/// Children are matched inside matched parents: an author's id is the same node wherever it stands among its siblings;
/// equal siblings without one, and those of a `ForEach`, are aligned by what they show. The rest is searched for in new
/// parents (a wrapper), under another id, then anywhere.
struct TreeMatching {
    /// A change of the tree's form.
    enum Event {
        /// Nodes of the new tree that stand in a new node.
        case wrapped([Int], in: Int)
        /// Nodes of the new tree that no longer stand in a node of the golden.
        case unwrapped([Int], from: Int)
        /// Nodes by what they are now.
        case renamed(old: Int, new: Int)
        /// A node that went to another parent.
        case moved(old: Int, new: Int)
        /// The children that changed places, of the new tree, and all of them in both orders.
        case reordered(parent: Int?, moved: [Int], old: [Int], new: [Int])
        case removed(Int)
        case new(Int)
    }

    let old: TreeOutline
    let new: TreeOutline
    /// The new tree's node for each node of the golden. Nodes inside equal ones are left out.
    private(set) var newOf: [Int?]
    private(set) var oldOf: [Int?]
    /// The matched nodes that aren't equal with all that is inside them, parents first.
    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var events: [Event] = []

    let oldIdentities: TreeIdentities
    let newIdentities: TreeIdentities
    /// The nodes of either tree that only stand around nodes that both have.
    private var wrappers: Set<Int> = []
    private var removedWrappers: Set<Int> = []
    private var leftOld: [Int] = []
    private var leftNew: [Int] = []

    init(_ old: TreeOutline, _ new: TreeOutline) {
        self.old = old
        self.new = new
        newOf = Array(repeating: nil, count: old.nodes.count)
        oldOf = Array(repeating: nil, count: new.nodes.count)
        oldIdentities = TreeIdentities(old)
        newIdentities = TreeIdentities(new)
        var next = 0
        matchChildren(of: (nil, nil))
        for _ in 0..<Self.roundLimit {
            while next < pairs.count {
                let pair = pairs[next]
                next += 1
                matchChildren(of: pair)
            }
            // What is left may stand elsewhere; what is inside it is matched then.
            guard matchElsewhere() else { break }
        }
        events += Self.unmatched(leftOld, in: old, newOf).filter { !removedWrappers.contains($0) }.map(Event.removed)
        events += Self.unmatched(leftNew, in: new, oldOf).filter { !wrappers.contains($0) }.map(Event.new)
    }

    /// The number of rounds in which unmatched nodes are searched for anywhere.
    private static let roundLimit = 4
    /// New nodes at one place that are compared with one that is gone there.
    private static let placeLimit = 16

    /// The nodes inside some that have no partner, without those inside a node whose nodes have none at all.
    private static func unmatched(_ roots: [Int], in tree: TreeOutline, _ partners: [Int?]) -> [Int] {
        var counts = [0]
        for partner in partners { counts.append((counts.last ?? 0) + (partner != nil ? 1 : 0)) }
        var unmatched: [Int] = []
        for root in roots {
            var next = root
            while next < tree.nodes[root].end {
                let end = tree.nodes[next].end
                guard partners[next] == nil else {
                    next = end
                    continue
                }
                unmatched.append(next)
                next = counts[end] == counts[next] ? end : next + 1
            }
        }
        return unmatched
    }

    private mutating func match(_ x: Int, _ y: Int) {
        newOf[x] = y
        oldOf[y] = x
        if oldIdentities.everything[x] != newIdentities.everything[y] { pairs.append((x, y)) }
    }

    private mutating func matchChildren(of parent: (old: Int?, new: Int?)) {
        let before = old.children(of: parent.old).filter { newOf[$0] == nil }
        let after = new.children(of: parent.new).filter { oldOf[$0] == nil }
        guard !before.isEmpty || !after.isEmpty else { return }
        if isInStep(before, after) {
            for (x, y) in zip(before, after) { match(x, y) }
            return
        }
        matchNames(before, after)
        let families = families(before, after)
        for family in families { alignContents(family) }
        // The same content under another name.
        var renamed = contents(of: after)
        for x in before where newOf[x] == nil {
            guard let y = renamed[oldIdentities.contents[x]]?.popLast() else { continue }
            match(x, y)
            if old.nodes[x].family != new.nodes[y].family, old.nodes[x].host == nil {
                events.append(.renamed(old: x, new: y))
            }
        }
        matchWrapped(families, before, after, byContent: true)
        for family in families { pairInOrder(family) }
        pairReplacements(before, after)
        matchWrapped(families, before, after, byContent: false)
        findReordered(parent.new, before, after)
        leftOld += before.filter { newOf[$0] == nil }
        leftNew += after.filter { oldOf[$0] == nil }
    }

    /// Whether children have the same segments in the same order, and where these are counted, at most one of them shows
    /// something else.
    private func isInStep(_ before: [Int], _ after: [Int]) -> Bool {
        guard before.count == after.count else { return false }
        var others = 0
        var isCounted = false
        for (x, y) in zip(before, after) {
            guard old.nodes[x].segment == new.nodes[y].segment else { return false }
            if oldIdentities.contents[x] != newIdentities.contents[y] { others += 1 }
            isCounted = isCounted || old.nodes[x].isIndexed
        }
        return others <= 1 || !isCounted
    }

    /// Matches ids, and nodes that are added to a node, by their segments.
    private mutating func matchNames(_ before: [Int], _ after: [Int]) {
        func hasName(_ node: TreeOutline.OutlineNode) -> Bool { !node.isIndexed && (node.isNamed || node.host != nil) }
        var named: [String: Int] = [:]
        for y in after where hasName(new.nodes[y]) { named[new.nodes[y].segment] = y }
        for x in before where hasName(old.nodes[x]) {
            if let y = named.removeValue(forKey: old.nodes[x].segment) { match(x, y) }
        }
    }

    /// Siblings that differ in their index alone, of both trees, in their order.
    private struct Family {
        var old: [Int] = []
        var new: [Int] = []
    }

    private func families(_ before: [Int], _ after: [Int]) -> [Family] {
        var places: [Substring: Int] = [:]
        var families: [Family] = []
        func place(_ name: Substring) -> Int {
            if let place = places[name] { return place }
            places[name] = families.count
            families.append(Family())
            return families.count - 1
        }
        for x in before where newOf[x] == nil { families[place(old.nodes[x].family)].old.append(x) }
        for y in after where oldOf[y] == nil { families[place(new.nodes[y].family)].new.append(y) }
        return families
    }

    private mutating func alignContents(_ family: Family) {
        let alignment = SequenceAlignment(
            of: family.old.map { oldIdentities.contents[$0] }, and: family.new.map { newIdentities.contents[$0] })
        for pair in alignment.pairs { match(family.old[pair.old], family.new[pair.new]) }
    }

    /// Unmatched nodes by content, the first of them last.
    private func contents(of nodes: [Int]) -> [Int: [Int]] {
        Dictionary(
            grouping: nodes.reversed().filter { oldOf[$0] == nil }, by: { newIdentities.contents[$0] })
    }

    /// Looks for siblings of one tree inside nodes that only the other one has, of kinds that have become more.
    private mutating func matchWrapped(_ families: [Family], _ before: [Int], _ after: [Int], byContent: Bool) {
        var (gone, arrived): ([Int], [Int]) = ([], [])
        for family in families {
            let (x, y) = (family.old.filter { newOf[$0] == nil }, family.new.filter { oldOf[$0] == nil })
            if x.count > y.count { gone += x } else if y.count > x.count { arrived += y }
        }
        let inNew = Self.find(
            before.filter { newOf[$0] == nil }, of: old, oldIdentities, in: arrived, of: new, newIdentities, byContent)
        for (wrapper, found) in inNew {
            for (x, y) in found { match(x, y) }
            events.append(.wrapped(found.map(\.inside), in: wrapper))
            wrappers.insert(wrapper)
        }
        let inOld = Self.find(
            after.filter { oldOf[$0] == nil }, of: new, newIdentities, in: gone, of: old, oldIdentities, byContent)
        for (wrapper, found) in inOld {
            for (y, x) in found { match(x, y) }
            events.append(.unwrapped(found.map(\.sibling), from: wrapper))
            removedWrappers.insert(wrapper)
        }
    }

    private typealias Found = [(sibling: Int, inside: Int)]

    /// The siblings that stand inside nodes of the other tree; their insides aren't searched.
    private static func find(
        _ siblings: [Int], of tree: TreeOutline, _ identities: TreeIdentities, in wrappers: [Int],
        of other: TreeOutline, _ otherIdentities: TreeIdentities, _ byContent: Bool
    ) -> [(wrapper: Int, found: Found)] {
        struct SiblingKey: Hashable {
            var content = 0
            var segment = ""
            var type = ""
        }
        func key(_ node: TreeOutline.OutlineNode, _ content: Int) -> SiblingKey {
            byContent ? SiblingKey(content: content) : SiblingKey(segment: node.segment, type: node.type)
        }
        guard !siblings.isEmpty, !wrappers.isEmpty else { return [] }
        var wanted = Dictionary(
            grouping: siblings.reversed(), by: { key(tree.nodes[$0], identities.contents[$0]) })
        return wrappers.compactMap { wrapper in
            var found: Found = []
            var next = wrapper + 1
            while next < other.nodes[wrapper].end {
                if let sibling = wanted[key(other.nodes[next], otherIdentities.contents[next])]?.popLast() {
                    found.append((sibling, next))
                    next = other.nodes[next].end
                } else {
                    next += 1
                }
            }
            return found.isEmpty ? nil : (wrapper, found)
        }
    }

    /// Those of a family that show something else now: in their order between those that show the same.
    private mutating func pairInOrder(_ family: Family) {
        let places = Dictionary(family.new.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        func place(of index: Int) -> Int? { newOf[family.old[index]].flatMap { places[$0] } }
        let matched = family.old.indices.filter { place(of: $0) != nil }
        let anchors = SequenceAlignment.increasing(matched.compactMap(place)).map { matched[$0] }
        var (x, y) = (0, 0)
        for anchor in anchors + [family.old.count] {
            let end = anchor < family.old.count ? place(of: anchor) ?? y : family.new.count
            let run = family.old[x..<anchor].filter { newOf[$0] == nil }
            let free = family.new[min(y, end)..<end].filter { oldOf[$0] == nil }
            for (x, y) in zip(run, free) { match(x, y) }
            (x, y) = (min(anchor + 1, family.old.count), end + 1)
        }
    }

    /// Matches nodes that took the place of others between the same siblings and are like them.
    private mutating func pairReplacements(_ before: [Int], _ after: [Int]) {
        // What stands behind the same sibling, or before all that both have.
        var places: [Int?: [Int]] = [:]
        var last: Int?
        for y in after {
            if oldOf[y] != nil {
                last = y
            } else if places[last, default: []].count < Self.placeLimit {
                places[last, default: []].append(y)
            }
        }
        last = nil
        for x in before {
            if let partner = newOf[x] {
                last = partner
            } else if let index = places[last]?.firstIndex(where: { isLike(x, $0) }),
                let y = places[last]?.remove(at: index)
            {
                match(x, y)
                let (a, b) = (old.nodes[x], new.nodes[y])
                if a.isNamed, b.isNamed { events.append(.renamed(old: x, new: y)) }
            }
        }
    }

    private func isLike(_ x: Int, _ y: Int) -> Bool {
        let (a, b) = (old.nodes[x], new.nodes[y])
        guard a.isNamed == b.isNamed, (a.host == nil) == (b.host == nil) else { return false }
        let (inA, inB) = (old.children(of: x).prefix(64), new.children(of: y).prefix(64))
        if inA.isEmpty, inB.isEmpty { return a.type == b.type && a.lines.isEmpty == b.lines.isEmpty }
        let contents = Set(inA.map { oldIdentities.contents[$0] })
        let names = Set(inA.map { old.nodes[$0].segment })
        return inB.contains { contents.contains(newIdentities.contents[$0]) || names.contains(new.nodes[$0].segment) }
    }

    private mutating func findReordered(_ parent: Int?, _ before: [Int], _ after: [Int]) {
        let inOldOrder = before.filter { old.nodes[$0].host == nil }.compactMap { newOf[$0] }
            .filter { new.nodes[$0].parent == parent }
        let kept = SequenceAlignment.increasing(inOldOrder)
        guard kept.count < inOldOrder.count else { return }
        let stayed = Set(kept)
        let moved = inOldOrder.indices.filter { !stayed.contains($0) }.map { inOldOrder[$0] }
        events.append(.reordered(parent: parent, moved: moved, old: inOldOrder, new: inOldOrder.sorted()))
    }

    /// Matches the unmatched nodes of both trees, by path of an id and by content, wherever they stand; true where
    /// anything was found.
    private mutating func matchElsewhere() -> Bool {
        let (gone, arrived) = (leftOld.filter { newOf[$0] == nil }, leftNew.filter { oldOf[$0] == nil })
        guard !gone.isEmpty, !arrived.isEmpty else { return false }
        var byPath: [String: Int] = [:]
        var byContent: [Int: [Int]] = [:]
        for root in arrived {
            for y in root..<new.nodes[root].end where oldOf[y] == nil {
                if new.nodes[y].isNamed { byPath[new.path(of: y)] = y }
                byContent[newIdentities.contents[y], default: []].append(y)
            }
        }
        var found = false
        for root in gone {
            var x = root
            while x < old.nodes[root].end {
                let node = old.nodes[x]
                var y = node.isNamed ? byPath[old.path(of: x)] : nil
                if y.map({ oldOf[$0] != nil }) ?? true {
                    // Nodes without text or children are too much alike to be told apart by content.
                    let says = !node.lines.isEmpty || node.end > x + 1
                    y = says ? byContent[oldIdentities.contents[x]]?.popLast() : nil
                }
                if newOf[x] == nil, let y, oldOf[y] == nil {
                    match(x, y)
                    events.append(.moved(old: x, new: y))
                    found = true
                    x = node.end
                } else {
                    x += 1
                }
            }
        }
        return found
    }
}
