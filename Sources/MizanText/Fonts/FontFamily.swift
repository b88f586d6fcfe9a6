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

    /// The font nearest to a description by its width, then its slant, then its weight; of a variable font, which has all those
    /// between the ends of its axes, the instance.
    ///
    /// Source: CSS Fonts 4 §5.2.
    func match(for font: FontDescription) -> FontMatch? {
        nearest(to: font).map { FontMatch($0, at: $0.header.coordinates(for: font)) }
    }

    private func nearest(to font: FontDescription) -> FontEntry? {
        guard entries.count > 1 else { return entries.first }
        return entries.enumerated().map { (offset: $0, entry: $1, rank: Self.rank($1.header, font)) }.min {
            left, right in
            left.rank == right.rank
                ? left.offset < right.offset : left.rank.lexicographicallyPrecedes(right.rank)
        }?.entry
    }

    private static func rank(_ header: FontHeader, _ font: FontDescription) -> [Double] {
        // An author can ask for any number.
        let weight = FontWeight(min(max(font.weight.value, 1), 1_000))
        return distance(from: font.width, to: header.nearest(to: font.width)) + [slantRank(header, font.isItalic)]
            + distance(from: weight.value, to: header.nearest(to: weight).value).map(Double.init)
    }

    /// A face drawn slanted goes before one that an axis slants.
    private static func slantRank(_ font: FontHeader, _ isItalic: Bool) -> Double {
        guard isItalic else { return font.isSlanted ? 1 : 0 }
        return font.isSlanted ? 0 : font.canSlant ? 1 : 2
    }

    /// Up to the normal width narrower ones go first, beyond it wider ones.
    private static func distance(from wanted: FontWidth, to width: FontWidth) -> [Double] {
        if width == wanted { return [0, 0] }
        let isPreferred = (width < wanted) == (wanted <= .standard)
        return [isPreferred ? 0 : 1, abs(width.value - wanted.value)]
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
