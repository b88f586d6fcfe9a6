import Testing

@testable import MizanUnicode

/// Which characters East Asian typography sets in the Latin font.
@Suite struct NarrowCharacterTests {
    @Test func `letters by their script, shared characters by their width`() {
        func narrow(_ text: String) -> String {
            String(String.UnicodeScalarView(text.unicodeScalars.filter { CharacterProperties.isNarrow($0.value) }))
        }
        let latin = "Aé×±°1 .,()-+%$€₩£¥α€Жאب"
        #expect(narrow(latin) == latin)
        let eastAsian = "東あアー한ㄅ、。「」　Ａ１％￥ｱ“”‘’…—·※★→○℃"
        #expect(narrow(eastAsian) == "")
    }

    @Test func `the table of characters has the flag`() {
        for codePoint in (0x20..<0x3200).map(UInt32.init) + [0xac00, 0xff21, 0x20000] {
            let entry = CharacterEntry(rawValue: CharacterEntry.table[codePoint])
            #expect(entry.isNarrow == CharacterProperties.isNarrow(codePoint), "\(codePoint)")
        }
    }

    @Test func `scripts of East Asian letters by code and by number`() {
        for code in ["Hani", "Jpan", "Kore", "Hira", "Hang"] { #expect(Script(code: code).isEastAsian) }
        for code in ["Latn", "Arab", "Zyyy", "Thai"] { #expect(!Script(code: code).isEastAsian) }
        for (character, isEastAsian) in [
            ("東", true), ("한", true), ("カ", true), ("ㄅ", true), ("a", false), (" ", false),
        ] {
            let number = CharacterEntry(rawValue: CharacterEntry.table[character.unicodeScalars.first?.value ?? 0])
                .scriptNumber
            #expect(Script.isEastAsian(number: number) == isEastAsian, "\(character)")
        }
    }
}
