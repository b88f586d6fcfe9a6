/// A part of a line: a range of an item with its glyphs. It holds no reference that is counted.
struct LinePiece {
    /// UTF-16 units.
    private let lower, upper: Int32
    /// Where the glyphs lie.
    private let firstGlyph, endGlyph: Int32
    /// The index of the item.
    private let itemIndex: Int32
    /// Glyph units in one em.
    private let unitsInEm: Int32
    /// Kept alive by the text.
    unowned(unsafe) let face: FontFace
    /// The em in points.
    let size: Double
    /// In points.
    let advance: Double
    /// The bidi level on this line.
    let level: UInt8
    /// Shaped anew for this line.
    let isLineGlyphs: Bool
    /// White space and marks at the line's end, outside of its width.
    let isTrailing: Bool
    /// Replaces hidden text: the range is empty, at the end of the hidden text where the ellipsis is.
    let isEllipsis: Bool

    @inline(__always)
    init(
        range: Range<Int>, item: Int, face: FontFace, scale: GlyphScale, level: UInt8, glyphs: Range<Int>,
        isLineGlyphs: Bool, advance: Double, isTrailing: Bool, isEllipsis: Bool = false
    ) {
        lower = Int32(truncatingIfNeeded: range.lowerBound)
        upper = Int32(truncatingIfNeeded: range.upperBound)
        firstGlyph = Int32(truncatingIfNeeded: glyphs.lowerBound)
        endGlyph = Int32(truncatingIfNeeded: glyphs.upperBound)
        itemIndex = Int32(truncatingIfNeeded: item)
        unitsInEm = Int32(truncatingIfNeeded: scale.unitsPerEm)
        self.face = face
        size = scale.size
        self.advance = advance
        self.level = level
        self.isLineGlyphs = isLineGlyphs
        self.isTrailing = isTrailing
        self.isEllipsis = isEllipsis
    }

    /// The same piece with glyphs of its line.
    func with(lineGlyphs: Range<Int>, advance: Double) -> LinePiece {
        LinePiece(
            range: range, item: item, face: face, scale: scale, level: level, glyphs: lineGlyphs, isLineGlyphs: true,
            advance: advance, isTrailing: isTrailing, isEllipsis: isEllipsis)
    }

    /// UTF-16 units.
    var range: Range<Int> { Int(lower)..<Int(upper) }
    /// Where the glyphs lie, in visual order: in the line glyphs or the text's.
    var glyphs: Range<Int> { Int(firstGlyph)..<Int(endGlyph) }
    /// A hyphen that is no character of the text: the range is empty, at the next line's start.
    var isInsertedHyphen: Bool { lower == upper && !isEllipsis }
    /// The index of the item.
    var item: Int { Int(itemIndex) }
    /// Glyph units in one em.
    var unitsPerEm: Int { Int(unitsInEm) }
    /// Turns the glyphs' units into points.
    var scale: GlyphScale { GlyphScale(size: size, unitsPerEm: unitsPerEm) }
}
