import MizanBase
import MizanUnicode

/// The text around some ranges, such as a sentence around its arguments, as it is seen from left to right where there is room
/// for all of it on one line.
///
/// Where each range is isolated from its surroundings the order is the same whatever the ranges hold (UAX #9, isolates);
/// where one is not, its text may move what stands outside of it. Only what is visible counts: no white space and no
/// controls.
package struct VisualNeighbours: Hashable, Sendable {
    /// A part of what is seen.
    package enum VisibleItem: Hashable, Sendable {
        /// A character outside of all ranges: its offset, with the lengths of the ranges before it left out, so that it is
        /// the same for any text in them; and what is drawn for it, the mirror image of a bracket that runs right to left.
        case character(Int, Unicode.Scalar)
        /// A range by its index, once for each stretch of it that nothing else interrupts.
        case range(Int)
        /// The end of a paragraph: the rest is on another line.
        case lineEnd
    }

    /// From left to right, paragraph by paragraph.
    package let items: [VisibleItem]

    /// The order of a text around ranges.
    ///
    /// - Parameters:
    ///   - text: The text, with its isolates.
    ///   - ranges: In UTF-16 units, sorted and apart from each other; one without anything visible has no place.
    ///   - baseDirection: The direction of each paragraph.
    ///   - fallbackDirection: The direction of a natural paragraph without a strong character.
    package init(
        of text: AttributedText, around ranges: [Range<Int>], baseDirection: WritingDirection,
        fallbackDirection: LayoutDirection = .leftToRight
    ) {
        /// By unit, the index of its range; and what the ranges before it take.
        var rangeIndices: [Int?] = []
        var skipped: [Int] = []
        var remaining = ranges.indices[...]
        var length = 0
        for offset in 0..<text.utf16Count {
            while let first = remaining.first, ranges[first].upperBound <= offset { remaining.removeFirst() }
            let index = remaining.first.flatMap { ranges[$0].contains(offset) ? $0 : nil }
            rangeIndices.append(index)
            if index != nil { length += 1 }
            skipped.append(length)
        }
        var items: [VisibleItem] = []
        var isFirst = true
        for paragraph in text.seenUnits(baseDirection: baseDirection, fallbackDirection: fallbackDirection) {
            if !isFirst { items.append(.lineEnd) }
            isFirst = false
            for unit in paragraph where unit.isVisible {
                guard let index = rangeIndices[unit.offset] else {
                    items.append(.character(unit.offset - skipped[unit.offset], unit.scalar))
                    continue
                }
                if items.last != .range(index) { items.append(.range(index)) }
            }
        }
        self.items = items
    }

    /// The characters that stand elsewhere than in another order of the same surroundings, by their offsets, sorted: those
    /// whose order among each other changed, as few as explain it; those that have another range on one of their sides, or
    /// stand on another line; and those that are drawn otherwise. Empty where nothing changed.
    ///
    /// Ranges that show nothing in one of the two have no place there and don't count.
    package func moved(from other: VisualNeighbours) -> [Int] {
        guard self != other else { return [] }
        let shown = ranges.intersection(other.ranges)
        let (new, old) = (neighbours(among: shown), other.neighbours(among: shown))
        guard new != old else { return [] }
        let former = Dictionary(old.enumerated().map { ($1.offset, (index: $0, characters: $1)) }) { first, _ in first }
        let kept = Set(new.compactMap { former[$0.offset]?.index }.longestIncreasing)
        return new.filter { characters in
            guard let former = former[characters.offset] else { return true }
            return former.characters != characters || !kept.contains(former.index)
        }.map(\.offset).sorted()
    }

    /// A character with its neighbours.
    private struct NeighbouringCharacters: Hashable {
        let offset: Int
        let scalar: Unicode.Scalar
        let line: Int
        let left: Set<Int>
        var right: Set<Int> = []
    }

    private var ranges: Set<Int> {
        items.reduce(into: []) { ranges, item in
            if case .range(let index) = item { ranges.insert(index) }
        }
    }

    /// The characters from left to right with the ranges at their sides, of those that are shown.
    private func neighbours(among shown: Set<Int>) -> [NeighbouringCharacters] {
        var neighbours: [NeighbouringCharacters] = []
        for (line, items) in items.split(separator: .lineEnd, omittingEmptySubsequences: false).enumerated() {
            let start = neighbours.count
            var seen: Set<Int> = []
            for item in items {
                switch item {
                case .character(let offset, let scalar):
                    neighbours.append(NeighbouringCharacters(offset: offset, scalar: scalar, line: line, left: seen))
                case .range(let index): if shown.contains(index) { seen.insert(index) }
                case .lineEnd: break
                }
            }
            seen = []
            var end = neighbours.count
            for item in items.reversed() {
                switch item {
                case .character:
                    end -= 1
                    neighbours[max(end, start)].right = seen
                case .range(let index): if shown.contains(index) { seen.insert(index) }
                case .lineEnd: break
                }
            }
        }
        return neighbours
    }
}

extension [Int] {
    /// A longest part of the numbers that only increases.
    fileprivate var longestIncreasing: [Int] {
        /// By length, the index of the smallest last number of such a part; and by index, the one before.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, value) in enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [Int] = []
        var next = ends.last
        while let index = next {
            result.append(self[index])
            next = before[index]
        }
        return result.reversed()
    }
}
