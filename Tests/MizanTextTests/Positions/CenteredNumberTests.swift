import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Numbers in the middle of lines in a font that is far taller above the baseline than below.
@Suite struct CenteredNumberTests {
    static let centered = LineStyle(centersNumbers: true)
    static let nastaliq = Checkout.file("Fonts/NotoNastaliqUrdu-Regular.ttf").path

    static func shape(_ text: String, language: LanguageTag) throws -> ShapedText {
        let fonts = try TestFonts.collection().adding(FontCollection(files: [nastaliq]))
        return ShapedText(
            AttributedText(text), style: TextStyle(font: FontDescription(size: 16), language: language), fonts: fonts)
    }

    /// How far the middle of the digits is below the middle of the line, in parts of the font's size.
    static func offset(_ text: String, _ language: LanguageTag, style: LineStyle = centered) throws -> Double {
        let shaped = try Self.shape(text, language: language)
        let line = try #require(shaped.layout(width: nil, style: style).lines.first)
        let top = line.runs.flatMap { run in
            run.glyphs.compactMap { glyph in
                run.face.ink(of: glyph.id).map { Double($0.maxY) / Double(run.face.unitsPerEm) }
            }
        }.max()
        return (line.baseline - line.height / 2) / 16 - (try #require(top)) / 2
    }

    @Test(arguments: ["18", "۱۸", "1,234", "+5", "٣"]) func digitsAreInTheMiddleInUrdu(text: String) throws {
        #expect(abs(try Self.offset(text, "ur")) < 0.05)
        #expect(try Self.offset(text, "ur", style: LineStyle()) > 0.1)
    }

    @Test func textsWithLettersKeepTheBaselineOfTheirFont() throws {
        for text in ["18 مارچ", "مارچ", "5 km"] {
            let shaped = try Self.shape(text, language: "ur")
            #expect(
                shaped.layout(width: nil, style: Self.centered).lines.map(\.baseline)
                    == shaped.layout(width: nil, style: LineStyle()).lines.map(\.baseline))
        }
    }

    @Test func linesStayAsHighAndOtherFontsAsTheyAre() throws {
        for (text, language) in [("18", "ur"), ("18", "en"), ("١٨", "ar"), ("१८", "hi"), ("18", "ja"), ("", "ur")] {
            let shaped = try Self.shape(text, language: LanguageTag(language))
            let (one, other) = (
                shaped.layout(width: nil, style: Self.centered), shaped.layout(width: nil, style: LineStyle())
            )
            #expect(one.lines.map(\.height) == other.lines.map(\.height))
            if language != "ur" { #expect(one.lines.map(\.baseline) == other.lines.map(\.baseline)) }
        }
    }
}
