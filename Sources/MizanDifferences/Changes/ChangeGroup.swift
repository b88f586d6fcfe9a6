import MizanBase

/// One change and the variants that have it.
public struct ChangeGroup: Hashable, Sendable {
    /// The change as the first of its cases has it.
    public var change: TreeChange
    /// The names of the cases, in the order that they came in.
    public var cases: [String]
    /// The change in words, with the least and the largest amount where the cases differ in them: `width grew by 12 to
    /// 14 pt`, and without words that only some of them have.
    public var words: String

    /// `row[3]/high width 41 → 53 (the same in 34 variants)`
    public var text: String {
        let text = change.path.isEmpty ? words : "\(change.path) \(words)"
        return cases.count < 2 ? text : "\(text) (the same in \(cases.count) variants)"
    }

    /// Groups the changes of several cases: those with the same path and the same words, but for amounts.
    ///
    /// The strongest cause comes first: a change that is the first of any case before one that is the second of some at
    /// best. Among these the group of the most cases, then the smaller path, then the words, by their scalars; so the
    /// order doesn't depend on that of the cases.
    public static func grouped(_ changes: some Sequence<(String, [TreeChange])>) -> [ChangeGroup] {
        var groups: [(group: ChangeGroup, merged: TreeChange, rank: Int)] = []
        var places: [TreeChange.ChangeKey: Int] = [:]
        for (name, changes) in changes {
            for (rank, change) in changes.enumerated() {
                let key = change.key
                guard let place = places[key] else {
                    places[key] = groups.count
                    groups.append((ChangeGroup(change: change, cases: [name], words: change.words), change, rank))
                    continue
                }
                if groups[place].group.cases.last != name { groups[place].group.cases.append(name) }
                groups[place].merged.include(change)
                groups[place].rank = min(groups[place].rank, rank)
            }
        }
        for index in groups.indices { groups[index].group.words = groups[index].merged.words }
        return groups.sorted { left, right in
            if left.rank != right.rank { return left.rank < right.rank }
            let (a, b) = (left.group, right.group)
            if a.cases.count != b.cases.count { return a.cases.count > b.cases.count }
            return a.change.order.lexicographicallyPrecedes(b.change.order)
        }.map(\.group)
    }
}

extension TreeChange {
    /// The key that groups of as many cases are sorted by: rule, path, words.
    fileprivate var order: [Unicode.Scalar] {
        [rule, path, words].flatMap { Array($0.unicodeScalars) + ["\n"] }
    }
}
