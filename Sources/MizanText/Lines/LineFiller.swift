import MizanBase

/// Fills lines greedily: each takes as much as fits (CSS Text 3 §5; UAX #14 for where it may end).
///
/// A candidate fits when the width of the line *as it would be built* fits; the shaped paragraph only gives the estimate
/// by which candidates are chosen. The last one that fits is taken, not the one before the first that doesn't: so the
/// width of the widest line, fed back, gives the same lines.
struct LineFiller: ~Copyable {
    /// Half a unit of the render tree's grid: a width that was rounded to the grid still holds its line.
    static let tolerance = 0.000_05

    private struct Candidate {
        let offset: Int
        let visibleEnd: Int
        let isHyphen: Bool
        /// In points, as the paragraph was shaped.
        let estimate: Double
    }

    private let text: ShapedText
    private let width: Double
    private var builder: LineBuilder
    private var lines: [TextLine.Content] = []
    private var candidates: [Candidate] = []
    /// The first break behind the line's start.
    private var nextBreak = 0

    init(_ text: ShapedText, width: Double?) {
        self.text = text
        // NaN and negative widths hold nothing.
        self.width = width.map { $0 > 0 ? $0 : 0 } ?? .infinity
        builder = LineBuilder(text)
    }

    /// The lines of the whole text.
    consuming func layout() -> TextLayout {
        for (index, paragraph) in text.source.paragraphs.enumerated() {
            fill(paragraph, direction: text.directions[index])
        }
        let units = text.source.units
        if text.source.endsWithLineEnd || units.isEmpty {
            let direction = text.directionAfterEnd
            append(units.count..<units.count, direction: direction)
        }
        let store = LineStore(pieces: builder.pieces, glyphs: builder.glyphs)
        return TextLayout(text: text, contents: lines, store: store, width: width)
    }

    private mutating func fill(_ paragraph: Range<Int>, direction: LayoutDirection) {
        let level: UInt8 = direction == .leftToRight ? 0 : 1
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            while nextBreak < text.breaks.count, text.breaks[nextBreak].offset <= start { nextBreak += 1 }
            guard nextBreak < text.breaks.count else { return }
            let end = build(from: start, paragraphLevel: level)
            append(start..<end, direction: direction)
            start = end
        }
    }

    /// Builds the line that begins at an offset, and returns its end.
    private mutating func build(from start: Int, paragraphLevel: UInt8) -> Int {
        if width == .infinity {
            var index = nextBreak
            while !text.breaks[index].isMandatory { index += 1 }
            let end = text.breaks[index]
            build(
                Candidate(offset: end.offset, visibleEnd: end.visibleEnd, isHyphen: false, estimate: 0), from: start,
                paragraphLevel)
            return end.offset
        }
        collectBreaks(from: start)
        if let end = takeLastFitting(from: start, paragraphLevel) { return end }
        collectGraphemes(from: start)
        if let end = takeLastFitting(from: start, paragraphLevel) { return end }
        // Not even one grapheme cluster fits: it stands alone.
        let end = min(text.source.graphemeEnd(after: start), text.breaks[nextBreak].offset)
        let isWhole = end == text.breaks[nextBreak].offset
        let visibleEnd = isWhole ? text.breaks[nextBreak].visibleEnd : end
        build(
            Candidate(offset: end, visibleEnd: visibleEnd, isHyphen: false, estimate: 0), from: start, paragraphLevel)
        return end
    }

    /// What an estimate may lie beyond the width: shaping anew at a break changes a line by less than an em.
    private var limit: Double { width + Self.tolerance + text.largestSize }

    private mutating func collectBreaks(from start: Int) {
        candidates.removeAll(keepingCapacity: true)
        var ruler = LineRuler(text, from: start)
        var index = nextBreak
        while index < text.breaks.count {
            let line = text.breaks[index]
            let estimate = ruler.distance(to: max(line.visibleEnd, start))
            guard estimate <= limit else { return }
            candidates.append(
                Candidate(
                    offset: line.offset, visibleEnd: line.visibleEnd, isHyphen: line.isHyphen, estimate: estimate))
            if line.isMandatory { return }
            index += 1
        }
    }

    /// The grapheme clusters' ends before the first break: for a word that is wider than the line.
    private mutating func collectGraphemes(from start: Int) {
        candidates.removeAll(keepingCapacity: true)
        var ruler = LineRuler(text, from: start)
        var visibleEnd = start
        var offset = start
        while offset < text.breaks[nextBreak].offset {
            let next = text.source.graphemeEnd(after: offset)
            guard next < text.breaks[nextBreak].offset else { return }
            if !SourceText.trails(text.source.classes[next - 1]) { visibleEnd = next }
            let estimate = ruler.distance(to: visibleEnd)
            guard estimate <= limit else { return }
            candidates.append(Candidate(offset: next, visibleEnd: visibleEnd, isHyphen: false, estimate: estimate))
            offset = next
        }
    }

    private mutating func takeLastFitting(from start: Int, _ paragraphLevel: UInt8) -> Int? {
        while let candidate = candidates.popLast() {
            let isExact = !candidate.isHyphen && !text.isUnsafe(start) && !text.isUnsafe(candidate.offset)
            if isExact, candidate.estimate > width + Self.tolerance { continue }
            build(candidate, from: start, paragraphLevel)
            if builder.width <= width + Self.tolerance, candidate.estimate - builder.width <= text.largestSize {
                return candidate.offset
            }
        }
        return nil
    }

    private mutating func build(_ candidate: Candidate, from start: Int, _ paragraphLevel: UInt8) {
        builder.build(
            start..<candidate.offset, visibleEnd: candidate.visibleEnd, isHyphen: candidate.isHyphen,
            paragraphLevel: paragraphLevel)
    }

    /// Takes over the line last built.
    private mutating func append(_ range: Range<Int>, direction: LayoutDirection) {
        if range.isEmpty { builder.build(range, visibleEnd: range.lowerBound, isHyphen: false, paragraphLevel: 0) }
        builder.reorder()
        let first = builder.firstPiece
        let width = builder.width
        builder.keep()
        lines.append(
            TextLine.Content(range: range, width: width, direction: direction, pieces: first..<builder.firstPiece))
    }
}
