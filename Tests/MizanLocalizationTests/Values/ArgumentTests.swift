import Foundation
import MizanBase
import MizanLocalization
import Testing

@Suite struct ArgumentTests {
    private func localization(_ locale: LanguageTag, _ entries: String...) throws -> Localization {
        Localization(catalogs: [try Catalogs.made(entries.joined(separator: ","))], locale: locale)
    }

    @Test func `an Arabic name in an English sentence is an FSI range`() throws {
        let text = try localization("en").resolve("\("سارة") got the high score of \(12)!")
        #expect(text.plain == "سارة got the high score of 12!")
        #expect(text.marked == "\u{2068}سارة\u{2069} got the high score of \u{2066}12\u{2069}!")
        #expect(
            text.text.isolates == [
                .init(range: 0..<4, direction: .natural), .init(range: 27..<29, direction: .leftToRight),
            ])
        #expect(text.writingDirection == .leftToRight)
    }

    @Test func `a phone number in an Arabic sentence is an LRI range`() throws {
        let arabic = try localization("ar", Catalogs.entry("Call %@", [("ar", "اتصل على %@")]))
        #expect(
            arabic.resolve("Call \("+971 4 123", as: .phone)").marked == "اتصل على \u{2066}+971 4 123\u{2069}")
    }

    @Test func `a number takes the direction and the digits of the locale`() throws {
        let entry = Catalogs.entry("Order %lld Tickets", [("ar", "اطلب %lld تذاكر"), ("hi", "%lld टिकट")])
        #expect(
            try localization("ar-EG", entry).resolve("Order \(3) Tickets").marked == "اطلب \u{2067}٣\u{2069} تذاكر")
        #expect(try localization("ar", entry).resolve("Order \(3) Tickets").marked == "اطلب \u{2067}3\u{2069} تذاكر")
        #expect(
            try localization("hi-u-nu-deva", entry).resolve("Order \(24) Tickets").marked == "\u{2066}२४\u{2069} टिकट")
    }

    @Test func `in a sentence that fell back the locale still formats`() throws {
        let text = try localization("ar-EG").resolve("Order \(3) Tickets")
        #expect(text.isFallback && text.writingDirection == .leftToRight)
        #expect(text.marked == "Order \u{2067}٣\u{2069} Tickets")
    }

    @Test func `what an argument contains is text`() throws {
        let text = try localization("en").resolve("100% of \("%@ %% %1$@ %#@x@")")
        #expect(text.plain == "100% of %@ %% %1$@ %#@x@")
    }

    @Test func `without arguments a text is no format`() throws {
        let german = try localization("de", Catalogs.entry("100% sure", [("de", "100 % sicher %@ %%")]))
        #expect(german.resolve("100% sure").plain == "100 % sicher %@ %%")
    }

    @Test func `positions, repetitions and omissions`() throws {
        let entry = Catalogs.entry("%@ %@", [("de", "%2$@ %1$@ %2$@"), ("fr", "%2$@"), ("es", "%3$@")])
        #expect(try localization("de", entry).resolve("\("a") \("b")").plain == "b a b")
        #expect(try localization("fr", entry).resolve("\("a") \("b")").plain == "b")
        #expect(try localization("es", entry).resolve("\("a") \("b")").plain == "%3$@")
    }

    /// What Foundation's `String(format:locale:)` prints: the locale's digits, groups and decimal sign. (`%@` is NSNumber's
    /// description in the locale; `'` is ours, Foundation prints it.)
    @Test(
        arguments: [
            ("%lld", "en", "1,234,567"), ("%lld", "ar-EG", "١٬٢٣٤٬٥٦٧"), ("%lld", "hi", "12,34,567"),
            ("%09lld", "en", "001,234,567"), ("%+d", "en", "+1,234,567"), ("%lf", "hi", "12,34,567.000000"),
            ("%10d|", "en", " 1,234,567|"), ("%-10d|", "en", "1,234,567 |"), ("%.1f", "de", "1.234.567,0"),
            ("%.2f", "ar-EG", "١٬٢٣٤٬٥٦٧٫٠٠"), ("%x", "en", "12d687"), ("%'d", "de", "1.234.567"), ("%5%", "en", "%5%"),
            ("%@", "en", "1,234,567"), ("%u", "ar-MA", "1.234.567"),
        ] as [(String, String, String)])
    func `specifiers of a number`(format: String, locale: String, expected: String) {
        let localization = Localization(catalogs: [], locale: LanguageTag(locale))
        #expect(localization.resolve(LocalizedStringKey(format, arguments: [.integer(1_234_567)])).plain == expected)
    }

    /// Foundation's answers: Spanish and Polish part a number only from five digits on.
    @Test(
        arguments: [
            ("en", "1,234", "12,345"), ("es", "1234", "12.345"), ("pl", "1234", "12\u{A0}345"),
            ("de", "1.234", "12.345"),
            ("hi", "1,234", "12,345"), ("ar-EG", "١٬٢٣٤", "١٢٬٣٤٥"),
        ] as [(LanguageTag, String, String)])
    func `four digits and five`(locale: LanguageTag, four: String, five: String) {
        let localization = Localization(catalogs: [], locale: locale)
        #expect(localization.resolve("\(1_234)").plain == four)
        #expect(localization.resolve("\(12_345)").plain == five)
        #expect(localization.resolve("\(12_345.5, specifier: "%.0f")").plain.count == five.count)
    }

    @Test(
        arguments: [
            (.double(2.5), "%lf", "2,500000"), (.double(2.25), "%.1f", "2,2"), (.double(-2.5), "%06.1f", "-002,5"),
            (.double(2.5), "%@", "2,5"), (.double(2.9), "%d", "2"), (.text("a"), "%d", "a"),
            (.integer(2), "%.1f", "2,0"),
            (.double(.nan), "%d", "0"), (.integer(Int128(Int64.min)), "%lld", "-9.223.372.036.854.775.808"),
            (.double(1_500), "%.1e", "1,5E+03"), (.double(1_234.5), "%g", "1.234,5"),
        ] as [(LocalizedValue, String, String)])
    func `specifiers of other values, in German`(value: LocalizedValue, format: String, expected: String) {
        let localization = Localization(catalogs: [], locale: "de")
        #expect(localization.resolve(LocalizedStringKey(format, arguments: [value])).plain == expected)
    }

    @Test func `a localized text inside another`() throws {
        let arabic = try localization("ar", Catalogs.entry("Today", [("ar", "اليوم")]))
        let text = arabic.resolve("Forecast for \(LocalizedStringResource("Today"))")
        #expect(text.marked == "Forecast for \u{2067}اليوم\u{2069}")
        var resource = LocalizedStringResource(key: "x")
        for _ in 0..<50 { resource = LocalizedStringResource(key: "<%@>", arguments: [.resource(resource)]) }
        #expect(arabic.resolve(resource).plain.hasPrefix("<<<<<<<<"))
    }

    @Test func `members of a list stand in isolates of their own`() throws {
        let text = try localization("en").resolve("With \(.list([.text("Ana"), .text("سارة"), .integer(3)]))")
        #expect(
            text.marked
                == "With \u{2066}\u{2068}Ana\u{2069}, \u{2068}سارة\u{2069}, and \u{2066}3\u{2069}\u{2069}")
    }

    @Test func `an empty argument is an isolate all the same`() throws {
        #expect(try localization("en").resolve("a\("")b").marked == "a\u{2068}\u{2069}b")
    }
}
