import MizanBase

extension LineFiller {
    /// Ends the line at the last hyphen that fits in the word that doesn't fit on it, whose end is the next break.
    ///
    /// As any other end of a line it is the last one that fits, so that the width of the widest line, fed back, gives the same
    /// lines. No line gets a single letter of a word, neither by this hyphen nor by the one before.
    ///
    /// - Parameters:
    ///   - start: The line's first unit.
    ///   - end: The end that the line built last has, which holds if no hyphen fits; nil if no break fits.
    mutating func endAtLastFittingHyphen(from start: Int, replacing end: Int? = nil, _ paragraphLevel: UInt8) -> Int? {
        let breaks = guide.breaks
        let word = end ?? start
        var index = nextBreak
        while index < breaks.count, breaks[index].offset <= word { index += 1 }
        guard index < breaks.count else { return nil }
        // Two letters have to fit before any pattern is looked at: at a width of 0 nothing does.
        let least = graphemeEnd(after: graphemeEnd(after: word))
        guard least < breaks[index].visibleEnd else { return nil }
        var ruler = LineRuler(text, guide, from: start)
        guard ruler.distance(to: least) <= width + Self.tolerance else { return nil }
        let offsets = hyphens(at: word).offsets
        let first = offsets.indices.partitioningIndex { offsets[$0] >= least }
        var last = first
        while last < offsets.count, offsets[last] < breaks[index].offset, ruler.distance(to: offsets[last]) <= limit {
            last += 1
        }
        for offset in offsets[first..<last].reversed() {
            var ruler = LineRuler(text, guide, from: start)
            let hyphen = LineBreak(offset: offset, visibleEnd: offset, isMandatory: false, isHyphen: true)
            if fits(hyphen, estimate: ruler.distance(to: offset), from: start, paragraphLevel) { return offset }
        }
        if let end, let known = breaks[..<index].last(where: { $0.offset == end }) {
            build(known, from: start, paragraphLevel)
        }
        return nil
    }

    /// The places for hyphens in the text around an offset.
    mutating func hyphens(at offset: Int) -> LineHyphens {
        if let hyphens, hyphens.range.contains(offset) { return hyphens }
        let found = LineHyphens(text, at: offset)
        hyphens = found
        return found
    }

    private func graphemeEnd(after offset: Int) -> Int {
        offset < text.source.units.count ? text.source.graphemeEnd(after: offset) : offset
    }
}
