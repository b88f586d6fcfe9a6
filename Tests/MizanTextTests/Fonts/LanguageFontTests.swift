import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Which of the fonts that have a character a language and a presentation take, with the fonts themselves.
@Suite struct LanguageFontTests {
    private static let folder = Checkout.file("Tests/Fixtures/Fonts").path
    private static let nastaliq = Checkout.file("Examples/Specimens/Fonts/NotoNastaliqUrdu-Subset.ttf").path

    private static func faces(_ text: String, _ language: LanguageTag, in fonts: FontCollection) -> [String] {
        let style = TextStyle(font: FontDescription(size: 16), language: language)
        let shaped = ShapedText(AttributedText(text), style: style, fonts: fonts)
        #expect(shaped.missing.isEmpty)
        return shaped.faces.map(\.postScriptName)
    }

    /// One collection file has the five fonts; each language takes its own.
    @Test(arguments: [
        ("ja", "jp"), ("ja-JP", "jp"), ("ko", "kr"), ("ko-KR", "kr"), ("zh", "sc"), ("zh-Hans", "sc"), ("zh-SG", "sc"),
        ("zh-Hant", "tc"), ("zh-TW", "tc"), ("zh-HK", "hk"), ("zh-MO", "hk"), ("yue", "hk"),
    ])
    func hanIsWrittenAsInTheLanguage(language: String, region: String) throws {
        let fonts = try TestFonts.collection().adding(FontCollection(directory: Self.folder))
        #expect(Self.faces("骨直", LanguageTag(language), in: fonts) == ["NotoSansCJK\(region)-Regular"])
    }

    @Test func hanLooksDifferent() throws {
        let fonts = try FontCollection(directory: Self.folder)
        let outlines = try ["jp", "kr", "sc", "tc", "hk"].map { region in
            let face = try #require(fonts.face(named: "NotoSansCJK\(region)-Regular"))
            return face.outline(of: try #require(face.glyph(for: "骨")))
        }
        #expect(Set(outlines.map(\.svg)).count >= 3)
    }

    @Test func urduIsWrittenInNastaliq() throws {
        let fonts = try TestFonts.collection().adding(FontCollection(files: [Self.nastaliq]))
        for language in ["ur", "ur-PK", "ur-Aran"] as [LanguageTag] {
            #expect(Self.faces("انسان آزاد", language, in: fonts) == ["NotoNastaliqUrdu-Regular"])
        }
        for language in ["ar", "fa", "en"] as [LanguageTag] {
            let faces = Self.faces("انسان", language, in: fonts)
            #expect(faces == ["NotoSansArabic-Regular"], "\(language)")
        }
    }

    /// U+FE0F and U+FE0E say how an emoji looks, else its own presentation; the heart's is text, the watch's is emoji.
    @Test(arguments: [
        ("❤\u{fe0f}", true), ("❤\u{fe0e}", false), ("❤", false), ("⌚", true), ("⌚\u{fe0e}", false), ("⌚\u{fe0f}", true),
        ("😀", true), ("😀\u{fe0e}", true), ("1\u{fe0f}\u{20e3}", true), ("1", false),
    ])
    func presentation(text: String, isColor: Bool) throws {
        let extra = try FontCollection(directory: Self.folder)
        // Whichever stands first.
        for fonts in [try TestFonts.collection().adding(extra), extra.adding(try TestFonts.collection())] {
            let faces = Self.faces("a" + text, "en", in: fonts)
            #expect((faces.last == "NotoColorEmoji") == isColor, "\(faces)")
        }
    }

    @Test func declaredOrderKnowsNoPresentation() throws {
        let fonts = try FontCollection(
            files: ["NotoSansSymbols2", "NotoColorEmoji"].map { Self.folder + "/\($0)-Subset.ttf" })
        let style = TextStyle(font: FontDescription(size: 16))
        let shaped = ShapedText(AttributedText("⌚😀"), style: style, fonts: fonts, fallback: .declaredOrder)
        let faces = shaped.faces.map(\.postScriptName)
        #expect(faces == ["NotoSansSymbols2-Regular", "NotoColorEmoji"])
    }

    /// A collection that laid out other texts before gives what a fresh one gives.
    @Test func layoutIsTheSameColdAndWarm() throws {
        let texts = [
            ("Weather in ירושלים ❤\u{fe0f}", "en"), ("الطقس 12 mm، غدًا", "ar"), ("骨 a ⌚", "ja"), ("直 1 ไทย", "zh-HK"),
            ("नमस्ते। 漢", "hi"), ("तारीख ٣", "ur"),
        ]
        func lay(_ text: (String, String), in fonts: FontCollection) -> [[GlyphRunFacts]] {
            let style = TextStyle(font: FontDescription(size: 16), language: LanguageTag(text.1))
            let lines = ShapedText(AttributedText(text.0), style: style, fonts: fonts).layout(width: 80).lines
            return lines.map { $0.runs.map { GlyphRunFacts(face: $0.face.postScriptName, glyphs: $0.glyphs) } }
        }
        func fonts() throws -> FontCollection {
            try FontCollection(directory: TestFonts.directory).adding(FontCollection(directory: Self.folder))
        }
        let cold = try texts.map { lay($0, in: try fonts()) }
        let warm = try fonts()
        for order in [Array(texts.indices), texts.indices.reversed(), Array(texts.indices)] {
            for index in order { #expect(lay(texts[index], in: warm) == cold[index], "\(texts[index])") }
        }
    }

    private struct GlyphRunFacts: Equatable {
        let face: String
        let glyphs: [PositionedGlyph]
    }
}
