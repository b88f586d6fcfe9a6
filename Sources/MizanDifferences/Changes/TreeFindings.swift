import MizanBase
import MizanRenderTree

/// The changes of the nodes of two trees in words, told apart by whether they have a reason of their own.
struct TreeFindings {
    private(set) var causes: [TreeChange] = []
    private(set) var consequences: [TreeChange] = []

    private let matching: TreeMatching
    private var displacement: TreeDisplacement
    private var comparisons: [NodeComparison] = []
    /// Whether a member is a fallback that took another alternative, or inside one.
    private var inFallback: [Bool] = []
    private var arrangements: [Int: ChangeParts] = [:]
    /// The changes found, with their weight and place.
    private var found: [(rank: ChangeRank, weight: Int, node: Int, change: TreeChange)] = []
    /// The members that an event names: they need no words of their own place.
    private var named: Set<Int> = []

    /// The order of the changes.
    private enum ChangeRank: Int {
        case damage, input, content, arrangement, insideFallback, fitting, position
    }

    /// Whether its author said something else of any node: then all geometry follows from that.
    private var hasInputs = false
    /// Whether only the authors' values changed.
    var isOfInputsOnly: Bool {
        hasInputs && matching.events.isEmpty && consequences.isEmpty
            && displacement.members.indices.allSatisfy { index in
                let member = displacement.members[index]
                return comparisons[index].isOfInputsOnly && !member.shifts.contains { !$0.isZero }
                    && old.nodes[member.old].lines == new.nodes[member.new].lines
            }
    }

    init(_ matching: TreeMatching, alignments: Chunks<NodeAlignment>, tolerance: FixedLength) {
        self.matching = matching
        displacement = TreeDisplacement(matching, alignments: alignments, tolerance: tolerance)
    }

    mutating func collect() {
        compareNodes()
        displacement.tieEqualEdges()
        if !hasInputs { compareArrangements() }
        addEvents()
        displacement.tieRefitted()
        displacement.tieLooselyToCauses()
        displacement.flatten()
        sortOut()
        addFallbackTexts()
        // The smallest node comes before those that it is inside of.
        let nodes = new.nodes
        func end(_ node: Int) -> Int { nodes.indices.contains(node) ? nodes[node].end : node }
        found.sort {
            ($0.rank.rawValue, -$0.weight, end($0.node), -$0.node)
                < ($1.rank.rawValue, -$1.weight, end($1.node), -$1.node)
        }
        causes = Self.mergedLike(found.map(\.change))
    }

    private var old: TreeOutline { matching.old }
    private var new: TreeOutline { matching.new }

    // MARK: Causes

    private mutating func compareNodes() {
        for index in displacement.members.indices {
            let member = displacement.members[index]
            comparisons.append(
                NodeComparison(
                    old.nodes[member.old], new.nodes[member.new], isResized: member.isResized,
                    tolerance: displacement.tolerance))
        }
        for index in displacement.members.indices {
            let member = displacement.members[index]
            if comparisons[index].label != nil { comparisons[index].compareLabel(texts: texts(inside: index)) }
            // What another alternative is made of is a matter of the fallback that took it.
            let around = self.member(around: member.parentNode).flatMap { $0 < index && inFallback[$0] ? $0 : nil }
            if let around {
                comparisons[index].followFallback()
                displacement.tie(index, around)
            }
            inFallback.append(comparisons[index].isFallback || around != nil)
            if comparisons[index].isCause { displacement.setCause(index) }
            if !comparisons[index].inputs.isEmpty { hasInputs = true }
            if !comparisons[index].fitting.isEmpty { displacement.setRefitted(index) }
        }
    }

    /// The texts inside a member that are others now.
    private func texts(inside index: Int) -> [(old: String, new: String)] {
        let end = new.nodes[displacement.members[index].new].end
        return displacement.members[index...].prefix(Self.labelLimit).prefix { $0.new < end }.indices
            .compactMap { comparisons[$0].text }
    }

    /// Nodes that a label is made of.
    private static let labelLimit = 256

    /// Parents with the same children in the same order that stand otherwise.
    private mutating func compareArrangements() {
        for family in displacement.families {
            guard let node = family.parent, let parent = displacement[new: node], family.members.count > 1 else {
                continue
            }
            let before = old.children(of: displacement.members[parent].old).filter { old.nodes[$0].host == nil }
            let after = new.children(of: node).filter { new.nodes[$0].host == nil }
            guard before.count == after.count, before.map({ matching.newOf[$0] }) == after else { continue }
            let (a, b) = (boxes(of: before, in: old), boxes(of: after, in: new))
            guard a.count == before.count, b.count == after.count else { continue }
            let words = TreeArrangement(a, b, tolerance: displacement.tolerance).words
            guard !words.isEmpty else { continue }
            arrangements[parent] = words
            displacement.setCause(parent)
            displacement.tieSiblings(in: node, to: parent)
        }
    }

    /// The boxes of siblings, each with its background and overlay.
    private func boxes(of nodes: [Int], in tree: TreeOutline) -> [FixedRect] {
        guard let first = nodes.first else { return [] }
        let parent = tree.nodes[first].parent
        var added: [Substring: FixedRect] = [:]
        for node in tree.children(of: parent) {
            if let host = tree.nodes[node].host, let box = tree.nodes[node].box {
                added[host] = added[host]?.union(box) ?? box
            }
        }
        return nodes.compactMap { node in
            guard let box = tree.nodes[node].box else { return nil }
            return added[tree.nodes[node].segment[...]]?.union(box) ?? box
        }
    }

    private mutating func addEvents() {
        var parents: Set<Int?> = []
        for event in matching.events {
            let words = TreeEventWords(event, matching, tolerance: displacement.tolerance)
            // What a fallback layout took instead is said of the layout.
            let parent = words.parent
            let around = member(around: parent)
            let isOrdered = words.nodes.contains { node in
                displacement[new: node].map { comparisons[$0].isOrderedOtherwise } ?? false
            }
            if isOrdered {
                // What is drawn above others comes after them.
                consequences.append(words.change)
                continue
            }
            if let around, inFallback[around] {
                consequences.append(words.change)
            } else {
                found.append((.content, 0, words.node, words.change))
            }
            if words.isMoving, parents.insert(parent).inserted {
                displacement.tieSiblings(in: parent, to: nil)
                // A change inside a fallback follows from what made it take another alternative.
                if let member = displacement.familyOf[parent]?.first ?? around, !inFallback[member] {
                    displacement.setCause(member)
                }
            }
            for node in words.nodes {
                if let member = displacement[new: node] { named.insert(member) }
            }
        }
    }

    /// The innermost node that the golden has too, from a node of the new tree outwards.
    private func member(around node: Int?) -> Int? {
        var next = node
        while let node = next {
            if let member = displacement[new: node] { return member }
            next = new.nodes[node].parent
        }
        return nil
    }

    /// The texts that only one of the alternatives shows: where there are as many of them in both, they are others now.
    private mutating func addFallbackTexts() {
        for index in displacement.members.indices where comparisons[index].isFallback {
            let member = displacement.members[index]
            if let around = self.member(around: member.parentNode), inFallback[around] { continue }
            let (before, after) = (texts(in: old, member.old), texts(in: new, member.new))
            var counts: [ExactText: Int] = [:]
            for text in before { counts[ExactText(text.text[...]), default: 0] += 1 }
            for text in after { counts[ExactText(text.text[...]), default: 0] -= 1 }
            func rest(_ texts: [(node: Int, text: String)], _ sign: Int) -> [(node: Int, text: String)] {
                var seen: Set<ExactText> = []
                return texts.filter {
                    let key = ExactText($0.text[...])
                    return (counts[key] ?? 0) * sign > 0 && seen.insert(key).inserted
                }
            }
            let (gone, arrived) = (rest(before, 1), rest(after, -1))
            guard gone.count == arrived.count else { continue }
            for (a, b) in zip(gone, arrived) {
                let change = TreeChange(
                    rule: "golden-differs", path: new.path(of: b.node),
                    parts: [TreeChange.ChangePart(NodeComparison.pieces(from: a.text, to: b.text))])
                found.append((.insideFallback, 0, b.node, change))
            }
        }
    }

    private func texts(in tree: TreeOutline, _ root: Int) -> [(node: Int, text: String)] {
        (root..<tree.nodes[root].end).filter { !tree.nodes[$0].lines.isEmpty }
            .map { ($0, tree.nodes[$0].lines.map(\.string).joined()) }
    }

    // MARK: Causes and consequences

    private mutating func sortOut() {
        var groups: [[Int]] = []
        var places: [Int: Int] = [:]
        for index in displacement.members.indices where isChanged(index) || displacement.members[index].hasCause {
            let root = displacement.roots[index]
            if let place = places[root] {
                groups[place].append(index)
            } else {
                places[root] = groups.count
                groups.append([index])
            }
        }
        var followers: [Int] = []
        var ownGroups: [[Int]] = []
        for group in groups {
            if group.contains(where: { displacement.members[$0].hasCause }) {
                followers += group.filter { !addOwn($0) }
            } else {
                ownGroups.append(group)
            }
        }
        // A pixel more or less where something else changed is rounding.
        let isElsewhere = !found.isEmpty || ownGroups.contains { group in group.contains { !isWithinPixel($0) } }
        let free = Set(ownGroups.joined())
        var said: Set<Int> = []
        for group in displacement.joined(ownGroups) {
            if hasInputs && !group.contains(where: { comparisons[$0].isNotable })
                || isElsewhere && group.allSatisfy(isWithinPixel)
            {
                followers += group
            } else {
                let origin = displacement.origin(of: group)
                guard !said.contains(origin), !inFallback[origin] || comparisons[origin].isNotable else {
                    followers += group
                    continue
                }
                let origins = alike(
                    origin, in: Set(group).union(displacement.sameChildren(origin).filter(free.contains))
                )
                .subtracting(said)
                for origin in origins.sorted() {
                    let rank = comparisons[origin].isNotable ? ChangeRank.fitting : .position
                    add(origin, rank: rank, weight: group.count, isOrigin: true)
                }
                said.formUnion(origins)
                followers += group
            }
        }
        followers.removeAll { said.contains($0) }
        for index in followers.sorted() where isChanged(index) && !named.contains(index) {
            if comparisons[index].isNotable {
                add(index, rank: .fitting, weight: 0, isOrigin: false)
            } else {
                consequences.append(
                    words(of: index, isOrigin: true).change(path: new.path(of: displacement.members[index].new)))
            }
        }
    }

    /// The origin with the members that say the same, but for amounts, of the same child of its parent's siblings.
    private mutating func alike(_ origin: Int, in group: Set<Int>) -> Set<Int> {
        guard let path = Self.withoutIndices(new.path(of: displacement.members[origin].new)) else { return [origin] }
        let segment = new.nodes[displacement.members[origin].new].segment
        let said = words(of: origin, isOrigin: true).change(path: "").key
        return group.filter { member in
            new.nodes[displacement.members[member].new].segment == segment && !isWithinPixel(member)
                && words(of: member, isOrigin: true).change(path: "").key == said
                && Self.withoutIndices(new.path(of: displacement.members[member].new)) == path
        }.union([origin])
    }

    /// Says what a node has of its own; false where it has nothing.
    private mutating func addOwn(_ index: Int) -> Bool {
        guard arrangements[index] != nil || comparisons[index].isCause else { return false }
        if let damage = comparisons[index].damage {
            let node = displacement.members[index].new
            let words = "has a line that can't be read: \(Diagnostic.quote(damage))"
            found.append(
                (.damage, 0, node, TreeChange(rule: "golden-damaged", path: new.path(of: node), words: words)))
            return true
        }
        let isNamed = named.contains(index) && !comparisons[index].isCause
        guard !isNamed else { return true }
        let rank: ChangeRank =
            !comparisons[index].inputs.isEmpty ? .input : arrangements[index] == nil ? .content : .arrangement
        add(index, rank: rank, weight: 0, isOrigin: false)
        return true
    }

    private mutating func add(_ index: Int, rank: ChangeRank, weight: Int, isOrigin: Bool) {
        let node = displacement.members[index].new
        found.append((rank, weight, node, words(of: index, isOrigin: isOrigin).change(path: new.path(of: node))))
    }

    private func isChanged(_ index: Int) -> Bool {
        let (member, comparison) = (displacement.members[index], comparisons[index])
        return member.shifts.contains { !$0.isZero } || comparison.isCause
            || !comparison.fitting.isEmpty || !comparison.followers.isEmpty
    }

    private func isWithinPixel(_ index: Int) -> Bool {
        let (member, comparison) = (displacement.members[index], comparisons[index])
        return !comparison.isCause && comparison.fitting.isEmpty
            && !member.shifts.contains { $0.magnitude > displacement.tolerance.magnitude }
    }

    /// All that changed of one node; a cause that isn't where it all comes from was moved by something else, or not at all.
    private mutating func words(of index: Int, isOrigin: Bool) -> ChangeParts {
        let (member, comparison) = (displacement.members[index], comparisons[index])
        var words = arrangements[index] ?? ChangeParts()
        words.append(comparison.exchange)
        words.append(comparison.inputs)
        words.append(comparison.own)
        words.appendDetails(comparison.details)
        words.appendDetails(comparison.fitting)
        words.appendDetails(comparison.reason)
        var place = ChangeParts()
        var move = PerAxis(FixedLength.zero)
        for axis in Axis.allCases where isOrigin || displacement.isUnpushed(index, axis: axis) {
            move[axis] = member.shifts[axis].start
        }
        place.addMove(move.horizontal, move.vertical)
        if let a = old.nodes[member.old].box, let b = new.nodes[member.new].box {
            place.addSize("width", a.size.width, b.size.width)
            place.addSize("height", a.size.height, b.size.height)
        }
        words.appendDetails(place)
        return words.isEmpty ? comparison.followers : words
    }

    // MARK: Rows alike

    /// One change for those that say the same of the same child of equal siblings: `row[0]/name …, and 9 more like it`.
    private static func mergedLike(_ changes: [TreeChange]) -> [TreeChange] {
        struct Like: Hashable {
            var path: String
            var key: TreeChange.ChangeKey
        }
        var merged: [(change: TreeChange, others: Int)] = []
        var places: [Like: Int] = [:]
        for change in changes {
            let path = withoutIndices(change.path)
            var key = change.key
            key.path = ""
            let like = Like(path: path ?? change.path, key: key)
            if path != nil, let place = places[like] {
                merged[place].change.include(change)
                merged[place].others += 1
            } else {
                places[like] = merged.count
                merged.append((change, 0))
            }
        }
        return merged.map { change, others in
            var change = change
            if others > 0 { change.others = TreeAmount(count: others) }
            return change
        }
    }

    /// `row[]/name` for `row[3]/name`; nil for a path without an index.
    private static func withoutIndices(_ path: String) -> String? {
        guard path.utf8.contains(UInt8(ascii: "[")) else { return nil }
        var kept: [UInt8] = []
        var isInside = false
        for byte in path.utf8 {
            if byte == UInt8(ascii: "]") { isInside = false }
            if !isInside { kept.append(byte) }
            if byte == UInt8(ascii: "[") { isInside = true }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}

extension FixedRect {
    func union(_ other: FixedRect) -> FixedRect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        let right = max(minX + size.width, other.minX + other.size.width)
        let bottom = max(minY + size.height, other.minY + other.size.height)
        return FixedRect(
            origin: FixedPoint(x: left, y: top), size: FixedSize(width: right - left, height: bottom - top))
    }
}
