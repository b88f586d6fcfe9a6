import MizanBase
import MizanUnicode

/// A stretch of a text that is shaped as one, before it is put into lines.
package struct ShapedRun: Sendable {
    /// A glyph of the run.
    package struct Glyph: Hashable, Sendable {
        /// The number in the font; 0 is the missing-glyph box.
        package var id: UInt32
        /// The advance in points.
        package var advance: Double
        /// The UTF-16 offset of the first character of its cluster.
        package var cluster: Int
    }

    /// The part of the text, in UTF-16 units.
    package var range: Range<Int>
    /// The bidi embedding level; odd is right to left.
    package var level: UInt8
    /// As HarfBuzz shapes it.
    package var script: Script
    /// As HarfBuzz shapes it.
    package var language: LanguageTag
    /// The font that has the glyphs.
    package var face: FontFace
    /// The em in points.
    package var size: Double
    /// In visual order. Empty for tabs and for controls, which have no glyph. Marks from another font have the glyph of that font.
    package var glyphs: [Glyph]
}

/// A stretch of a text with one bidi embedding level.
package struct LevelRun: Hashable, Sendable {
    /// The part of the text, in UTF-16 units.
    package var range: Range<Int>
    /// Before the rules of line ends (UAX #9 L1).
    package var level: UInt8
    /// The classes of its characters. Equal neighbours are one.
    package var classes: [BidiClass]
}

extension ShapedText {
    /// The runs that were shaped, in logical order.
    package var shapedRuns: [ShapedRun] {
        items.map { item in
            ShapedRun(
                range: item.range, level: item.level, script: item.script, language: attributes[item.span].language,
                face: item.face, size: item.size,
                glyphs: glyphs[item.glyphs].map { glyph in
                    let mark = FallbackMark.index(of: glyph.id).map { fallbackMarks[$0].glyph }
                    return ShapedRun.Glyph(
                        id: mark ?? glyph.id, advance: item.scale.points(Int(glyph.advance)),
                        cluster: Int(glyph.cluster))
                })
        }
    }

    /// The stretches of one level, in logical order. Each ends with its paragraph.
    package var levelRuns: [LevelRun] {
        var runs: [LevelRun] = []
        for paragraph in source.paragraphs {
            let first = runs.count
            for offset in paragraph.range {
                let mark = source.marks[offset]
                guard let last = runs.indices.dropFirst(first).last, runs[last].level == mark.level else {
                    runs.append(LevelRun(range: offset..<offset + 1, level: mark.level, classes: [mark.bidiClass]))
                    continue
                }
                runs[last].range = runs[last].range.lowerBound..<offset + 1
                if runs[last].classes.last != mark.bidiClass { runs[last].classes.append(mark.bidiClass) }
            }
        }
        return runs
    }
}
