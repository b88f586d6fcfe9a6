import MizanBase

extension LineFiller {
    /// Cuts the last line, so that an ellipsis stands for the text that has no room.
    mutating func cut() {
        while let line = removeLast() {
            let rest = line.range.upperBound
            guard let cut = LineCut(text, from: line.range.lowerBound, rest: rest, mode: style.truncationMode) else {
                return extend(line)
            }
            let candidate = useLastFittingCandidate(cut, direction: line.direction)
            // The cut line can show taller fonts than it did before; then the line above is cut.
            guard hasRoom() else { continue }
            let start = cut.head.lowerBound
            let range =
                candidate.tail == cut.tail.upperBound
                ? start..<candidate.head : (candidate.head > start ? start : candidate.tail)..<cut.tail.upperBound
            return append(
                range, hidden: candidate.head..<candidate.tail, direction: direction(of: cut, in: line.direction))
        }
    }

    /// The last line takes over what remains: white space and line ends, which hang.
    private mutating func extend(_ line: LineContent) {
        let range = line.range.lowerBound..<text.source.units.count
        builder.build(
            range, visibleEnd: text.source.trailingStart(in: line.range), isHyphen: false,
            paragraphLevel: line.direction == .leftToRight ? 0 : 1)
        append(range, direction: line.direction, room: line.width)
    }

    /// The line's direction is that of the paragraph that it begins in, or, where it begins with the ellipsis, shows.
    private func direction(of cut: LineCut, in direction: LayoutDirection) -> LayoutDirection {
        style.truncationMode == .head ? text.direction(at: cut.tail.lowerBound) : direction
    }

    private mutating func useLastFittingCandidate(_ cut: LineCut, direction: LayoutDirection) -> LineCut.CutCandidate {
        let level: UInt8 = self.direction(of: cut, in: direction) == .leftToRight ? 0 : 1
        let raise: UInt8 = level == 1 && text.direction(at: cut.tail.lowerBound) == .leftToRight ? 2 : 0
        func separated(_ candidate: LineCut.CutCandidate) -> LineCut.CutCandidate {
            cut.separated(candidate, paragraphLevel: level, raise: raise)
        }
        for keepsNumbers in [true, false] {
            var growth = CutGrowth(cut, keepsNumbers: keepsNumbers)
            let candidates = growth.candidates(limit: limit).map(separated)
            let last = candidates.lastIndex { fits($0, of: cut, level: level, raise: raise) }
            let next = last.map { $0 + 1 } ?? 0
            if next < candidates.count, let number = candidates[next].step, number.isNumber {
                // The other side has the width that the number can't use. It shows no more clusters than the number has, so
                // that a wider line, which shows the number, shows as many.
                var other = CutGrowth(cut, keepsNumbers: keepsNumbers)
                for _ in 0..<next { _ = other.grow() }
                other.stop(number)
                let others = other.candidates(limit: limit, clusters: number.clusterCount).map(separated)
                if let candidate = others.last(where: { fits($0, of: cut, level: level, raise: raise) }) {
                    return candidate
                }
                if let last { _ = fits(candidates[last], of: cut, level: level, raise: raise) }
            }
            if let last { return candidates[last] }
            // Nothing but a part of a number has room.
        }
        _ = fits(cut.bare, of: cut, level: level, raise: raise)
        return cut.bare
    }

    /// Builds a line that is cut; true if it fits.
    private mutating func fits(_ candidate: LineCut.CutCandidate, of cut: LineCut, level: UInt8, raise: UInt8) -> Bool {
        guard candidate.estimate <= limit else { return false }
        let head = cut.head.lowerBound..<candidate.head
        let tail = candidate.tail..<cut.tail.upperBound
        builder.build(
            LineStretch(
                range: head, visibleEnd: head.upperBound, paragraphLevel: level, context: 0..<head.upperBound),
            cut.ellipsis(of: candidate, paragraphLevel: level, raise: raise),
            LineStretch(
                range: tail, visibleEnd: cut.tailVisibleEnd, paragraphLevel: level, raise: raise,
                context: tail.lowerBound..<Int.max))
        return builder.width <= width + Self.tolerance && candidate.estimate - builder.width <= text.largestSize
    }
}
