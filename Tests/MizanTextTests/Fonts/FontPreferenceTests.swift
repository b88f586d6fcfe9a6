import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

@Suite struct FontPreferenceTests {
    /// Han characters look different in each; the regions' writing comes from CLDR's likely subtags.
    @Test(arguments: [
        ("ja", "JP"), ("ja-JP", "JP"), ("ko-KR", "KR"), ("zh", "SC"), ("zh-Hans", "SC"), ("zh-SG", "SC"),
        ("zh-Hans-HK", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("zh-Hant-HK", "HK"),
        ("zh-MO", "HK"), ("yue", "HK"), ("ja-u-ca-japanese", "JP"),
    ])
    func languagesThatShareHanDiffer(_ language: String, _ suffix: String) {
        let families = FontPreferences.standard.families(for: LanguageTag(language))
        #expect(families.first == "Noto Sans CJK \(suffix)")
    }

    @Test func urduPrefersNastaliq() {
        for language in ["ur", "ur-PK", "ur-Aran", "ur-IN"] {
            #expect(FontPreferences.standard.families(for: LanguageTag(language)) == ["Noto Nastaliq Urdu"])
        }
        for language in ["ar", "fa", "ur-Latn", "en", "", "x"] {
            #expect(FontPreferences.standard.families(for: LanguageTag(language)).isEmpty)
        }
    }

    @Test func aPreferenceIsTakenWhereTheFontIsThere() throws {
        let fonts = try TestFonts.collection().preferring(["Nobody's", "Noto Sans Hebrew"], for: "ar-EG")
        func family(_ language: LanguageTag, named: [String] = []) throws -> String? {
            let font = FontDescription(families: named, size: 16)
            let text = ShapedText(AttributedText(" "), style: TextStyle(font: font, language: language), fonts: fonts)
            return text.faces.first?.family
        }
        #expect(try family("ar-EG") == "Noto Sans Hebrew")
        #expect(try family("ar") == "Noto Sans Hebrew")
        #expect(try family("ar-SA") == "Noto Sans Arabic")
        #expect(try family("ur") == "Noto Sans Arabic")
        #expect(try family("ar-EG", named: ["Noto Sans Thai"]) == "Noto Sans Thai")
        #expect(try fonts.adding(TestFonts.collection()).preferences == fonts.preferences)
        // A run in another language has its own.
        var text = AttributedText("a")
        text.append(AttributedText(" ").with(TextAttributes(language: "ar-EG")))
        let style = TextStyle(font: FontDescription(families: [], size: 16))
        let faces = ShapedText(text, style: style, fonts: fonts.preferring(["Noto Sans Thai"], for: "ar")).faces
        #expect(faces.map(\.family) == ["Noto Sans", "Noto Sans Hebrew"])
    }

    @Test func aFamilyThatNobodyHasIsSeen() throws {
        let fonts = try TestFonts.collection()
        var text = AttributedText("a")
        let run = FontDescription(families: ["Noto Sans", "Hers", "Nobody's"], size: 16)
        text.append(AttributedText("b").with(TextAttributes(font: run)))
        let style = TextStyle(font: FontDescription(families: ["Nobody's", "Noto Sans Thai"], size: 16))
        #expect(ShapedText(text, style: style, fonts: fonts).unknownFamilies == ["Nobody's", "Hers"])
        #expect(try shape("a").unknownFamilies.isEmpty)
        try fonts.requireFamilies(of: FontDescription(families: ["Noto Sans"], size: 1))
        let error = #expect(throws: DiagnosticError.self) { try fonts.requireFamilies(of: run) }
        #expect(error?.diagnostics.map(\.rule) == ["unknown-font-family", "unknown-font-family"])
        #expect(error?.diagnostics.first?.message.contains("Hers") == true)
    }

    /// Whatever font covers the parts, a cluster is shaped as one.
    @Test func clustersAreNeverSplit() throws {
        let parts = [
            "a", "\u{5D0}", "\u{627}", "\u{915}", "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{5B8}", "\u{64E}",
            "\u{301}", "\u{93F}", "\u{1F469}", "\u{1F3FD}", "\u{1F1E9}", "\u{20E3}", "\u{E0101}", "\u{4E00}",
        ]
        var random = SeededGenerator(state: 37)
        var several = 0
        for _ in 0..<300 {
            let text = (0..<12).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            let shaped = try shape(text, fallback: Bool.random(using: &random) ? .byLanguage : .declaredOrder)
            if Set(shaped.faces).count > 1 { several += 1 }
            for item in shaped.items { #expect(shaped.source.marks[item.range.lowerBound].isGraphemeStart) }
            for cluster in shaped.missing {
                // A whole cluster, or one mark of it.
                let isMark = CharacterProperties.isMark(UInt32(shaped.source.units[cluster.lowerBound]))
                #expect(
                    shaped.source.marks[cluster.lowerBound].isGraphemeStart || isMark && cluster.count == 1,
                    "\(text)")
            }
        }
        #expect(several > 100)
    }
}
