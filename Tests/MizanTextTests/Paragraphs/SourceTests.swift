import CHarfBuzz
import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

/// What a text's one walk over its characters finds.
@Suite struct SourceTests {
    @Test(arguments: [
        "", "a", "ab\u{e9}", "שלום ab", "हिन्दी", "ไทย", "a\u{1f468}\u{200d}\u{1f469}b", "\u{10ffff}\u{ffff}\u{7ff}\u{800}",
    ])
    func unitsAreThoseOfTheString(text: String) {
        var units = PlainArray<UInt16>()
        defer { units.deallocate() }
        UTF16Units.write(text, to: &units)
        #expect(Array(units.elements) == Array(text.utf16))
    }

    /// The levels that are set without the algorithm are those that it gives: an empty isolate makes it run.
    @Test(arguments: [
        "שלום, עולם! (טוב)", "مرحبا (بكم) + - $ .", "abc 123, (x)", "שלום\tעולם ", "\u{5d1}\u{5bc}\u{5b8} \u{5d0}",
    ])
    func uniformParagraphsHaveTheLevelsOfTheAlgorithm(text: String) throws {
        let fonts = try TestFonts.collection()
        for direction in [WritingDirection.natural, .leftToRight, .rightToLeft] {
            let style = TextStyle(font: FontDescription(size: 16), baseDirection: direction)
            let plain = ShapedText(AttributedText(text), style: style, fonts: fonts)
            let marked = AttributedText(text, isolates: [.init(range: 0..<0, direction: .leftToRight)])
            let whole = ShapedText(marked, style: style, fonts: fonts)
            #expect(plain.source.marks.map(\.level) == whole.source.marks.map(\.level))
            #expect(plain.source.paragraphs.map(\.direction) == whole.source.paragraphs.map(\.direction))
        }
    }

    /// The flat tables say what HarfBuzz's own functions say of the same font, but for controls.
    @Test func tablesGiveTheFontsAnswers() throws {
        for face in try TestFonts.collection().faces {
            var differences: [UInt32] = []
            for character in (0 as UInt32)..<0x3000 where !CharacterProperties.isShownControl(character) {
                var glyph: hb_codepoint_t = 0
                let isThere = hb_font_get_nominal_glyph(face.font, character, &glyph) != 0
                if face.tables.glyphs[character] != (isThere ? glyph : 0) { differences.append(character) }
            }
            #expect(differences.isEmpty)
            let glyphs = (0 as UInt32)..<500
            #expect(glyphs.map { face.advance(of: $0) } == glyphs.map { hb_font_get_glyph_h_advance(face.font, $0) })
            #expect(face.advance(of: .max) == 0)
        }
    }

    @Test func classesAreWhatTheirNumbersSay() {
        for bidiClass in BidiClass.allCases {
            let unit = TextUnit(bidiNumber: UInt32(bidiClass.rawValue), flags: TextUnit.insideGlyph)
            #expect(unit.bidiClass == bidiClass)
            let isSeparator = bidiClass == .paragraphSeparator || bidiClass == .segmentSeparator
            #expect((unit.classBit & BidiClasses.separators != 0) == isSeparator)
            let isIsolate = bidiClass.isIsolateInitiator || bidiClass == .popDirectionalIsolate
            #expect(unit.trails == (isSeparator || bidiClass == .whiteSpace || isIsolate || bidiClass.isRemoved))
            let isPlain =
                switch bidiClass {
                case .europeanNumber, .europeanSeparator, .europeanTerminator, .arabicNumber, .commonSeparator,
                    .paragraphSeparator, .segmentSeparator, .whiteSpace, .nonspacingMark, .boundaryNeutral:
                    true
                default: false
                }
            #expect((unit.classBit & BidiClasses.plain != 0) == isPlain)
        }
    }
}
