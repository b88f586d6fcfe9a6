import MizanBase
import MizanUnicode
import Testing

/// CLDR's own samples (plurals.xml, ordinals.xml).
@Suite struct PluralRulesTests {
    @Test(arguments: [
        "en 0 other 1 one 2 other", "ar 0 zero 1 one 2 two 3 few 11 many 100 other 103 few",
        "ru 1 one 3 few 5 many 21 one 12 many 111 many", "uk 1 one 2 few 5 many 21 one",
        "he 1 one 2 two 3 other 20 other", "fa 0 one 1 one 2 other", "hi 0 one 1 one 2 other",
        "es 1 one 2 other 1000000 many", "th 1 other",
    ])
    func `cardinal samples of CLDR`(row: String) throws {
        let words = row.split(separator: " ").map(String.init)
        let rules = PluralRules(language: LanguageTag(words[0]))
        for index in stride(from: 1, to: words.count, by: 2) {
            let number = try #require(Int64(words[index]))
            #expect(rules.category(of: number).rawValue == words[index + 1], "\(number)")
        }
    }

    @Test func `numbers beyond the exact doubles keep their last digits`() {
        let russian = PluralRules(language: "ru")
        #expect(russian.category(of: 9_007_199_254_740_993 as Int64) == .few)
        #expect(russian.category(of: Int64.max) == .many)  // …807
        #expect(russian.category(of: -21 as Int64) == .one)
        #expect(PluralRules(language: "es").category(of: 9_000_000_000_000_000_000 as Int64) == .many)
    }

    @Test func `ordinals of English`() {
        let rules = PluralRules(language: "en", kind: .ordinal)
        let numbers: [Int64] = [1, 2, 3, 4, 11, 21]
        let expected: [PluralCategory] = [.one, .two, .few, .other, .other, .one]
        #expect(numbers.map { rules.category(of: $0) } == expected)
    }

    @Test func `digits that are written count`() throws {
        let rules = PluralRules(language: "en")
        let format = try #require(NumberFormat(skeleton: ".0", locale: "en"))
        #expect(rules.category(of: 1.0) == .one)
        #expect(rules.category(of: format.format(1.0)) == .other)
    }

    @Test func `a language's categories`() {
        #expect(PluralRules(language: "ar").categories == [.zero, .one, .two, .few, .many, .other])
        #expect(PluralRules(language: "uk").categories == [.one, .few, .many, .other])
        #expect(PluralRules(language: "he").categories == [.one, .two, .other])
        #expect(PluralRules(language: "th").categories == [.other])
    }

    @Test func `no number and no language`() {
        #expect(PluralRules(language: "en").category(of: Double.nan) == .other)
        #expect(PluralRules(language: "").category(of: Int64(1)) == .other)
    }
}
