import MizanBase
import MizanUnicode

/// A stretch of text that is shaped as one: of one level, script, face, size, language and spacing.
///
/// It holds no reference that is counted, so that lines can be cut out of items without touching any counter.
struct TextItem: Sendable {
    enum ItemKind: Hashable, Sendable {
        case glyphs
        /// Has neither glyph nor width.
        case control
        /// One tab; its width is the line's matter.
        case tab
    }

    var range: Range<Int>
    let kind: ItemKind
    let level: UInt8
    let script: Script
    /// Kept alive by the text.
    unowned(unsafe) let face: FontFace
    /// The em in points.
    var size: Double
    /// The index of the attributes' span in which it begins: where its language is.
    let span: Int
    /// Added after each cluster, unless it joins the next, in points.
    var letterSpacing = 0.0
    /// Whether the text itself has letter spacing, and no script whose letters join: it has no optional ligatures then.
    var isSpaced = false
    /// Whether its span's font turns features on or off.
    var hasFeatures = false
    /// Upwards, in points.
    var baselineOffset = 0.0
    /// The attachment that replaces the item's only character; it has one glyph, as wide as it is, which is not
    /// painted.
    var attachment: TextAttachment?
    /// The glyphs count such parts of a font unit.
    var subunits = 1
    /// Glyph units in one em.
    var unitsPerEm: Int
    /// The text around the item that the shaper may look at: up to the paragraph's end and to the next edge of an
    /// isolate, across which letters don't join.
    var context: Range<Int>
    /// The item's glyphs in the text's array, in visual order.
    var glyphs: Range<Int> = 0..<0
    /// The advance of all of them, in their units.
    var advance = 0
    /// Whether a glyph may paint beyond the font's ascender and descender.
    var exceedsMetrics = false

    /// Whether both could be one item.
    func isShaped(like other: TextItem, in attributes: AttributeSpans) -> Bool {
        attachment == nil && other.attachment == nil
            && kind == other.kind && level == other.level && face === other.face && size == other.size
            && script == other.script && letterSpacing == other.letterSpacing
            && baselineOffset == other.baselineOffset && context == other.context
            && (span == other.span
                || attributes[span].language == attributes[other.span].language
                    && attributes[span].font.features == attributes[other.span].font.features)
    }

    /// Whether the glyphs lie from the last character to the first.
    var isRightToLeft: Bool { level & 1 == 1 }

    var scale: GlyphScale { GlyphScale(size: size, unitsPerEm: unitsPerEm) }

    /// The letter spacing in the glyphs' units.
    var letterSpacingUnits: Int {
        guard size > 0 else { return 0 }
        let units = (letterSpacing / size * Double(unitsPerEm)).rounded()
        return Int(min(max(units, -1e9), 1e9))
    }

    /// Divides font units into smaller ones.
    mutating func divideUnits(by subunits: Int) {
        unitsPerEm = unitsPerEm / self.subunits * subunits
        self.subunits = subunits
    }

    /// Makes the item larger or smaller, or moves its letters together by a part of the em, unless they join.
    mutating func transform(
        scale: Double, tightening: Double, _ glyphs: UnsafeMutableBufferPointer<Glyph>, in source: SourceText
    ) {
        size *= scale
        letterSpacing *= scale
        baselineOffset *= scale
        attachment?.scale(by: scale)
        guard tightening > 0, kind == .glyphs, attachment == nil else { return }
        let factor = LetterSpacing.subunits / subunits
        divideUnits(by: LetterSpacing.subunits)
        let before = letterSpacingUnits
        letterSpacing -= size * tightening
        LetterSpacing.add(
            letterSpacingUnits - before, to: glyphs, in: self.glyphs, showing: range, of: self, in: source,
            factor: factor)
        advance = glyphs[self.glyphs].reduce(0) { $0 + Int($1.advance) }
    }

    /// The text's glyphs whose clusters begin in a range of the item.
    func glyphs(_ part: Range<Int>, in glyphs: UnsafeMutableBufferPointer<Glyph>) -> Range<Int> {
        if part == range { return self.glyphs }
        let end = part.upperBound == range.upperBound ? nil : boundary(part.upperBound, in: glyphs)
        let start = part.lowerBound == range.lowerBound ? nil : boundary(part.lowerBound, in: glyphs)
        if isRightToLeft {
            let first = end ?? self.glyphs.lowerBound
            return first..<max(first, start ?? self.glyphs.upperBound)
        }
        let first = start ?? self.glyphs.lowerBound
        return first..<max(first, end ?? self.glyphs.upperBound)
    }

    /// The first place among the item's glyphs behind which, in the text's direction, clusters begin at an offset or later.
    private func boundary(_ offset: Int, in glyphs: UnsafeMutableBufferPointer<Glyph>) -> Int {
        let isRightToLeft = isRightToLeft
        return self.glyphs.partitioningIndex { (Int(glyphs[$0].cluster) < offset) == isRightToLeft }
    }
}
