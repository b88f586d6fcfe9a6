import MizanBase
import MizanUnicode
import Testing

/// Where ICU's data is newer than FriBidi's own: the reason why FriBidi is fed with it.
@Suite struct CharacterDataTests {
    @Test func classesAreUnicode16() {
        #expect(BidiClass(0x0890) == .arabicNumber)
        #expect(BidiClass(0x10D30) == .arabicNumber)
        #expect(BidiClass(0x1FBF0) == .europeanNumber)
        #expect(BidiClass(0x20C0) == .europeanTerminator)
        #expect(BidiClass(0x2067) == .rightToLeftIsolate)
        #expect(BidiClass(0x2029) == .paragraphSeparator)
    }

    @Test func bracketsPair() {
        #expect(BidiBracket(0x28) == BidiBracket(0x28))
        #expect(BidiBracket(0x28)?.opens == true)
        #expect(BidiBracket(0x29)?.opens == false)
        #expect(BidiBracket(0x29)?.pair == 0x28)
        // Canonically equivalent pairs match each other.
        #expect(BidiBracket(0x232A)?.pair == 0x3008)
        #expect(BidiBracket(0x3009)?.pair == 0x3008)
        #expect(BidiBracket(0x2E56)?.pair == 0x2E55)
        #expect(BidiBracket(0x61) == nil)
    }

    @Test func mirrors() {
        #expect(Unicode.Scalar("(").bidiMirror == ")")
        #expect(Unicode.Scalar("a").bidiMirror == "a")
        #expect(Unicode.Scalar(UInt32(0x221F)) != nil)
    }

    @Test func invisibleCharacters() {
        for codePoint in [0xAD, 0x200D, 0x2066, 0x2069, 0x61C, 0xFE0F, 0xE0100] as [UInt32] {
            #expect(CharacterProperties.isDefaultIgnorable(codePoint))
        }
        for codePoint in [0x20, 0x41, 0xA0, 0x2028] as [UInt32] {
            #expect(!CharacterProperties.isDefaultIgnorable(codePoint))
        }
    }

    @Test func boundaries() {
        func offsets(_ kind: TextBoundary.Unit, _ text: String, _ language: LanguageTag) -> [Int] {
            TextBoundary.all(kind, in: Array(text.utf16), language: language).map(\.offset)
        }
        #expect(offsets(.grapheme, "e\u{301}🇸🇪\r\n", "en") == [2, 6, 8])
        #expect(offsets(.line, "one two-three", "en") == [4, 8, 13])
        #expect(offsets(.line, "สวัสดีครับ", "th") == [6, 10])
        #expect(offsets(.line, "", "en").isEmpty)
        #expect(offsets(.word, "a b", "xx-nowhere") == [1, 2, 3])
        let hard = TextBoundary.all(.line, in: Array("a\nb c".utf16), language: "en")
        #expect(hard.map(\.isMandatory) == [true, false, false])
    }

    @Test("a word of a dictionary is no line of its own because the text's line ends behind it")
    func thaiBeforeALineEnd() {
        let boundaries = TextBoundary.all(.line, in: Array("สวัสดีครับ\nสวัสดี".utf16), language: "th")
        #expect(boundaries.map(\.offset) == [6, 11, 17])
        #expect(boundaries.map(\.isMandatory) == [false, true, false])
    }

    /// CSS Text 3 §4.1.1, and Chromium: a tab is white space, behind a Hebrew letter as behind any other.
    @Test(arguments: [
        ("תפוחים\t12.50", [7, 12]), ("שָׁלוֹם\tabc", [8, 11]), ("apples\t12.50", [7, 12]), ("א-ב\t)", [2, 5]),
        ("א\t\tב", [3, 4]),
    ])
    func tabs(text: String, offsets: [Int]) {
        #expect(TextBoundary.all(.line, in: Array(text.utf16), language: "he").map(\.offset) == offsets)
    }

    /// As Chromium breaks them, too.
    @Test(arguments: [
        ("„White“ bzw. ‚so‘ und", "en", [8, 13, 18, 21]), ("”Jo sa", "en", [4, 6]), ("a »می y", "fa", [2, 6, 7]),
        ("»x« und ›y‹ »z«.", "fa", [4, 8, 12, 16]), ("“ x ”", "en", [5]), ("的“Best”奖", "en", [8]),
        ("说“好”吧", "en", [1, 4, 5]), ("的“Best”奖", "zh", [1, 7, 8]), ("a!“ und", "th", [4, 7]),
    ])
    func quotationMarks(text: String, language: String, offsets: [Int]) {
        let boundaries = TextBoundary.all(.line, in: Array(text.utf16), language: LanguageTag(language))
        #expect(boundaries.map(\.offset) == offsets)
    }
}
