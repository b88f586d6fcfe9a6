import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

@Suite struct LineBreakRuleTests {
    static func breaks(
        _ text: AttributedText, _ language: LanguageTag, _ rules: LineBreakRules = LineBreakRules()
    ) throws -> [Int] {
        let style = TextStyle(font: FontDescription(size: 16), language: language, lineBreaks: rules)
        return ShapedText(text, style: style, fonts: try TestFonts.collection()).breaks.map(\.offset)
    }

    /// CSS Text 3 §5.3: no line begins with a small kana or the prolonged sound mark under `strict`, each may under `loose`.
    @Test func strictnessOfJapanese() throws {
        let text = AttributedText("データァー々")
        let strict = try Self.breaks(text, "ja", LineBreakRules(strictness: .strict))
        let loose = try Self.breaks(text, "ja", LineBreakRules(strictness: .loose))
        #expect(strict == [2, 6])
        #expect(Set(loose).isStrictSuperset(of: strict))
        #expect(try Self.breaks(text, "ja") == strict, "Japanese is strict unless its tag has another keyword")
        #expect(try Self.breaks(text, "ja-u-lb-loose") == loose)
        #expect(try Self.breaks(text, "ja-u-lb-strict") == strict)
        #expect(try Self.breaks(text, "ja-u-lb-strict", LineBreakRules(strictness: .loose)) == loose)
    }

    @Test func japaneseBreaksByPhrase() throws {
        let text = "今日はとても良い天気です。"
        let phrases = ["今日は", "とても", "良い", "天気です。"]
        let ends = phrases.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf16.count) }
        let broken = try Self.breaks(AttributedText(text), "ja", LineBreakRules(keepsPhrases: true))
        #expect(broken == ends)
        #expect(try Self.breaks(AttributedText(text), "ja").count > 8)
    }

    /// A run breaks by its own language; the place between two languages is the text's.
    @Test func languageOfARun() throws {
        let japanese = "データァー々"
        var text = AttributedText("abc ")
        text.append(AttributedText(japanese).with(TextAttributes(language: "ja-u-lb-strict")))
        text.append(" データァー々")
        let breaks = try Self.breaks(text, "ja-u-lb-loose")
        let strict = try Self.breaks(AttributedText(japanese), "ja-u-lb-strict").dropLast().map { $0 + 4 }
        let loose = try Self.breaks(AttributedText(japanese), "ja-u-lb-loose").map { $0 + 11 }
        #expect(breaks == [4] + strict + [11] + loose)
    }

    /// With all rules, and with none.
    @Test(arguments: [
        ("ja", "ja-u-lb-strict-lw-phrase", "ja-u-lb-strict"),
        ("ja-JP-u-nu-latn", "ja-JP-u-lb-strict-lw-phrase-nu-latn", "ja-JP-u-lb-strict-nu-latn"),
        ("ja-u-lb-loose-nu-latn", "ja-u-lb-strict-lw-phrase-nu-latn", "ja-u-lb-loose-nu-latn"),
        ("ja-x-own", "ja-u-lb-strict-lw-phrase-x-own", "ja-u-lb-strict-x-own"),
        ("ja-x-u-lb", "ja-u-lb-strict-lw-phrase-x-u-lb", "ja-u-lb-strict-x-u-lb"),
        ("ja-t-en-u-lb-loose", "ja-t-en-u-lb-strict-lw-phrase", "ja-t-en-u-lb-loose"),
        ("ko-KR", "ko-KR-u-lb-strict-lw-phrase", "ko-KR-u-lb-strict"),
        ("kok", "kok-u-lb-strict-lw-phrase", "kok"), ("", "und-u-lb-strict-lw-phrase", ""),
    ])
    func keywords(_ tag: String, _ all: String, _ none: String) {
        let rules = LineBreakRules(strictness: .strict, keepsPhrases: true)
        for _ in 0..<2 {  // made, then found
            #expect(rules.applied(to: LanguageTag(tag)).identifier == all)
            #expect(LineBreakRules().applied(to: LanguageTag(tag)).identifier == none)
        }
    }

    /// Bars are where phrases may end; ICU's dictionary alone parts くだ|さい and お|試し too.
    @Test(arguments: [
        "内容を|確認して|ください", "もう一度|お試し|ください。", "保存|する", "人々|の", "データを|ダウンロード|する",
    ])
    func phrases(_ marked: String) throws {
        let text = marked.replacing("|", with: "")
        let breaks = try Self.breaks(AttributedText(text), "ja", LineBreakRules(keepsPhrases: true))
        #expect(Set(breaks).isSubset(of: Self.ends(marked)), "\(marked): \(breaks)")
    }

    /// Words in any language, also with tabs, ideographs and quotation marks at them; a newline ends a line.
    @Test(arguments: ["en", "ko", "ja"])
    func koreanWords(_ language: LanguageTag) throws {
        let marked = "그 |존엄과\t|2024년 |3개월 |저장(기본값) |iPhone용 |大韓民國은 |제3차 |ㅋㅋㅋ |말줄임…|입니다\n|ᄒᆞᆫ글 |“인용”은 |가.나"
        let text = AttributedText(marked.replacing("|", with: ""))
        #expect(try Self.breaks(text, language, LineBreakRules(keepsPhrases: true)) == Self.ends(marked))
        #expect(try Self.breaks(text, language).count > 30)
    }

    /// Marks of repetition begin no line, after spaces neither: Thai, Lao, Khmer, Tai Tham, Myanmar, Tai Viet. Nor do marks of
    /// abbreviation after a word; “etc.” does.
    @Test(arguments: [
        "เล่น|ต่าง ๆ |กัน", "เด็กๆ |เล่น", "บ้าน  ๆ", "ໃຫຍ່ໆ |ຕ່າງ ໆ |ນ້ອຍໆ", "ធំៗ |តូច ៗ |ផ្សេងៗ",
        "ᨠ \u{1AA7} |ᨠ", "ပ ꩰ |ပ", "ပ ꧦ |ပ", "ꪀ ꫝ |ꪀ", "ต่าง\u{200B}|ๆ", "“ต่าง” ๆ |กัน", "a\n|ๆ",
        "จุฬาฯ |และ |ฯลฯ", "ຫຼວງຯ |ຯລຯ", "และ|อื่นๆ|ฯลฯ",
    ])
    func heldMarks(_ marked: String) throws {
        let text = AttributedText(marked.replacing("|", with: ""))
        for language in ["th", "lo", "en"] as [LanguageTag] {
            #expect(try Self.breaks(text, language) == Self.ends(marked), "\(marked) in \(language)")
        }
    }

    /// The ends of the parts between bars.
    private static func ends(_ marked: String) -> [Int] {
        marked.split(separator: "|").reduce(into: []) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    }

    @Test func manyLanguagesEnd() throws {
        var text = AttributedText()
        for index in 0..<200 {
            let language = LanguageTag("x\(index)")
            text.append(AttributedText("word ").with(TextAttributes(language: language)))
        }
        #expect(try Self.breaks(text, "en") == (1...200).map { $0 * 5 })
    }
}
