import MizanBase
import MizanUnicode

/// The fonts of a collection that show a text.
package struct FontCoverage {
    /// A stretch of text in one font.
    package struct FontRun: Hashable {
        /// UTF-16 units.
        package var range: Range<Int>
        package let font: FontHeader
        /// Not the font that the text's own description stands for.
        package let fallsBack: Bool
    }

    package let text: AttributedText
    package let language: LanguageTag
    /// In the order of the text; characters without a glyph are in none.
    package let runs: [FontRun]
    /// The grapheme clusters that no font covers.
    package let missing: [Range<Int>]
    /// The families that have all of its characters.
    package let families: [String]

    package init(_ text: String, font: FontDescription, language: LanguageTag, fonts: FontCollection) {
        let attributed = AttributedText(text)
        self.text = attributed
        self.language = language
        let shaped = ShapedText(attributed, style: TextStyle(font: font, language: language), fonts: fonts)
        missing = shaped.missing
        runs = withExtendedLifetime(shaped) { Self.runs(of: $0) }
        let shown = text.unicodeScalars.filter {
            !CharacterProperties.isControl($0.value) && !CharacterProperties.isDefaultIgnorable($0.value)
        }
        families = fonts.index.content.families.filter { family in
            guard let face = family.match(for: font)?.face else { return false }
            return shown.allSatisfy(face.covers)
        }.map(\.name)
    }

    private static func runs(of shaped: ShapedText) -> [FontRun] {
        var runs: [FontRun] = []
        func append(_ range: Range<Int>, _ face: FontFace) {
            if range.isEmpty { return }
            if let last = runs.last, last.font == face.header, last.range.upperBound == range.lowerBound {
                runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                let fallsBack = face != shaped.setting.primary && face != shaped.setting.narrow
                runs.append(FontRun(range: range, font: face.header, fallsBack: fallsBack))
            }
        }
        var marks = shaped.fallbackMarks[...]
        for item in shaped.items where item.kind == .glyphs {
            var start = item.range.lowerBound
            while let mark = marks.first, mark.range.lowerBound < item.range.upperBound {
                marks.removeFirst()
                guard let face = mark.face else { continue }
                append(start..<mark.range.lowerBound, item.face)
                append(mark.range, face)
                start = mark.range.upperBound
            }
            append(start..<item.range.upperBound, item.face)
        }
        return runs
    }
}
