import MizanBase
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanText
import Testing

/// The faces of East Asian text with the shipped fonts: full squares in the language's own, Latin letters in Noto Sans.
@Suite struct EastAsianFontTests {
    private static let fonts = Result {
        try ShippedFonts.collection().adding(ShippedFontsCJK.collection()).adding(ShippedFontsEmoji.collection())
    }

    private static func lines(_ text: AttributedText, _ language: LanguageTag, weight: FontWeight = .regular) throws
        -> [TextLine]
    {
        let style = TextStyle(font: FontDescription(size: 100, weight: weight), language: language)
        return Array(ShapedText(text, style: style, fonts: try fonts.get()).layout(width: nil).lines)
    }

    /// `検索|-jp`: each stretch of one face, with the face's family in short.
    private static func runs(_ text: String, _ language: LanguageTag, weight: FontWeight = .regular) throws -> [String]
    {
        let units = Array(text.utf16)
        return try lines(AttributedText(text), language, weight: weight).flatMap(\.runs).map { run in
            let name = run.face.postScriptName.replacing("NotoSans", with: "").replacing("CJK", with: "")
            return String(decoding: units[run.range], as: UTF16.self) + "|" + name
        }
    }

    @Test(arguments: [
        ("ja", "検索Tokyo", ["検索|jp-Regular", "Tokyo|-Regular"]),
        ("ja", "2024年3月", ["2024|-Regular", "年|jp-Regular", "3|-Regular", "月|jp-Regular"]),
        // Spaces and punctuation go with the text before them.
        ("ja", "Hello, world!", ["Hello, world!|-Regular"]),
        ("ko", "안녕 하세요. 네", ["안녕 하세요. 네|kr-Regular"]),
        ("ja", "合計: 1,200円", ["合計: |jp-Regular", "1,200|-Regular", "円|jp-Regular"]),
        // Brackets go as their pairs do.
        ("ja", "検索(3)", ["検索(|jp-Regular", "3|-Regular", ")|jp-Regular"]),
        ("zh", "Tokyo (东京)", ["Tokyo (|-Regular", "东京|sc-Regular", ")|-Regular"]),
        ("ja", "(Hello) ", ["(Hello) |-Regular"]),
        // Signs of numbers go with the digits, also those of ambiguous width.
        ("ko", "₩5 24° 3×4", ["₩5 24° 3×4|-Regular"]), ("ja", "約€5", ["約|jp-Regular", "€5|-Regular"]),
        // Letters by their script, whatever their width.
        ("ja", "café αβ Жук", ["café αβ Жук|-Regular"]), ("ja", "cafe\u{301}", ["cafe\u{301}|-Regular"]),
        // Quotation marks, ellipsis, dash and full-width forms.
        ("zh", "“东京”…——·", ["“东京”…——·|sc-Regular"]), ("zh", "“A”", ["“|sc-Regular", "A|-Regular", "”|sc-Regular"]),
        ("ja", "Ａ１、（東）", ["Ａ１、（東）|jp-Regular"]),
    ])
    func `a character of East Asian text has the face of its kind`(
        language: String, text: String, runs: [String]
    ) throws {
        #expect(try Self.runs(text, LanguageTag(language)) == runs)
    }

    @Test(arguments: [("ja", "jp"), ("ko", "kr"), ("zh", "sc"), ("zh-TW", "tc")])
    func `bold and semibold Han are bold, Latin letters have each weight`(language: String, region: String) throws {
        let language = LanguageTag(language)
        for (weight, latin, han) in [
            (FontWeight.regular, "Regular", "Regular"), (.medium, "Medium", "Regular"), (.semibold, "SemiBold", "Bold"),
            (.bold, "Bold", "Bold"),
        ] {
            #expect(try Self.runs("京A", language, weight: weight) == ["京|\(region)-\(han)", "A|-\(latin)"])
        }
    }

    @Test(arguments: ["ja", "ko", "zh", "zh-TW"])
    func `lines are as high with Latin letters as without`(language: String) throws {
        let language = LanguageTag(language)
        var mixed = AttributedText("京A")
        mixed.append(AttributedText("Qg京").with(TextAttributes(font: FontDescription(size: 100, weight: .bold))))
        let lines = try [AttributedText("京"), AttributedText("A"), mixed, AttributedText("")].map {
            try #require(Self.lines($0, language).first)
        }
        #expect(Set(lines.map(\.height)).count == 1 && Set(lines.map(\.baseline)).count == 1, "\(lines.map(\.height))")
    }

    /// 东 is in the Chinese set only, 駅 in the Japanese one only, and 京 in all of them.
    @Test func `Han in other languages comes from one face that has it all`() throws {
        #expect(try Self.runs("to 东京 by", "en") == ["to |-Regular", "东京|sc-Regular", " by|-Regular"])
        #expect(try Self.runs("京 京都", "de").filter { $0.contains("京") } == ["京|jp-Regular", "京都|jp-Regular"])
        #expect(try Self.runs("京东", "ar") == ["京东|sc-Regular"])
        #expect(try Self.runs("京へ", "en") == ["京へ|jp-Regular"])
        #expect(try Self.runs("서울 京", "en").filter { !$0.hasPrefix(" ") } == ["서울|kr-Regular", "京|kr-Regular"])
        // No face has both 东 and 駅: the one with most comes first, and the other is where it has to be.
        #expect(try Self.runs("东京都駅", "en") == ["东|sc-Regular", "京都駅|jp-Regular"])
        // Punctuation that Latin text has too stays there.
        #expect(try Self.runs("“a”… 东", "en") == ["“a”… |-Regular", "东|sc-Regular"])
        #expect(try Self.runs("😀", "en").count == 1)
    }

    @Test func `a word with a bold part has one family`() throws {
        var text = AttributedText("京")
        text.append(AttributedText("东").with(TextAttributes(font: FontDescription(size: 100, weight: .bold))))
        let faces = try Self.lines(text, "en").flatMap(\.runs).map(\.face.postScriptName)
        #expect(faces == ["NotoSansCJKsc-Regular", "NotoSansCJKsc-Bold"])
    }

    @Test func `in declared order, fonts are taken as they are`() throws {
        let text = ShapedText(
            AttributedText("A东京"), style: TextStyle(font: FontDescription(size: 10), language: "ja"),
            fonts: try ShippedFontsCJK.collection(), fallback: .declaredOrder)
        #expect(text.layout(width: nil).lines.flatMap(\.runs).first?.face.postScriptName == "NotoSansCJKjp-Regular")
    }
}
