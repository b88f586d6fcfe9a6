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

    let text: ShapedText
    let width: Double
    let style: LineStyle
    var builder: LineBuilder
    private(set) var lines: [TextLine.Content] = []
    private var candidates: [Candidate] = []
    /// The first break behind the line's start.
    private var nextBreak = 0
    private let height: Double
    private let lineLimit: Int

    init(_ text: ShapedText, width: Double?, height: Double?, style: LineStyle) {
        self.text = text
        self.style = style
        // NaN and negative widths and heights hold nothing.
        self.width = width.map { $0 > 0 ? $0 : 0 } ?? .infinity
        self.height = height.map { $0 > 0 ? $0 : 0 } ?? .infinity
        lineLimit = max(style.lineLimit ?? .max, 1)
        builder = LineBuilder(text)
    }

    /// The lines of the whole text, or as many as the limits allow.
    consuming func layout() -> TextLayout {
        if !fill() { cut() }
        return finished()
    }

    /// The lines of the whole text; nil where there is no room for all, or where a line is wider than the width.
    consuming func wholeLayout() -> TextLayout? {
        if !fill() {
            let rest = lines.last?.range.upperBound ?? 0
            guard text.source.trailingStart(in: rest..<text.source.units.count) == rest else { return nil }
            cut()
        }
        guard lines.allSatisfy({ $0.width <= width + Self.tolerance }) else { return nil }
        return finished()
    }

    private consuming func finished() -> TextLayout {
        let store = LineStore(pieces: builder.pieces, glyphs: builder.glyphs)
        return TextLayout(text: text, contents: lines, store: store, width: width, style: style)
    }

    /// Fills lines with the text, as far as there is room.
    ///
    /// - Returns: false where something is left over.
    private mutating func fill() -> Bool {
        for (index, paragraph) in text.source.paragraphs.enumerated() {
            guard fill(paragraph, direction: text.directions[index]) else { return false }
        }
        let units = text.source.units
        if text.source.endsWithLineEnd || units.isEmpty {
            builder.build(units.count..<units.count, visibleEnd: units.count, isHyphen: false, paragraphLevel: 0)
            // Where there is no room for it, nothing is hidden: it has no character.
            guard hasRoom() else {
                builder.drop()
                return true
            }
            append(units.count..<units.count, direction: text.directionAfterEnd)
        }
        return true
    }

    /// Fills lines with a paragraph.
    ///
    /// - Returns: false where there is no room for the next line.
    private mutating func fill(_ paragraph: Range<Int>, direction: LayoutDirection) -> Bool {
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            while nextBreak < text.breaks.count, text.breaks[nextBreak].offset <= start { nextBreak += 1 }
            let (firstBreak, firstLine) = (nextBreak, lines.count)
            var end = nextBreak
            while end < text.breaks.count, !text.breaks[end].isMandatory { end += 1 }
            guard end < text.breaks.count else { return true }
            guard fill(start, upTo: text.breaks[end].offset, direction: direction) else { return false }
            if style.wrapping == .balanced {
                balance(from: firstLine, breaks: firstBreak..<end + 1, direction: direction)
            }
            start = text.breaks[end].offset
        }
        return true
    }

    /// Fills lines from an offset to a mandatory break.
    private mutating func fill(_ start: Int, upTo mandatory: Int, direction: LayoutDirection) -> Bool {
        let level: UInt8 = direction == .leftToRight ? 0 : 1
        var start = start
        while start < mandatory {
            while text.breaks[nextBreak].offset <= start { nextBreak += 1 }
            guard lines.count < lineLimit else { return false }
            let end = build(from: start, paragraphLevel: level)
            guard hasRoom() else {
                builder.drop()
                return false
            }
            append(start..<end, direction: direction)
            start = end
        }
        return true
    }

    /// Whether the line last built may follow those before it; the first always may.
    func hasRoom() -> Bool {
        guard let last = lines.last else { return true }
        guard lines.count < lineLimit else { return false }
        guard height < .infinity else { return true }
        let metrics = LineMetrics(
            of: builder.pieces[builder.firstPiece...], lineGlyphs: builder.glyphs, in: text, style: style)
        return bottom(of: last) + metrics.height <= height + Self.tolerance
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
        for cutsLigatures in [false, true] {
            collectGraphemes(from: start, cutsLigatures: cutsLigatures)
            if let end = takeLastFitting(from: start, paragraphLevel) { return end }
        }
        // Not even one grapheme cluster fits: it stands alone, with what hangs behind it.
        let grapheme = text.source.graphemeEnd(after: start)
        let isWhole = text.breaks[nextBreak].visibleEnd <= grapheme
        let end = isWhole ? text.breaks[nextBreak].offset : grapheme
        let visibleEnd = isWhole ? text.breaks[nextBreak].visibleEnd : end
        build(
            Candidate(offset: end, visibleEnd: visibleEnd, isHyphen: false, estimate: 0), from: start, paragraphLevel)
        return end
    }

    /// What an estimate may lie beyond the width: shaping anew at a break changes a line by less than an em.
    var limit: Double { width + Self.tolerance + text.largestSize }

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

    /// The grapheme clusters' ends before the first break without a hyphen: for a word that is wider than the line. A line
    /// that ends so shows no hyphen, and ends on neither side of a soft one.
    ///
    /// - Parameter cutsLigatures: also inside the ligatures of cursive scripts, whose letters keep their shapes as long as
    ///   there is another way (CSS Text 3 §5.6).
    private mutating func collectGraphemes(from start: Int, cutsLigatures: Bool) {
        candidates.removeAll(keepingCapacity: true)
        var ruler = LineRuler(text, from: start)
        var visibleEnd = start
        var offset = start
        var index = nextBreak
        while true {
            let next = text.source.graphemeEnd(after: offset)
            while text.breaks[index].offset <= next {
                guard text.breaks[index].isHyphen else { return }
                index += 1
            }
            if !text.source.trails(offset..<next) { visibleEnd = next }
            let estimate = ruler.distance(to: visibleEnd)
            guard estimate <= limit else { return }
            let isAtHyphen = text.source.units[next - 1] == 0xad || text.source.units[next] == 0xad
            if !isAtHyphen, cutsLigatures || !isInsideLigature(next) {
                candidates.append(
                    Candidate(offset: next, visibleEnd: visibleEnd, isHyphen: false, estimate: estimate))
            }
            offset = next
        }
    }

    /// Whether a grapheme cluster has no glyph of its own in a script that joins its letters.
    private func isInsideLigature(_ offset: Int) -> Bool {
        text.source.flags[offset].intersection([.insideGlyph, .invisible]) == .insideGlyph
            && LetterSpacing.isJoined(text.items[text.item(at: offset)].script)
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

    /// Where the next line begins.
    private func bottom(of line: TextLine.Content) -> Double { line.top + line.metrics.height + style.spacing }

    /// Takes over the line last built.
    mutating func append(_ range: Range<Int>, hidden: Range<Int>? = nil, direction: LayoutDirection) {
        builder.reorder()
        let (first, firstGlyph) = (builder.firstPiece, builder.firstGlyph)
        let width = builder.width
        builder.keep()
        let pieces = first..<builder.firstPiece
        lines.append(
            TextLine.Content(
                range: range, hidden: hidden, width: width, direction: direction, pieces: pieces,
                firstGlyph: firstGlyph, top: lines.last.map { bottom(of: $0) } ?? 0,
                metrics: LineMetrics(
                    of: builder.pieces[pieces], lineGlyphs: builder.glyphs, in: text, style: style)))
    }

    /// Takes the last line away.
    mutating func removeLast() -> TextLine.Content? {
        guard let last = lines.popLast() else { return nil }
        builder.reopen(last)
        return last
    }
}
