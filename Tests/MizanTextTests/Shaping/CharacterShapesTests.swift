import MizanBase
import Testing

@testable import MizanText

/// A mark, digit or space alone in its item is shaped once for each font, script, language and direction.
@Suite struct CharacterShapesTests {
    /// The glyph of a character, alone and with another of its kind, which HarfBuzz shapes anew: the same one, mirrored
    /// where the text runs from right to left.
    @Test(arguments: ["ar", "he", "en", "hi"] as [LanguageTag])
    func aloneAndInCompany(language: LanguageTag) throws {
        var mirrored = 0
        for character in "()[]{}<>«»,.:;-–!?'\"/0123456789+*=%$€…" {
            var glyphs: [LayoutDirection: UInt32] = [:]
            for direction in [WritingDirection.leftToRight, .rightToLeft] {
                for weight in [FontWeight.regular, .bold] {
                    let style = TextStyle(
                        font: FontDescription(size: 20, weight: weight), language: language, baseDirection: direction)
                    func glyphsOf(_ text: String) throws -> [PositionedGlyph] {
                        let shaped = ShapedText(AttributedText(text), style: style, fonts: try TestFonts.collection())
                        return try shaped.line().runs.flatMap(\.glyphs)
                    }
                    let alone = try #require(try glyphsOf(String(character)).first)
                    let pair = try glyphsOf(String([character, character]))
                    #expect(pair.contains { $0.id == alone.id && $0.y == alone.y }, "\(character)")
                    #expect(try glyphsOf(String(character)).first == alone)
                    // In the middle of a text that its level and font cut off, at its own place.
                    let inside = try glyphsOf("ש\(character)ש").first { $0.cluster == 1 }
                    #expect(inside != nil)
                    if weight == .regular, let direction = direction.layoutDirection { glyphs[direction] = alone.id }
                }
            }
            if glyphs[.leftToRight] != glyphs[.rightToLeft] { mirrored += 1 }
        }
        #expect(mirrored >= 8)
    }
}
