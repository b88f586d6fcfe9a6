import MizanBase
import MizanUnicode

/// A stretch of text that is shaped as one: of one level, script, face, size, language and spacing.
struct TextItem: Sendable {
    enum Kind: Hashable, Sendable {
        case glyphs
        /// Has neither glyph nor width.
        case control
        /// One tab; its width is the line's matter.
        case tab
    }

    var range: Range<Int>
    let kind: Kind
    let level: UInt8
    let script: Script
    let face: FontFace
    /// The em in points.
    var size: Double
    let language: LanguageTag
    /// Added behind each cluster, in points.
    var letterSpacing = 0.0
    /// Whether the text itself asks for letter spacing: it has no optional ligatures then.
    var isSpaced = false
    /// Upwards, in points.
    var baselineOffset = 0.0
    /// The glyphs count such parts of a font unit.
    var subunits = 1
    /// What the shaper may look at around the item: up to the paragraph's end and to the next edge of an isolate, across
    /// which letters don't join.
    var context: Range<Int>
    /// The item's glyphs in the text's array, in visual order.
    var glyphs: Range<Int> = 0..<0
    /// Whether a glyph may paint beyond the font's ascender and descender.
    var exceedsMetrics = false

    /// Whether both could be one item.
    func isShaped(like other: TextItem) -> Bool {
        kind == other.kind && level == other.level && face == other.face && size == other.size
            && script == other.script && language == other.language && letterSpacing == other.letterSpacing
            && baselineOffset == other.baselineOffset && context == other.context
    }

    /// Whether the glyphs lie from the last character to the first.
    var isRightToLeft: Bool { level & 1 == 1 }

    var scale: GlyphScale { GlyphScale(size: size, unitsPerEm: face.unitsPerEm * subunits) }

    /// The letter spacing in the glyphs' units.
    var letterSpacingUnits: Int {
        guard size > 0 else { return 0 }
        let units = (letterSpacing / size * Double(face.unitsPerEm * subunits)).rounded()
        return Int(min(max(units, -1e9), 1e9))
    }

    /// The text's glyphs whose clusters begin in a range of the item.
    func glyphs(_ part: Range<Int>, in glyphs: [Glyph]) -> Range<Int> {
        if part == range { return self.glyphs }
        /// The first place in the item's glyphs from which on a condition holds.
        func partition(_ condition: (Int) -> Bool) -> Int {
            var (low, high) = (self.glyphs.lowerBound, self.glyphs.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if condition(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        if isRightToLeft {
            let first = partition { $0 < part.upperBound }
            return first..<max(first, partition { $0 < part.lowerBound })
        }
        let first = partition { $0 >= part.lowerBound }
        return first..<max(first, partition { $0 >= part.upperBound })
    }
}
