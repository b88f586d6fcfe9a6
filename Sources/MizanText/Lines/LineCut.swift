import MizanBase

/// A text to be cut at its last line, where an ellipsis replaces what has no room. ``CutGrowth`` finds the ways to do it.
struct LineCut {
    /// One way to cut.
    struct CutCandidate {
        /// The end of the text shown before the ellipsis.
        var head: Int
        /// The start of the text shown after it.
        var tail: Int
        /// The estimated width of the visible text without the ellipsis, in points, as the paragraph was shaped.
        var estimate: Double
        /// The step from the candidate before; nil for the first, which shows the ellipsis alone.
        var step: CutGrowthStep?
    }

    /// The text that can be shown before the ellipsis: up to the end of the line's paragraph or to a mandatory break.
    let head: Range<Int>
    /// The text that can be shown after it: from the last mandatory break on, with what hangs at the text's end.
    let tail: Range<Int>
    /// The start of the text that hangs at the end.
    let tailVisibleEnd: Int

    let text: ShapedText
    let guide: LineGuide
    let mode: TruncationMode

    /// - Parameter start: the first unit of the line to be cut.
    /// - Returns: nil if nothing from `rest` on is visible, so that nothing has to be cut.
    init?(_ text: ShapedText, from start: Int, rest: Int, mode: TruncationMode) {
        let source = text.source
        let visibleEnd = source.trailingStart(in: rest..<source.units.count)
        guard visibleEnd > rest else { return nil }
        self.text = text
        self.mode = mode
        tailVisibleEnd = visibleEnd
        guide = text.guide
        let breaks = guide.breaks
        let first = breaks.first { $0.isMandatory && $0.offset > start }
        head = start..<max(min(first?.visibleEnd ?? source.units.count, source.units.count), start)
        let last = breaks.last { $0.isMandatory && $0.offset < visibleEnd }
        tail = max(last?.offset ?? 0, start)..<source.units.count
    }

    /// The candidate that shows the ellipsis alone.
    var bare: CutCandidate { CutCandidate(head: head.lowerBound, tail: tail.upperBound, estimate: 0) }

    /// Whether a line may end at an offset, so that a cut there parts no word. At a soft hyphen the word goes on.
    func isBreak(_ offset: Int) -> Bool {
        let breaks = guide.breaks
        let next = wordIndex(offset - 1)
        return next >= breaks.count || breaks[next].visibleEnd <= offset && !breaks[next].isHyphen
    }

    /// The number of breaks at or before a unit: units with the same number are in one word.
    func wordIndex(_ unit: Int) -> Int { guide.breaks.indices.partitioningIndex { guide.breaks[$0].offset > unit } }

    // MARK: The ellipsis

    /// The ellipsis of a candidate, at the level of the text that it replaces; nil if no font has one.
    ///
    /// A cut inside a run of one direction leaves letters missing at the run's end, so the ellipsis belongs to the run and has
    /// its level: of “München” in an Arabic line “Mün…” is shown as one unit, which reads from left to right. A cut at the end
    /// of a run, or between text of two levels, has the lower level, up to the line's own.
    ///
    /// With text on both sides the ellipsis belongs to the side on which a word is cut that runs against the line, the head
    /// before the tail; otherwise it has the lower level of both.
    ///
    /// - Parameter raise: added to the levels of the tail.
    func ellipsis(of candidate: CutCandidate, paragraphLevel: UInt8, raise: UInt8) -> Ellipsis? {
        guard !text.items.isEmpty else { return nil }
        let hasHead = candidate.head > head.lowerBound
        let hasTail = candidate.tail < tail.upperBound
        let (headLevel, tailLevel) = levels(of: candidate, paragraphLevel: paragraphLevel, raise: raise)
        func ellipsis(atTail: Bool, _ level: UInt8) -> Ellipsis? {
            Ellipsis(
                text, like: text.item(at: atTail ? candidate.tail : max(candidate.head - 1, head.lowerBound)),
                at: atTail && hasHead ? candidate.tail : candidate.head, level: level)
        }
        switch (hasHead, hasTail) {
        case (true, false): return ellipsis(atTail: false, headLevel)
        case (false, true): return ellipsis(atTail: true, tailLevel)
        case (false, false): return ellipsis(atTail: false, paragraphLevel)
        case (true, true):
            if cutsForeignWord(at: candidate.head, headLevel, paragraphLevel) {
                return ellipsis(atTail: false, headLevel)
            }
            if cutsForeignWord(at: candidate.tail, tailLevel, paragraphLevel) {
                return ellipsis(atTail: true, tailLevel)
            }
            return ellipsis(atTail: false, min(headLevel, tailLevel))
        }
    }

    /// The candidate with the white space that keeps a word and its ellipsis apart from the text on the other side: the
    /// ellipsis is at the other end of the word.
    func separated(_ candidate: CutCandidate, paragraphLevel: UInt8, raise: UInt8) -> CutCandidate {
        guard candidate.head > head.lowerBound, candidate.tail < tail.upperBound else { return candidate }
        let (headLevel, tailLevel) = levels(of: candidate, paragraphLevel: paragraphLevel, raise: raise)
        let source = text.source
        func isSpace(_ unit: Int) -> Bool {
            source.marks[unit].bidiClass == .whiteSpace && source.marks[unit].isGraphemeStart
                && (unit + 1 == source.marks.count || source.marks[unit + 1].isGraphemeStart)
        }
        var result = candidate
        if cutsForeignWord(at: candidate.head, headLevel, paragraphLevel) {
            while result.tail > max(tail.lowerBound, candidate.head + 1), isSpace(result.tail - 1) { result.tail -= 1 }
        } else if cutsForeignWord(at: candidate.tail, tailLevel, paragraphLevel) {
            while result.head < min(head.upperBound, candidate.tail - 1), isSpace(result.head) { result.head += 1 }
        }
        return result
    }

    /// Whether a cut at a level is inside a word that runs against the line.
    private func cutsForeignWord(at offset: Int, _ level: UInt8, _ paragraphLevel: UInt8) -> Bool {
        level & 1 != paragraphLevel & 1 && !isBreak(offset)
    }

    /// The levels of the two cuts; at the end of the text that a side can show, the line's own.
    private func levels(
        of candidate: CutCandidate, paragraphLevel: UInt8, raise: UInt8
    ) -> (head: UInt8, tail: UInt8) {
        (
            candidate.head < head.upperBound ? level(at: candidate.head) : paragraphLevel,
            candidate.tail > tail.lowerBound ? level(at: candidate.tail) + raise : paragraphLevel
        )
    }

    /// The level between two characters: the lower one of both, and of the marks of isolates between them.
    private func level(at offset: Int) -> UInt8 {
        let marks = text.source.marks
        guard offset > 0, offset < marks.count else { return 0 }
        let level = min(marks[offset - 1].level, marks[offset].level)
        let gap = text.gaps.indices.partitioningIndex { text.gaps[$0].offset >= offset }
        return gap < text.gaps.count && text.gaps[gap].offset == offset ? min(level, text.gaps[gap].level) : level
    }
}
