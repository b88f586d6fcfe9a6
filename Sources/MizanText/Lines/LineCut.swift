import MizanBase

/// The ways to cut a text at its last line, from the one that shows only the ellipsis to the one that shows most: each shows
/// a grapheme cluster more than the one before. They don't depend on the width, and the last that fits and parts no foreign
/// word is taken, or just the last that fits where no other shows anything; so the width of the line, fed back, gives the
/// same cut.
struct LineCut {
    /// One way to cut.
    struct Candidate {
        /// Behind the last unit shown before the ellipsis.
        var head: Int
        /// The first unit shown behind it.
        var tail: Int
        /// The estimated width of the visible text without the ellipsis, in points, as the paragraph was shaped.
        var estimate: Double
    }

    /// The text that can be shown before the ellipsis: up to the end of the line's paragraph or to a mandatory break.
    let head: Range<Int>
    /// The text that can be shown behind it: from the last mandatory break on, with what hangs at the text's end.
    let tail: Range<Int>
    /// Where the text that hangs at the end begins.
    let tailVisibleEnd: Int

    private let text: ShapedText
    private let guide: LineGuide
    private let mode: TruncationMode

    /// - Parameter start: the first unit of the line to be cut.
    /// - Returns: nil where nothing visible stands from `rest` on, so that nothing need be cut.
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

    /// The candidates, as far as their estimates don't exceed a limit.
    func candidates(limit: Double) -> [Candidate] {
        var result = [Candidate(head: head.lowerBound, tail: tail.upperBound, estimate: 0)]
        var ruler = LineRuler(text, guide, from: head.lowerBound)
        var (headWidth, tailWidth) = (0.0, 0.0)
        var isHeadDone = mode == .head
        var isTailDone = mode == .tail
        while !(isHeadDone && isTailDone), var next = result.last {
            if !isHeadDone && (isTailDone || headWidth <= tailWidth) {
                guard let end = nextHead(after: next.head), end < next.tail else {
                    isHeadDone = true
                    continue
                }
                next.head = end
                headWidth = ruler.distance(to: end)
            } else {
                guard let start = nextTail(before: next.tail), start > next.head else {
                    isTailDone = true
                    continue
                }
                next.tail = start
                tailWidth = width(from: start)
            }
            // White space alone is no text to be hidden, a line end is.
            let isSplit = head.upperBound < tail.lowerBound
            guard isSplit || source.trailingStart(in: next.head..<next.tail) > next.head else { break }
            next.estimate = headWidth + tailWidth
            guard next.estimate <= limit else { break }
            result.append(next)
        }
        return result
    }

    /// Whether a candidate parts a word that runs against the line, a number in Arabic among them.
    ///
    /// The ellipsis would stand at the word's other side, not where letters are missing: of München at the head of an Arabic
    /// line would be left “ünchen…”.
    func partsForeignWord(_ candidate: Candidate, paragraphLevel: UInt8) -> Bool {
        func parts(at offset: Int, shown: Int) -> Bool {
            let marks = source.marks
            guard offset > 0, offset < marks.count, marks[shown].level & 1 != paragraphLevel & 1,
                marks[offset - 1].level & 1 == marks[offset].level & 1
            else { return false }
            let breaks = guide.breaks
            let next = breaks.indices.partitioningIndex { breaks[$0].offset >= offset }
            return next >= breaks.count || breaks[next].visibleEnd > offset
        }
        return candidate.head > head.lowerBound && parts(at: candidate.head, shown: candidate.head - 1)
            || candidate.tail < tail.upperBound && parts(at: candidate.tail, shown: candidate.tail)
    }

    private var source: SourceText { text.source }

    /// The end of the next grapheme cluster to be shown before the ellipsis: never white space alone.
    private func nextHead(after offset: Int) -> Int? {
        var end = offset
        while end < head.upperBound {
            let start = end
            end = min(source.graphemeEnd(after: start), head.upperBound)
            if !source.trails(start..<end) { return end }
        }
        return nil
    }

    /// The start of the next grapheme cluster to be shown behind it.
    private func nextTail(before offset: Int) -> Int? {
        var start = min(offset, tailVisibleEnd)
        while start > tail.lowerBound {
            start = max(source.graphemeStart(at: start - 1), tail.lowerBound)
            if !source.marks[start].trails { return start }
        }
        return nil
    }

    /// The least width of the visible text from an offset on.
    private func width(from start: Int) -> Double {
        let tabs = text.firstTab(from: tailVisibleEnd) - text.firstTab(from: start)
        return guide.edges[tailVisibleEnd].distance - guide.edges[start].distance + Double(tabs) * text.tabDistance / 16
    }
}
