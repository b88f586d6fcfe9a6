import MizanBase

extension LineFiller {
    /// More lines are not balanced, nor are texts with more possible lines: a bound on time and memory.
    private static let mostBalancedLines = 32
    private static let mostPossibleLines = 200_000

    /// Fills the last lines anew, with equal widths.
    ///
    /// - Parameters:
    ///   - first: the index of the first of the lines.
    ///   - breaks: those of the lines' text, up to its mandatory one.
    mutating func balance(from first: Int, breaks: Range<Int>, direction: LayoutDirection) {
        let count = lines.count - first
        guard (2...Self.mostBalancedLines).contains(count) else { return }
        let start = lines[first].range.lowerBound
        var greedy: [Int] = []
        for line in lines.elements[first...] {
            // A word that is wider than the box broke somewhere inside.
            guard let index = breakIndex(at: line.range.upperBound, in: breaks) else { return }
            greedy.append(index)
        }
        let widest = lines.elements[first...].reduce(0) { max($0, $1.width) }
        guard let possible = possibleLines(from: start, breaks: breaks, widest: widest),
            let ends = LineBalance(lines: possible, count: count, last: breaks.count).ends()
        else { return }
        let balanced = ends.map { breaks.lowerBound + $0 - 1 }
        guard balanced != greedy else { return }
        if !replace(from: first, ends: balanced, direction: direction) {
            _ = replace(from: first, ends: greedy, direction: direction)
        }
    }

    private func breakIndex(at offset: Int, in breaks: Range<Int>) -> Int? {
        let all = guide.breaks
        let index = breaks.partitioningIndex { all[$0].offset >= offset }
        return index < breaks.upperBound && all[index].offset == offset ? index : nil
    }

    /// The lines that are no wider than the widest; nil for too many.
    private mutating func possibleLines(from start: Int, breaks: Range<Int>, widest: Double) -> [LineBalance
        .CandidateLine]?
    {
        var result: [LineBalance.CandidateLine] = []
        for first in 0..<breaks.count {
            let from = first == 0 ? start : guide.breaks[breaks.lowerBound + first - 1].offset
            var ruler = LineRuler(text, guide, from: from)
            for end in first + 1...breaks.count {
                let line = guide.breaks[breaks.lowerBound + end - 1]
                var width = ruler.distance(to: max(line.visibleEnd, from))
                guard width <= widest + Self.tolerance + text.largestSize else { break }
                if line.isHyphen || text.isUnsafe(from) || text.isUnsafe(line.offset) {
                    builder.build(
                        from..<line.offset, visibleEnd: line.visibleEnd, isHyphen: line.isHyphen, paragraphLevel: 0)
                    width = builder.width
                    builder.drop()
                }
                guard width <= widest + Self.tolerance else { continue }
                guard result.count < Self.mostPossibleLines else { return nil }
                result.append(LineBalance.CandidateLine(start: first, end: end, width: width))
            }
        }
        return result
    }

    /// Fills the last lines anew up to the given breaks.
    ///
    /// - Returns: false where the new lines, which can be taller, have no room.
    private mutating func replace(from first: Int, ends: [Int], direction: LayoutDirection) -> Bool {
        let level: UInt8 = direction == .leftToRight ? 0 : 1
        guard var start = first < lines.count ? lines[first].range.lowerBound : nil else { return false }
        while lines.count > first { _ = removeLast() }
        var hasRoom = true
        for end in ends {
            let line = guide.breaks[end]
            builder.build(
                start..<line.offset, visibleEnd: line.visibleEnd, isHyphen: line.isHyphen, paragraphLevel: level)
            hasRoom = hasRoom && self.hasRoom()
            append(start..<line.offset, direction: direction, isLast: end == ends.last)
            start = line.offset
        }
        return hasRoom
    }
}
