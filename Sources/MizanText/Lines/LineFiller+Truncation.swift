import MizanBase

extension LineFiller {
    /// Cuts the last line, so that an ellipsis stands for the text that has no room.
    mutating func cut() {
        while let line = removeLast() {
            let rest = line.range.upperBound
            guard let cut = LineCut(text, from: line.range.lowerBound, rest: rest, mode: style.truncationMode) else {
                return extend(line)
            }
            let candidate = takeLastFitting(cut, direction: line.direction)
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

    private mutating func takeLastFitting(_ cut: LineCut, direction: LayoutDirection) -> LineCut.Candidate {
        let level: UInt8 = self.direction(of: cut, in: direction) == .leftToRight ? 0 : 1
        let candidates = cut.candidates(limit: limit)
        let whole = candidates.dropFirst().filter { !cut.partsForeignWord($0, paragraphLevel: level) }
        for candidate in whole.reversed() where fits(candidate, of: cut, level: level) { return candidate }
        // Nothing of a first word that has no room would be shown: it is cut between clusters.
        for candidate in candidates.dropFirst().reversed() where fits(candidate, of: cut, level: level) {
            return candidate
        }
        let bare = LineCut.Candidate(head: cut.head.lowerBound, tail: cut.tail.upperBound, estimate: 0)
        _ = fits(bare, of: cut, level: level)
        return bare
    }

    /// Builds a line that is cut; true where it fits.
    private mutating func fits(_ candidate: LineCut.Candidate, of cut: LineCut, level: UInt8) -> Bool {
        let isForeign = level == 1 && text.direction(at: cut.tail.lowerBound) == .leftToRight
        let head = cut.head.lowerBound..<candidate.head
        let tail = candidate.tail..<cut.tail.upperBound
        let like = !head.isEmpty ? head.upperBound - 1 : tail.isEmpty ? cut.head.lowerBound : tail.lowerBound
        builder.build(
            LineStretch(
                range: head, visibleEnd: head.upperBound, paragraphLevel: level, context: 0..<head.upperBound),
            text.items.isEmpty ? nil : Ellipsis(text, like: text.item(at: like)),
            LineStretch(
                range: tail, visibleEnd: cut.tailVisibleEnd, paragraphLevel: level, raise: isForeign ? 2 : 0,
                context: tail.lowerBound..<Int.max))
        return builder.width <= width + Self.tolerance && candidate.estimate - builder.width <= text.largestSize
    }
}
