import MizanBase

/// Fills lines greedily: each takes as much as fits (CSS Text 3 §5; UAX #14 for where it may end).
///
/// A candidate fits when the width of the line *as it would be built* fits; the shaped paragraph only gives the estimate
/// by which candidates are chosen. The last one that fits is taken, not the one before the first that doesn't: so the
/// width of the widest line, fed back, gives the same lines.
struct LineFiller: ~Copyable {
    /// Half a unit of the render tree's grid: a width that was rounded to the grid still holds its line.
    static let tolerance = 0.000_05

    let text: ShapedText
    let width: Double
    let style: LineStyle
    var builder: LineBuilder
    private(set) var lines = PlainArray<LineContent>()
    /// Empty until a line has to be cut.
    private(set) var guide = LineGuide.empty
    /// The first break behind the line's start.
    private(set) var nextBreak = 0
    /// The places for hyphens that were looked up last.
    var hyphens: LineHyphens?
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
        // Enough where each paragraph fits on a line.
        lines.reserve(min(text.source.paragraphs.count, lineLimit))
        builder.reserve(0)
    }

    /// The lines of the whole text, or as many as the limits allow.
    mutating func layout() -> TextLayout {
        if !fillParagraphs() { cut() }
        return finished()
    }

    /// The lines of the whole text; nil where there is no room for all, or where a line is wider than the width.
    mutating func wholeLayout() -> TextLayout? {
        if !fillParagraphs() {
            let rest = lines.last?.range.upperBound ?? 0
            guard text.source.trailingStart(in: rest..<text.source.units.count) == rest else { return nil }
            cut()
        }
        guard lines.elements.allSatisfy({ $0.width <= width + Self.tolerance }) else { return nil }
        return finished()
    }

    private mutating func finished() -> TextLayout {
        let (pieces, glyphs) = builder.release()
        let lines = lines
        self.lines = PlainArray()
        return TextLayout(
            LineStore(text: text, lines: lines, pieces: pieces, glyphs: glyphs), width: width, style: style)
    }

    deinit { lines.deallocate() }

    /// Fills lines with the text, as far as there is room.
    ///
    /// - Returns: false where something is left over.
    private mutating func fillParagraphs() -> Bool {
        for paragraph in text.source.paragraphs {
            if let visible = paragraph.width, visible <= width + Self.tolerance {
                guard paragraph.range.isEmpty || fillWhole(paragraph) else { return false }
            } else {
                if guide.isEmpty { prepareGuide() }
                guard fillParagraph(paragraph.range, direction: paragraph.direction) else { return false }
            }
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

    /// Takes the guide for cutting lines, and makes room for the lines.
    private mutating func prepareGuide() {
        guide = builder.prepareGuide()
        let whole = text.source.paragraphs.reduce(0) { $0 + ($1.width ?? 0) }
        let count = min(Int(min(whole / max(width, 1), 1e6)) + text.source.paragraphs.count + 2, guide.breaks.count)
        lines.reserve(count)
        builder.reserve(count)
    }

    /// Fills one line with a paragraph that fits.
    ///
    /// - Returns: false where there is no room for it.
    private mutating func fillWhole(_ paragraph: TextParagraph) -> Bool {
        guard lines.count < lineLimit else { return false }
        builder.build(
            paragraph.range, visibleEnd: paragraph.visibleEnd, isHyphen: false,
            paragraphLevel: paragraph.direction == .leftToRight ? 0 : 1)
        guard hasRoom() else {
            builder.drop()
            return false
        }
        append(paragraph.range, direction: paragraph.direction)
        return true
    }

    /// Fills lines with a paragraph.
    ///
    /// - Returns: false where there is no room for the next line.
    private mutating func fillParagraph(_ paragraph: Range<Int>, direction: LayoutDirection) -> Bool {
        let breaks = guide.breaks
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            while nextBreak < breaks.count, breaks[nextBreak].offset <= start { nextBreak += 1 }
            let (firstBreak, firstLine) = (nextBreak, lines.count)
            var end = nextBreak
            while end < breaks.count, !breaks[end].isMandatory { end += 1 }
            guard end < breaks.count else { return true }
            guard fillLines(from: start, upTo: end, direction: direction) else { return false }
            if style.wrapping == .balanced {
                balance(from: firstLine, breaks: firstBreak..<end + 1, direction: direction)
            }
            start = breaks[end].offset
        }
        return true
    }

    /// Fills lines from an offset to a mandatory break.
    ///
    /// - Parameter mandatory: the break's index.
    private mutating func fillLines(from start: Int, upTo mandatory: Int, direction: LayoutDirection) -> Bool {
        let level: UInt8 = direction == .leftToRight ? 0 : 1
        let end = guide.breaks[mandatory].offset
        var start = start
        while start < end {
            while guide.breaks[nextBreak].offset <= start { nextBreak += 1 }
            guard lines.count < lineLimit else { return false }
            let next = build(from: start, upTo: mandatory, paragraphLevel: level)
            guard hasRoom() else {
                builder.drop()
                return false
            }
            append(start..<next, direction: direction, isLast: next == end)
            start = next
        }
        return true
    }

    /// Whether the line last built may follow those before it; the first always may.
    func hasRoom() -> Bool {
        guard let last = lines.last else { return true }
        guard lines.count < lineLimit else { return false }
        guard height < .infinity else { return true }
        let metrics = LineMetrics(
            of: builder.pieces.elements[builder.firstPiece...], lineGlyphs: builder.glyphs.elements, in: text,
            style: style)
        return bottom(of: last) + metrics.height <= height + Self.tolerance
    }

    /// Builds the line that begins at an offset, and returns its end.
    private mutating func build(from start: Int, upTo mandatory: Int, paragraphLevel: UInt8) -> Int {
        if width == .infinity {
            build(guide.breaks[mandatory], from: start, paragraphLevel)
            return guide.breaks[mandatory].offset
        }
        if let end = endAtLastFittingBreak(from: start, upTo: mandatory, paragraphLevel) {
            return style.hyphenation == .automatic && end < guide.breaks[mandatory].offset
                ? endAtLastFittingHyphen(from: start, replacing: end, paragraphLevel) ?? end : end
        }
        if style.hyphenation != .manual, let end = endAtLastFittingHyphen(from: start, paragraphLevel) { return end }
        if let end = endInsideWideWord(from: start, paragraphLevel) { return end }
        // Not even one grapheme cluster fits: it stands alone, with what hangs behind it.
        let next = guide.breaks[nextBreak]
        let grapheme = text.source.graphemeEnd(after: start)
        let isWhole = next.visibleEnd <= grapheme
        let end = isWhole ? next.offset : grapheme
        build(
            LineBreak(
                offset: end, visibleEnd: isWhole ? next.visibleEnd : end, isMandatory: false, isHyphen: false),
            from: start, paragraphLevel)
        return end
    }

    /// The largest estimate that is still tried: shaping again at a break changes a line by less than an em.
    var limit: Double { width + Self.tolerance + text.largestSize }

    private mutating func endAtLastFittingBreak(
        from start: Int, upTo mandatory: Int, _ paragraphLevel: UInt8
    ) -> Int? {
        let breaks = guide.breaks
        var ruler = LineRuler(text, guide, from: start)
        var end = nextBreak
        while end <= mandatory, ruler.distance(to: max(breaks[end].visibleEnd, start)) <= limit { end += 1 }
        var failed: LineBreak?
        while end > nextBreak {
            end -= 1
            if let failed, failed.shows(asMuchAs: breaks[end]) { continue }
            failed = breaks[end]
            var ruler = LineRuler(text, guide, from: start)
            let estimate = ruler.distance(to: max(breaks[end].visibleEnd, start))
            if fits(breaks[end], estimate: estimate, from: start, paragraphLevel) { return breaks[end].offset }
        }
        return nil
    }

    /// Builds a line; true where it fits.
    ///
    /// - Parameter estimate: its width in points, as the paragraph was shaped.
    mutating func fits(
        _ end: LineBreak, estimate: Double, from start: Int, _ paragraphLevel: UInt8
    ) -> Bool {
        let isExact = !end.isHyphen && !text.isUnsafe(start) && !text.isUnsafe(end.offset)
        if isExact, estimate > width + Self.tolerance { return false }
        build(end, from: start, paragraphLevel)
        return builder.width <= width + Self.tolerance && estimate - builder.width <= text.largestSize
    }

    mutating func build(_ end: LineBreak, from start: Int, _ paragraphLevel: UInt8) {
        builder.build(
            start..<end.offset, visibleEnd: end.visibleEnd, isHyphen: end.isHyphen, paragraphLevel: paragraphLevel)
    }

    /// Where the next line begins.
    private func bottom(of line: LineContent) -> Double { line.top + line.metrics.height + style.spacing }

    /// Takes over the line last built.
    ///
    /// - Parameters:
    ///   - isLast: whether it ends its paragraph, or is cut: such a line is never justified, and has room for its spaces.
    ///   - room: the width that the line has with the spaces at its end, in points; nil for ``width``.
    mutating func append(
        _ range: Range<Int>, hidden: Range<Int>? = nil, direction: LayoutDirection, isLast: Bool = true,
        room: Double? = nil
    ) {
        if style.isJustified, !isLast { builder.justify(to: self.width) }
        builder.reorder()
        let (first, firstGlyph) = (builder.firstPiece, builder.firstGlyph)
        let width = isLast ? Self.width(builder.width, spaces: builder.hangingWidth, in: room ?? width) : builder.width
        let overhang = builder.width + builder.hangingWidth - width
        builder.commitLine()
        let pieces = first..<builder.firstPiece
        lines.append(
            LineContent(
                range: range, hidden: hidden, width: width, overhang: overhang, direction: direction, pieces: pieces,
                firstGlyph: firstGlyph, top: lines.last.map { bottom(of: $0) } ?? 0,
                metrics: LineMetrics(
                    of: builder.pieces.elements[pieces], lineGlyphs: builder.glyphs.elements, in: text, style: style)))
    }

    /// The width of a line that ends a paragraph. Of the spaces at its end only those that don't fit hang: they never make
    /// it wider than the room. Source: CSS Text 3 §4.1.3, conditional hanging.
    static func width(_ visible: Double, spaces: Double, in room: Double) -> Double {
        guard spaces > 0 else { return visible }
        let whole = visible + spaces
        return whole <= room + tolerance ? whole : max(visible, room)
    }

    /// Takes the last line away.
    mutating func removeLast() -> LineContent? {
        guard let last = lines.last else { return nil }
        lines.truncate(to: lines.count - 1)
        builder.reopen(last)
        return last
    }
}
