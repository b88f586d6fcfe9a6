import MizanBase

/// Compares the nodes of two trees at given indices.
struct TreeComparison {
    private let old: RenderTree
    private let new: RenderTree
    private let parts: ChangedParts
    /// Nodes at one index with one path that aren't the same.
    private var pairs: [(old: Int, new: Int)] = []
    /// Nodes at indices that have other paths in the two trees, or are in one tree alone.
    private var oldLeft: [Int] = []
    private var newLeft: [Int] = []
    private var result = RenderChanges()
    /// The nodes whose drawing is to be drawn anew, in each tree.
    private var oldDirty: Set<Int> = []
    private var newDirty: Set<Int> = []

    init(_ old: RenderTree, _ new: RenderTree, parts: ChangedParts) {
        self.old = old
        self.new = new
        self.parts = parts
    }

    /// Compares the nodes at an index.
    mutating func add(_ index: Int) {
        let (isOld, isNew) = (index < old.nodes.count, index < new.nodes.count)
        if isOld, isNew, !parts.isAny, old.nodes.hasSameBits(at: index, as: new.nodes) { return }
        if isOld, isNew, old.nodes[index].name == new.nodes[index].name {
            if old.nodes[index] != new.nodes[index] || parts.affect(new.nodes[index]) { pairs.append((index, index)) }
            return
        }
        if isOld { oldLeft.append(index) }
        if isNew { newLeft.append(index) }
    }

    /// The changes, once all indices are added.
    mutating func changes() -> RenderChanges {
        if oldLeft.isEmpty, newLeft.isEmpty {
            for pair in pairs { change(pair) }
        } else {
            matchLeft()
        }
        var area = DirtyArea()
        let (oldBounds, newBounds) = (VisibleBounds(old), VisibleBounds(new))
        for bounds in oldBounds.bounds(of: oldDirty.sorted()) + newBounds.bounds(of: newDirty.sorted()) {
            area.add(bounds, scale: new.scale)
        }
        result.dirty = area.rectangles
        return result
    }

    // MARK: Nodes that are in both trees

    private mutating func change(_ pair: (old: Int, new: Int)) {
        let (before, after) = (old.nodes[pair.old], new.nodes[pair.new])
        result.changed.append(after.name)
        guard before.drawsOtherwise(than: after) || parts.affect(after) else { return }
        guard before.effects != after.effects else {
            oldDirty.insert(pair.old)
            newDirty.insert(pair.new)
            return
        }
        redraw(old.nodes.reach(of: pair.old), isOld: true)
        redraw(new.nodes.reach(of: pair.new), isOld: false)
    }

    /// Draws nodes of a tree anew in both trees: an effect on them came, went or changed.
    private mutating func redraw(_ range: Range<Int>, isOld: Bool) {
        let (own, other) = isOld ? (old, new) : (new, old)
        let twins = range.compactMap { index -> Int? in
            let name = own.nodes[index].name
            return index < other.nodes.count && other.nodes[index].name == name ? index : other.index(of: name)
        }
        oldDirty.formUnion(isOld ? Array(range) : twins)
        newDirty.formUnion(isOld ? twins : Array(range))
    }

    /// Matches the remaining nodes by their paths; those that changed their order among the others count as changed.
    private mutating func matchLeft() {
        var oldOf: [NodePath: Int] = [:]
        for index in oldLeft { oldOf[old.nodes[index].name] = index }
        var matched: [(old: Int, new: Int)] = []
        var inserted: [Int] = []
        for index in newLeft {
            if let other = oldOf.removeValue(forKey: new.nodes[index].name) {
                matched.append((other, index))
            } else {
                inserted.append(index)
            }
        }
        let removed = oldLeft.filter { oldOf[old.nodes[$0].name] == $0 }
        let all = (fixed + matched).sorted { $0.new < $1.new }
        let inOrder = Self.longestRise(all.map(\.old))
        for (pair, keepsPlace) in zip(all, inOrder) {
            if !keepsPlace {
                result.changed.append(new.nodes[pair.new].name)
                redraw(old.nodes.reach(of: pair.old), isOld: true)
                redraw(new.nodes.reach(of: pair.new), isOld: false)
                redrawGroups(around: pair.old, isOld: true)
                redrawGroups(around: pair.new, isOld: false)
            } else if !isSame(pair) {
                change(pair)
            }
        }
        for index in inserted {
            result.inserted.append(new.nodes[index].name)
            redraw(new.nodes.reach(of: index), isOld: false)
            redrawGroups(around: index, isOld: false)
        }
        for index in removed {
            result.removed.append(old.nodes[index].name)
            redraw(old.nodes.reach(of: index), isOld: true)
            redrawGroups(around: index, isOld: true)
        }
    }

    /// The nodes that stand at one index in both trees: those that differ, and those among the others that came, went or
    /// moved, which may have passed them.
    private var fixed: [(old: Int, new: Int)] {
        let left = Set(oldLeft).union(newLeft)
        let both = min(old.nodes.count, new.nodes.count)
        guard let first = left.min(), first < both else { return pairs }
        let span = first..<min((left.max() ?? first) + 1, both)
        return pairs.filter { !span.contains($0.new) } + span.filter { !left.contains($0) }.map { ($0, $0) }
    }

    /// Whether a pair differs in nothing but the numbers of the parents.
    private func isSame(_ pair: (old: Int, new: Int)) -> Bool {
        let (before, after) = (old.nodes[pair.old], new.nodes[pair.new])
        guard before.parent.map({ old.nodes[$0].name }) == after.parent.map({ new.nodes[$0].name }) else {
            return false
        }
        var moved = before
        moved.parent = after.parent
        return moved == after && !parts.affect(after)
    }

    /// An effect on several siblings holds for other nodes where one of them came or went: all of them are drawn anew.
    private mutating func redrawGroups(around index: Int, isOld: Bool) {
        let (own, other) = isOld ? (old, new) : (new, old)
        for owner in own.nodes.owners(ofEffectsAt: index) {
            redraw(own.nodes.reach(of: owner), isOld: isOld)
            guard let twin = other.index(of: own.nodes[owner].name) else { continue }
            redraw(other.nodes.reach(of: twin), isOld: !isOld)
        }
    }

    /// The numbers that belong to a longest rising selection of them.
    static func longestRise(_ numbers: [Int]) -> [Bool] {
        // The last places of the best selections of each length, and each place's predecessor.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var isKept = [Bool](repeating: false, count: numbers.count)
        var next = ends.last ?? -1
        while next >= 0 {
            isKept[next] = true
            next = before[next]
        }
        return isKept
    }
}

extension RenderNode {
    /// Whether two nodes in the same place of a tree draw differently; their effects included.
    fileprivate func drawsOtherwise(than other: RenderNode) -> Bool {
        frame != other.frame || content != other.content || effects != other.effects || scroll != other.scroll
    }
}

extension RenderNodes {
    /// The nodes whose drawing a node's effects change: itself at least.
    fileprivate func reach(of index: Int) -> Range<Int> {
        index..<self[index].effects.reduce(index + 1) { Swift.max($0, end(of: $1, at: index)) }
    }

    /// The siblings before a node, and before the nodes that contain it, that have an effect on several siblings.
    fileprivate func owners(ofEffectsAt index: Int) -> [Int] {
        guard hasEffectsOnSiblings else { return [] }
        var owners: [Int] = []
        var inner: Int? = index
        while let node = inner {
            var next = sibling(before: node)
            while let sibling = next {
                if self[sibling].effects.contains(where: { $0.siblings > 1 }) { owners.append(sibling) }
                next = self.sibling(before: sibling)
            }
            inner = self[node].parent
        }
        return owners
    }

    /// The sibling before a node; nil for the first one.
    func sibling(before index: Int) -> Int? {
        let parent = self[index].parent
        var sibling = index - 1
        guard sibling >= 0, sibling != parent else { return nil }
        // From the last node inside the sibling up to it.
        while self[sibling].parent != parent {
            guard let above = self[sibling].parent, above < sibling else { return nil }
            sibling = above
        }
        return sibling
    }
}
