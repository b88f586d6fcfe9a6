import MizanBase
import MizanLocalization
import Testing

@Suite struct LookupTests {
    @Test(
        arguments: [
            ("es-MX", "México"), ("es-419", "Latinoamérica"), ("es-AR", "Latinoamérica"), ("es-ES", "España"),
            ("es", "España"), ("de", "source"), ("en-GB", "source"),
        ] as [(String, String)])
    func `es-MX, es-419, es, then the source language`(locale: String, expected: String) throws {
        let catalog = try Catalogs.made(
            Catalogs.entry("k", [("es-MX", "México"), ("es-419", "Latinoamérica"), ("es", "España"), ("en", "source")]))
        let localization = Localization(catalogs: [catalog], locale: LanguageTag(locale))
        #expect(localization.resolve("k").plain == expected)
    }

    @Test func `each key falls back by itself and keeps its language`() throws {
        let catalog = try Catalogs.made(
            Catalogs.entry("a", [("ar", "ألف")]) + "," + Catalogs.entry("b", [("de", "B")]))
        let localization = Localization(catalogs: [catalog], locale: "ar-EG")
        let found = localization.resolve("a")
        #expect(found.language == "ar" && !found.isFallback && found.writingDirection == .rightToLeft)
        let fallback = localization.resolve("b")
        #expect(fallback.plain == "b")
        #expect(fallback.language == "en" && fallback.isFallback && fallback.writingDirection == .leftToRight)
    }

    @Test func `the source language needs no entry`() throws {
        let catalog = try Catalogs.made("\"Hello\": {}")
        let text = Localization(catalogs: [catalog], locale: "en-AU").resolve("Hello")
        #expect(text.plain == "Hello" && text.language == "en" && !text.isFallback)
    }

    @Test func `a key that no catalog has is its default value, else itself`() {
        let localization = Localization.empty
        #expect(localization.resolve("Hello \("you")").marked == "Hello \u{2068}you\u{2069}")
        let resource = LocalizedStringResource("KEY", defaultValue: "\(1) of \(2)")
        #expect(localization.resolve(resource).plain == "1 of 2")
    }

    @Test func `without tables keys are in the language of development`() {
        #expect(!Localization(catalogs: [], locale: "en-AU").resolve("Hello").isFallback)
        #expect(Localization(catalogs: [], locale: "de").resolve("Hello").isFallback)
    }

    @Test func `units marked new are untranslated`() throws {
        let catalog = try Catalogs.made(
            """
            "a": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "a" } } } },
            "%lld b": { "localizations": { "de": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "new", "value": "%lld b" } },
              "other": { "stringUnit": { "state": "needs_review", "value": "%lld B" } } } } } } }
            """)
        let localization = Localization(catalogs: [catalog], locale: "de")
        #expect(localization.resolve("a").isFallback)
        #expect(localization.resolve("\(1) b").plain == "1 B")
    }

    @Test func `what should not be translated is the source's`() throws {
        let catalog = try Catalogs.made(
            """
            "Mizan": { "shouldTranslate": false, "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Waage" } } } }
            """)
        let text = Localization(catalogs: [catalog], locale: "de").resolve("Mizan")
        #expect(text.plain == "Mizan" && text.language == "en" && !text.isFallback)
    }

    @Test func `tables are apart, and of one table the first catalog wins`() throws {
        let first = try Catalogs.made(Catalogs.entry("k", [("fr", "commandées")]), file: "App/UserProfile.xcstrings")
        let second = try Catalogs.made(
            Catalogs.entry("k", [("fr", "deux"), ("de", "zwei")]), file: "Kit/UserProfile.xcstrings")
        let french = Localization(catalogs: [first, second], locale: "fr")
        #expect(french.resolve("k", table: "UserProfile").plain == "commandées")
        #expect(french.resolve("k").plain == "k")
        let german = Localization(catalogs: [first, second], locale: "de")
        #expect(german.resolve("k", table: "UserProfile").plain == "zwei")
    }

    @Test func `the same answer again and from many threads`() async throws {
        let localization = Localization(catalogs: [try Catalogs.forecast()], locale: "ar-EG")
        let first = localization.resolve("Weather in \("Rome")")
        await withTaskGroup(of: LocalizedText.self) { group in
            for _ in 0..<64 { group.addTask { localization.resolve("Weather in \("Rome")") } }
            for await text in group { #expect(text == first) }
        }
    }
}
