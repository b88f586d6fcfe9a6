import MizanBase

/// Cuts lines out of a shaped text. Where a break lies between glyphs that depend on each other, both sides are shaped
/// anew, up to the nearest place where they don't; the shaper still sees the text across the break, so letters that join
/// keep their joined forms (CSS Text 3 §5.5).
///
/// The pieces of the line last built stand at the end of `pieces`, until the next is begun with ``keep()`` or ``drop()``.
struct LineBuilder: ~Copyable {
    private(set) var pieces: [LinePiece] = []
    private(set) var glyphs: [Glyph] = []
    /// Without what hangs at the end, in points.
    private(set) var width = 0.0
    /// Where the pieces of the line last built begin.
    private(set) var firstPiece = 0

    private let text: ShapedText
    private var shaper: Shaper?
    private(set) var firstGlyph = 0

    init(_ text: ShapedText) {
        self.text = text
        shaper = nil
    }

    /// Makes the line last built one of the layout's.
    mutating func keep() {
        firstPiece = pieces.count
        firstGlyph = glyphs.count
    }

    /// Takes the line last built away.
    mutating func drop() {
        pieces.removeSubrange(firstPiece...)
        glyphs.removeSubrange(firstGlyph...)
    }

    /// Makes an earlier line, behind which none is kept, the one last built again.
    mutating func reopen(_ line: TextLine.Content) {
        drop()
        firstPiece = line.pieces.lowerBound
        firstGlyph = line.firstGlyph
        drop()
    }

    /// Builds a line in logical order.
    ///
    /// - Parameter visibleEnd: where what hangs at the line's end begins.
    mutating func build(_ range: Range<Int>, visibleEnd: Int, isHyphen: Bool, paragraphLevel: UInt8) {
        drop()
        width = 0
        guard !range.isEmpty else { return }
        let visibleEnd = isHyphen ? range.upperBound : max(visibleEnd, range.lowerBound)
        let end = isHyphen ? range.upperBound - 1 : range.upperBound
        append(LineStretch(range: range.lowerBound..<end, visibleEnd: visibleEnd, paragraphLevel: paragraphLevel))
        if isHyphen { appendHyphen(at: end) }
    }

    /// Builds a line that is cut, in logical order: what is visible before the ellipsis, it, and what is visible after.
    mutating func build(_ head: LineStretch, _ ellipsis: Ellipsis?, _ tail: LineStretch) {
        drop()
        width = 0
        append(head)
        if let ellipsis { append(ellipsis, at: head.range.upperBound, level: head.paragraphLevel) }
        append(tail)
    }

    // MARK: Items

    private mutating func append(_ stretch: LineStretch) {
        guard !stretch.range.isEmpty else { return }
        var item = text.item(at: stretch.range.lowerBound)
        while item < text.items.count, text.items[item].range.lowerBound < stretch.range.upperBound {
            append(stretch, item: item)
            item += 1
        }
    }

    private mutating func append(_ stretch: LineStretch, item index: Int) {
        let item = text.items[index]
        let range = item.range.clamped(to: stretch.range)
        guard item.kind == .glyphs else {
            let isTrailing = range.lowerBound >= stretch.visibleEnd
            let advance = item.kind == .tab ? text.tabAdvance(at: width) : 0
            append(
                range, of: stretch, item: index, glyphs: 0..<0, isLine: false, advance: advance,
                isTrailing: isTrailing)
            return
        }
        // Where the context was cut, a letter at the item's own end may have joined what is hidden.
        let closesStart =
            range.lowerBound == stretch.context.lowerBound && item.context.lowerBound < range.lowerBound
        let closesEnd = range.upperBound == stretch.context.upperBound && item.context.upperBound > range.upperBound
        let cutsStart =
            range.lowerBound > item.range.lowerBound ? text.isUnsafe(range.lowerBound) : closesStart
        let cutsEnd = range.upperBound < item.range.upperBound ? text.isUnsafe(range.upperBound) : closesEnd
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
        if (cutsStart || cutsEnd) && start >= end {
            append(range, of: stretch, item: index, isLine: true)
        } else {
            append(range.lowerBound..<start, of: stretch, item: index, isLine: true)
            append(start..<end, of: stretch, item: index, isLine: false)
            append(end..<range.upperBound, of: stretch, item: index, isLine: true)
        }
    }

    /// Appends a part of an item, shaped before or to be shaped now, in up to two pieces: visible and hanging.
    private mutating func append(_ range: Range<Int>, of stretch: LineStretch, item index: Int, isLine: Bool) {
        guard !range.isEmpty else { return }
        var item = text.items[index]
        if isLine {
            let first = glyphs.count
            item.context = item.context.clamped(to: stretch.context)
            reshape(range, of: item)
            item.range = range
            item.glyphs = first..<glyphs.count
        }
        let cut = min(max(stretch.visibleEnd, range.lowerBound), range.upperBound)
        append(range.lowerBound..<cut, of: stretch, item: index, shaped: item, isLine: isLine)
        append(cut..<range.upperBound, of: stretch, item: index, shaped: item, isLine: isLine)
    }

    /// Appends a part that is either visible or hangs.
    ///
    /// - Parameter item: as it was shaped, for the text or for the line.
    private mutating func append(
        _ range: Range<Int>, of stretch: LineStretch, item index: Int, shaped item: TextItem, isLine: Bool
    ) {
        guard !range.isEmpty else { return }
        let slice = item.glyphs(range, in: isLine ? glyphs : text.glyphs)
        append(
            range, of: stretch, item: index, glyphs: slice, isLine: isLine,
            advance: advance(of: slice, isLine: isLine, item.scale),
            isTrailing: range.lowerBound >= stretch.visibleEnd)
    }

    private mutating func reshape(_ range: Range<Int>, of item: TextItem) {
        if shaper == nil { shaper = Shaper() }
        shaper?.shape(range, of: item, in: text.source, into: &glyphs)
    }

    private func advance(of slice: Range<Int>, isLine: Bool, _ scale: GlyphScale) -> Double {
        var units = 0
        (isLine ? glyphs : text.glyphs)[slice].withUnsafeBufferPointer { glyphs in
            for glyph in glyphs { units += Int(glyph.advance) }
        }
        return scale.points(units)
    }

    private mutating func append(
        _ range: Range<Int>, of stretch: LineStretch, item index: Int, glyphs: Range<Int>, isLine: Bool,
        advance: Double, isTrailing: Bool
    ) {
        let item = text.items[index]
        pieces.append(
            LinePiece(
                range: range, item: index, face: item.face, scale: item.scale,
                level: isTrailing ? stretch.paragraphLevel : item.level + stretch.raise,
                glyphs: glyphs, isLineGlyphs: isLine, advance: advance, isTrailing: isTrailing))
        if !isTrailing { width += advance }
    }

    private mutating func append(_ ellipsis: Ellipsis, at offset: Int, level: UInt8) {
        let first = glyphs.count
        let advance = ellipsis.face.advance(of: ellipsis.glyph)
        for _ in 0..<ellipsis.count {
            glyphs.append(Glyph(id: ellipsis.glyph, advance: advance, xOffset: 0, yOffset: 0, cluster: Int32(offset)))
        }
        let scale = GlyphScale(size: text.items[ellipsis.item].size, unitsPerEm: ellipsis.face.unitsPerEm)
        let points = scale.points(Int(advance) * ellipsis.count)
        pieces.append(
            LinePiece(
                range: offset..<offset, item: ellipsis.item, face: ellipsis.face, scale: scale, level: level,
                glyphs: first..<glyphs.count, isLineGlyphs: true, advance: points, isTrailing: false,
                isEllipsis: true))
        width += points
    }

    /// Shows a soft hyphen at the line's end, on the level of what is before it: in its font, else in the first that has
    /// a hyphen.
    private mutating func appendHyphen(at offset: Int) {
        let index = text.item(at: offset)
        let item = text.items[index]
        var others = text.primaryFaces
        func hyphen(_ face: FontFace) -> UInt32? { face.glyph(for: "\u{2010}") ?? face.glyph(for: "-") }
        if let face = hyphen(item.face) != nil ? item.face : others.first(where: { hyphen($0) != nil }),
            let glyph = hyphen(face)
        {
            let advance = face.advance(of: glyph)
            glyphs.append(Glyph(id: glyph, advance: advance, xOffset: 0, yOffset: 0, cluster: Int32(offset)))
            let scale = GlyphScale(size: item.size, unitsPerEm: face.unitsPerEm)
            let points = scale.points(Int(advance))
            pieces.append(
                LinePiece(
                    range: offset..<offset + 1, item: index, face: face, scale: scale, level: item.level,
                    glyphs: glyphs.count - 1..<glyphs.count, isLineGlyphs: true, advance: points, isTrailing: false))
            width += points
            return
        }
        pieces.append(
            LinePiece(
                range: offset..<offset + 1, item: index, face: item.face, scale: item.scale, level: item.level,
                glyphs: 0..<0,
                isLineGlyphs: false, advance: 0, isTrailing: false))
    }

    /// Puts the line last built into visual order.
    mutating func reorder() {
        guard pieces.count - firstPiece > 1 else { return }
        let level = pieces[firstPiece].level
        if pieces[firstPiece...].allSatisfy({ $0.level == level }) {
            if level & 1 == 1 { pieces[firstPiece...].reverse() }
            return
        }
        let logical = Array(pieces[firstPiece...])
        let order = VisualOrder.order(of: logical.map(\.level))
        pieces.replaceSubrange(firstPiece..., with: order.map { logical[Int($0)] })
    }
}
