import MizanBase

/// Cuts lines out of a shaped text. Where a break lies between glyphs that depend on each other, both sides are shaped
/// anew, up to the nearest place where they don't; the shaper still sees the text across the break, so letters that join
/// keep their joined forms (CSS Text 3 §5.5).
///
/// The pieces of the line last built stand at the end of `pieces`, until the next is begun with ``commitLine()`` or ``drop()``.
struct LineBuilder: ~Copyable {
    var pieces = PlainArray<LinePiece>()
    var glyphs = PlainArray<Glyph>()
    /// The width without the white space at the end, in points.
    var width = 0.0
    /// The width of the white space at the end, in points: a tab there goes on from it.
    private(set) var hangingWidth = 0.0
    /// Where the pieces of the line last built begin.
    private(set) var firstPiece = 0

    let text: ShapedText
    /// ``LineGuide/edges``, once they were needed.
    private var edges: [ClusterEdge] = []
    private var shaper: Shaper?
    private(set) var firstGlyph = 0
    /// The item in which the line last built began: the next one begins there or behind it.
    private var lastItem = 0

    init(_ text: ShapedText) {
        self.text = text
        shaper = nil
    }

    deinit {
        pieces.deallocate()
        glyphs.deallocate()
    }

    /// Takes the guide for cutting lines.
    mutating func prepareGuide() -> LineGuide {
        let guide = text.guide
        edges = guide.edges
        return guide
    }

    /// Makes room for lines, so that arrays need not grow.
    mutating func reserve(_ lines: Int) { pieces.reserve(pieces.count + text.items.count + 2 * lines) }

    /// The pieces and glyphs, which are the caller's from now on.
    mutating func release() -> (pieces: PlainArray<LinePiece>, glyphs: PlainArray<Glyph>) {
        let result = (pieces, glyphs)
        (pieces, glyphs) = (PlainArray(), PlainArray())
        return result
    }

    /// Makes the line last built one of the layout's.
    mutating func commitLine() {
        firstPiece = pieces.count
        firstGlyph = glyphs.count
    }

    /// Takes the line last built away.
    mutating func drop() {
        pieces.truncate(to: firstPiece)
        glyphs.truncate(to: firstGlyph)
    }

    /// Makes an earlier line, behind which none is kept, the one last built again.
    mutating func reopen(_ line: LineContent) {
        drop()
        firstPiece = line.pieces.lowerBound
        firstGlyph = line.firstGlyph
        drop()
    }

    /// Builds a line in logical order.
    ///
    /// - Parameter visibleEnd: where the text that hangs at the line's end begins.
    mutating func build(_ range: Range<Int>, visibleEnd: Int, isHyphen: Bool, paragraphLevel: UInt8) {
        drop()
        width = 0
        hangingWidth = 0
        guard !range.isEmpty else { return }
        let visibleEnd = isHyphen ? range.upperBound : max(visibleEnd, range.lowerBound)
        let isSoft = isHyphen && text.source.units[range.upperBound - 1] == 0xad
        let end = isSoft ? range.upperBound - 1 : range.upperBound
        appendItems(
            of: LineStretch(range: range.lowerBound..<end, visibleEnd: visibleEnd, paragraphLevel: paragraphLevel))
        if isHyphen, !text.items.isEmpty { appendHyphen(end..<range.upperBound) }
    }

    /// Builds a line that is cut, in logical order: the text before the ellipsis, the ellipsis, and the text after it.
    mutating func build(_ head: LineStretch, _ ellipsis: Ellipsis?, _ tail: LineStretch) {
        drop()
        width = 0
        hangingWidth = 0
        appendItems(of: head)
        if let ellipsis { appendEllipsis(ellipsis) }
        appendItems(of: tail)
    }

    // MARK: Items

    private mutating func appendItems(of stretch: LineStretch) {
        guard !stretch.range.isEmpty else { return }
        var item = firstItem(of: stretch)
        lastItem = item
        while item < text.items.count, text.items[item].range.lowerBound < stretch.range.upperBound {
            appendItem(item, of: stretch)
            item += 1
        }
    }

    private func firstItem(of stretch: LineStretch) -> Int {
        let (items, start) = (text.items, stretch.range.lowerBound)
        // Mostly it is the last one or one of those behind it.
        var item = lastItem
        if item < items.count, items[item].range.lowerBound <= start {
            let end = min(item + 8, items.count)
            while item < end {
                if items[item].range.upperBound > start { return item }
                item += 1
            }
        }
        return text.item(at: start)
    }

    private mutating func appendItem(_ index: Int, of stretch: LineStretch) {
        let items = text.items
        let whole = items[index].range
        let range = whole.clamped(to: stretch.range)
        guard items[index].kind == .glyphs else {
            let isTrailing = range.lowerBound >= stretch.visibleEnd
            let advance = items[index].kind == .tab ? text.tabAdvance(at: width + hangingWidth) : 0
            appendPiece(
                range, of: stretch, item: index, glyphs: 0..<0, isLine: false, advance: advance,
                isTrailing: isTrailing)
            return
        }
        // Where the context was cut, a letter at the item's own end may have joined what is hidden.
        let closesStart =
            range.lowerBound == stretch.context.lowerBound && items[index].context.lowerBound < range.lowerBound
        let closesEnd =
            range.upperBound == stretch.context.upperBound && items[index].context.upperBound > range.upperBound
        let cutsStart = range.lowerBound > whole.lowerBound ? text.isUnsafe(range.lowerBound) : closesStart
        let cutsEnd = range.upperBound < whole.upperBound ? text.isUnsafe(range.upperBound) : closesEnd
        guard cutsStart || cutsEnd else { return appendShaped(range, of: stretch, item: index) }
        var start = range.lowerBound
        var end = range.upperBound
        if cutsStart {
            start += 1
            while start < range.upperBound, text.isUnsafe(start) { start += 1 }
        }
        if cutsEnd {
            end -= 1
            while end > range.lowerBound, text.isUnsafe(end) { end -= 1 }
        }
        if start >= end {
            appendReshaped(range, of: stretch, item: index)
        } else {
            appendReshaped(range.lowerBound..<start, of: stretch, item: index)
            appendShaped(start..<end, of: stretch, item: index)
            appendReshaped(end..<range.upperBound, of: stretch, item: index)
        }
    }

    /// Appends a part of an item, in up to two pieces: visible and hanging.
    private mutating func appendShaped(_ range: Range<Int>, of stretch: LineStretch, item index: Int) {
        let cut = min(max(stretch.visibleEnd, range.lowerBound), range.upperBound)
        appendUncut(range.lowerBound..<cut, of: stretch, item: index)
        appendUncut(cut..<range.upperBound, of: stretch, item: index)
    }

    /// Appends text that is either visible or hangs.
    private mutating func appendUncut(_ part: Range<Int>, of stretch: LineStretch, item index: Int) {
        guard !part.isEmpty else { return }
        let (glyphs, advance) = part == text.items[index].range ? whole(index) : measuredPart(part, of: index)
        appendPiece(
            part, of: stretch, item: index, glyphs: glyphs, isLine: false, advance: advance,
            isTrailing: part.lowerBound >= stretch.visibleEnd)
    }

    /// Appends a part of an item that is shaped now, in up to two pieces.
    private mutating func appendReshaped(_ range: Range<Int>, of stretch: LineStretch, item index: Int) {
        guard !range.isEmpty else { return }
        var item = text.items[index]
        item.context = item.context.clamped(to: stretch.context)
        if shaper == nil { shaper = Shaper(fallbackMarks: text.fallbackMarks) }
        let first = glyphs.count
        shaper?.shape(
            range, of: item, with: text.attributes, in: text.source, marksBreaks: false,
            into: &glyphs)
        item.range = range
        item.glyphs = first..<glyphs.count
        let cut = min(max(stretch.visibleEnd, range.lowerBound), range.upperBound)
        for part in [range.lowerBound..<cut, cut..<range.upperBound] where !part.isEmpty {
            let (slice, advance) = Self.measure(part, of: item, in: glyphs.elements)
            appendPiece(
                part, of: stretch, item: index, glyphs: slice, isLine: true, advance: advance,
                isTrailing: part.lowerBound >= stretch.visibleEnd)
        }
    }

    private typealias Measured = (glyphs: Range<Int>, advance: Double)

    private func whole(_ index: Int) -> Measured {
        let items = text.items
        return (items[index].glyphs, items[index].scale.points(items[index].advance))
    }

    /// The glyphs of a part of an item and their advance.
    private func measuredPart(_ part: Range<Int>, of index: Int) -> Measured {
        let items = text.items
        guard !edges.isEmpty else { return Self.measure(part, of: items[index], in: text.glyphs) }
        let start = edges[part.lowerBound]
        let glyphs = items[index].glyphs
        let isRightToLeft = items[index].isRightToLeft
        // What stands at an item's end is the next one's.
        if part.upperBound == items[index].range.upperBound {
            let passed = start.distance - edges[items[index].range.lowerBound].distance
            let edge = min(max(Int(start.glyph), glyphs.lowerBound), glyphs.upperBound)
            return (
                isRightToLeft ? glyphs.lowerBound..<edge : edge..<glyphs.upperBound,
                items[index].scale.points(items[index].advance) - passed
            )
        }
        let end = edges[part.upperBound]
        let (low, high) = isRightToLeft ? (end.glyph, start.glyph) : (start.glyph, end.glyph)
        return (Int(low)..<Int(max(low, high)), end.distance - start.distance)
    }

    /// The same, by looking at the glyphs.
    private static func measure(
        _ part: Range<Int>, of item: TextItem, in glyphs: UnsafeMutableBufferPointer<Glyph>
    ) -> Measured {
        let slice = item.glyphs(part, in: glyphs)
        var units = 0
        for index in slice { units += Int(glyphs[index].advance) }
        return (slice, item.scale.points(units))
    }

    private mutating func appendPiece(
        _ range: Range<Int>, of stretch: LineStretch, item index: Int, glyphs: Range<Int>, isLine: Bool,
        advance: Double, isTrailing: Bool
    ) {
        let items = text.items
        pieces.append(
            LinePiece(
                range: range, item: index, face: items[index].face, scale: items[index].scale,
                level: isTrailing ? stretch.paragraphLevel : items[index].level + stretch.raise,
                glyphs: glyphs, isLineGlyphs: isLine, advance: advance, isTrailing: isTrailing))
        if isTrailing { hangingWidth += advance } else { width += advance }
    }

    private mutating func appendEllipsis(_ ellipsis: Ellipsis) {
        let (first, offset) = (glyphs.count, ellipsis.offset)
        let advance = ellipsis.face.advance(of: ellipsis.glyph)
        for _ in 0..<ellipsis.count {
            glyphs.append(Glyph(id: ellipsis.glyph, advance: advance, xOffset: 0, yOffset: 0, cluster: Int32(offset)))
        }
        let scale = GlyphScale(size: text.items[ellipsis.item].size, unitsPerEm: ellipsis.face.unitsPerEm)
        let points = scale.points(Int(advance) * ellipsis.count)
        pieces.append(
            LinePiece(
                range: offset..<offset, item: ellipsis.item, face: ellipsis.face, scale: scale, level: ellipsis.level,
                glyphs: first..<glyphs.count, isLineGlyphs: true, advance: points, isTrailing: false,
                isEllipsis: true))
        width += points
    }

    /// Shows a hyphen at the line's end, on the level of the text before it: in that text's font, otherwise in the first
    /// that has a hyphen.
    ///
    /// - Parameter range: the soft hyphen; empty for a hyphen that is no character of the text.
    private mutating func appendHyphen(_ range: Range<Int>) {
        let index = text.item(at: range.isEmpty ? range.lowerBound - 1 : range.lowerBound)
        let item = text.items[index]
        var others = text.primaryFaces
        func hyphen(_ face: FontFace) -> UInt32? { face.glyph(for: "\u{2010}") ?? face.glyph(for: "-") }
        if let face = hyphen(item.face) != nil ? item.face : others.first(for: 0x2010, where: { hyphen($0) != nil }),
            let glyph = hyphen(face)
        {
            let advance = face.advance(of: glyph)
            glyphs.append(
                Glyph(id: glyph, advance: advance, xOffset: 0, yOffset: 0, cluster: Int32(range.lowerBound)))
            let scale = GlyphScale(size: item.size, unitsPerEm: face.unitsPerEm)
            let points = scale.points(Int(advance))
            pieces.append(
                LinePiece(
                    range: range, item: index, face: face, scale: scale, level: item.level,
                    glyphs: glyphs.count - 1..<glyphs.count, isLineGlyphs: true, advance: points, isTrailing: false))
            width += points
            return
        }
        guard !range.isEmpty else { return }
        pieces.append(
            LinePiece(
                range: range, item: index, face: item.face, scale: item.scale, level: item.level,
                glyphs: 0..<0,
                isLineGlyphs: false, advance: 0, isTrailing: false))
    }

    /// Puts the line last built into visual order.
    mutating func reorder() {
        let count = pieces.count - firstPiece
        guard count > 1 else { return }
        let line = UnsafeMutableBufferPointer(rebasing: pieces.elements[firstPiece...])
        if text.gaps.isEmpty {
            VisualReordering.reorder(line) { $0.level }
        } else {
            reorderAroundGaps(line)
        }
    }

    /// The same, with the marks of isolates among the pieces while they are put in order.
    private func reorderAroundGaps(_ line: UnsafeMutableBufferPointer<LinePiece>) {
        var parts: [(piece: LinePiece?, level: UInt8)] = []
        for piece in line {
            let index = text.gaps.indices.partitioningIndex { text.gaps[$0].offset >= piece.range.lowerBound }
            if !parts.isEmpty, index < text.gaps.count, text.gaps[index].offset == piece.range.lowerBound {
                parts.append((nil, text.gaps[index].level))
            }
            parts.append((piece, piece.level))
        }
        parts.withUnsafeMutableBufferPointer { VisualReordering.reorder($0) { $0.level } }
        for (index, piece) in parts.compactMap(\.piece).enumerated() { line[index] = piece }
    }
}
