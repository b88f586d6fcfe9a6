import MizanBase

/// The fonts of one family in a collection.
struct FontFamily: Sendable {
    let name: String
    let entries: [FontEntry]

    /// Every letter as wide as the other.
    var isMonospaced: Bool { entries.allSatisfy(\.header.isMonospaced) }

    static func families(of entries: [FontEntry]) -> [FontFamily] {
        var order: [String] = []
        var members: [String: [FontEntry]] = [:]
        for entry in entries {
            let family = entry.header.family
            if members[family] == nil { order.append(family) }
            members[family, default: []].append(entry)
        }
        return order.map { FontFamily(name: $0, entries: members[$0] ?? []) }
    }

    /// The font nearest to a weight: normal width before others, upright before slanted or the reverse, then the weight.
    ///
    /// Source: CSS Fonts 4 §5.2.
    func entry(of weight: FontWeight, isItalic: Bool = false) -> FontEntry? {
        guard entries.count > 1 else { return entries.first }
        return entries.enumerated().map { (offset: $0, entry: $1, rank: rank($1.header, weight, isItalic)) }.min {
            left, right in
            left.rank == right.rank
                ? left.offset < right.offset : left.rank.lexicographicallyPrecedes(right.rank)
        }?.entry
    }

    private func rank(_ font: FontHeader, _ weight: FontWeight, _ isItalic: Bool) -> [Int] {
        [abs(font.widthClass - 5), font.isSlanted == isItalic ? 0 : 1]
            + Self.distance(from: weight.value, to: font.weight.value)
    }

    /// The order of the search depends on the weight: from 400 to 500 it goes up to 500, then down, then up; for
    /// lighter ones down first, for heavier ones up first.
    private static func distance(from wanted: Int, to weight: Int) -> [Int] {
        if (400...500).contains(wanted) {
            if (wanted...500).contains(weight) { return [0, weight - wanted] }
            return weight < wanted ? [1, wanted - weight] : [2, weight - wanted]
        }
        if wanted < 400 { return weight <= wanted ? [0, wanted - weight] : [1, weight - wanted] }
        return weight >= wanted ? [0, weight - wanted] : [1, wanted - weight]
    }
}
