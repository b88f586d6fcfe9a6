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
    private var firstGlyph = 0

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

    /// Builds a line in logical order.
    ///
    /// - Parameter visibleEnd: where what hangs at the line's end begins.
    mutating func build(_ range: Range<Int>, visibleEnd: Int, isHyphen: Bool, paragraphLevel: UInt8) {
        drop()
        width = 0
        guard !range.isEmpty else { return }
        let visibleEnd = isHyphen ? range.upperBound : max(visibleEnd, range.lowerBound)
        let end = isHyphen ? range.upperBound - 1 : range.upperBound
        var item = text.item(at: range.lowerBound)
        while item < text.items.count, text.items[item].range.lowerBound < end {
            append(range.lowerBound..<end, item: item, visibleEnd: visibleEnd, paragraphLevel: paragraphLevel)
            item += 1
        }
        if isHyphen { appendHyphen(at: end) }
    }

    // MARK: Items

    private mutating func append(_ line: Range<Int>, item index: Int, visibleEnd: Int, paragraphLevel: UInt8) {
        let item = text.items[index]
        let range = item.range.clamped(to: line)
        guard item.kind == .glyphs else {
            let isTrailing = range.lowerBound >= visibleEnd
            let advance = item.kind == .tab ? text.tabAdvance(at: width) : 0
            append(
                range, item: index, glyphs: 0..<0, isLine: false, advance: advance, isTrailing: isTrailing,
                paragraphLevel: paragraphLevel)
            return
        }
        let cutsStart = range.lowerBound > item.range.lowerBound && text.isUnsafe(range.lowerBound)
        let cutsEnd = range.upperBound < item.range.upperBound && text.isUnsafe(range.upperBound)
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
        func split(_ part: Range<Int>, isLine: Bool, _ builder: inout LineBuilder) {
            builder.append(
                part, item: index, visibleEnd: visibleEnd, isLine: isLine, paragraphLevel: paragraphLevel)
        }
        if (cutsStart || cutsEnd) && start >= end {
            split(range, isLine: true, &self)
        } else {
            split(range.lowerBound..<start, isLine: true, &self)
            split(start..<end, isLine: false, &self)
            split(end..<range.upperBound, isLine: true, &self)
        }
    }

    /// Appends a part of an item, shaped before or to be shaped now, in up to two pieces: visible and hanging.
    private mutating func append(
        _ range: Range<Int>, item index: Int, visibleEnd: Int, isLine: Bool, paragraphLevel: UInt8
    ) {
        guard !range.isEmpty else { return }
        var item = text.items[index]
        if isLine {
            let first = glyphs.count
            reshape(range, of: item)
            item.range = range
            item.glyphs = first..<glyphs.count
        }
        let cut = min(max(visibleEnd, range.lowerBound), range.upperBound)
        for part in [range.lowerBound..<cut, cut..<range.upperBound] where !part.isEmpty {
            let slice = item.glyphs(part, in: isLine ? glyphs : text.glyphs)
            append(
                part, item: index, glyphs: slice, isLine: isLine,
                advance: advance(of: slice, isLine: isLine, item.scale),
                isTrailing: part.lowerBound >= visibleEnd, paragraphLevel: paragraphLevel)
        }
    }

    private mutating func reshape(_ range: Range<Int>, of item: TextItem) {
        if shaper == nil { shaper = Shaper() }
        shaper?.shape(range, of: item, in: text.source, into: &glyphs)
    }

    private func advance(of slice: Range<Int>, isLine: Bool, _ scale: GlyphScale) -> Double {
        let all = isLine ? glyphs : text.glyphs
        var units = 0
        for index in slice { units += Int(all[index].advance) }
        return scale.points(units)
    }

    private mutating func append(
        _ range: Range<Int>, item index: Int, glyphs: Range<Int>, isLine: Bool, advance: Double, isTrailing: Bool,
        paragraphLevel: UInt8
    ) {
        let item = text.items[index]
        pieces.append(
            LinePiece(
                range: range, item: index, face: item.face, level: isTrailing ? paragraphLevel : item.level,
                glyphs: glyphs, isLineGlyphs: isLine, advance: advance, isTrailing: isTrailing))
        if !isTrailing { width += advance }
    }

    /// Shows a soft hyphen at the line's end, on the level of what is before it: in its font, else in the first that has
    /// a hyphen.
    private mutating func appendHyphen(at offset: Int) {
        let index = text.item(at: offset)
        let item = text.items[index]
        for face in [item.face] + text.primaryFaces {
            guard let glyph = face.glyph(for: "\u{2010}") ?? face.glyph(for: "-") else { continue }
            let advance = face.advance(of: glyph)
            glyphs.append(Glyph(id: glyph, advance: advance, xOffset: 0, yOffset: 0, cluster: Int32(offset)))
            let points = GlyphScale(size: item.size, unitsPerEm: face.unitsPerEm).points(Int(advance))
            pieces.append(
                LinePiece(
                    range: offset..<offset + 1, item: index, face: face, level: item.level,
                    glyphs: glyphs.count - 1..<glyphs.count, isLineGlyphs: true, advance: points, isTrailing: false))
            width += points
            return
        }
        append(
            offset..<offset + 1, item: index, glyphs: 0..<0, isLine: false, advance: 0, isTrailing: false,
            paragraphLevel: item.level)
    }

    /// Puts the line last built into visual order.
    mutating func reorder() {
        guard pieces[firstPiece...].contains(where: { $0.level > 0 }) else { return }
        let logical = Array(pieces[firstPiece...])
        let order = VisualOrder.order(of: logical.map(\.level))
        pieces.replaceSubrange(firstPiece..., with: order.map { logical[Int($0)] })
    }
}
