import MizanBase
import MizanLocalization
import Testing

@Suite struct PluralTests {
    @Test(
        arguments: [
            ("ru", 1, "1 объект"), ("ru", 3, "3 объекта"), ("ru", 5, "5 объектов"), ("ru", 21, "21 объект"),
            ("en", 0, "0 objects"), ("en", 1, "1 object"), ("ar", 1, "1 عنصر/عناصر"),
            // Arabic's few and many are untranslated there: other stands in.
            ("ar", 3, "3 عنصر/عناصر"), ("ar-EG", 11, "١١ عنصر/عناصر"), ("ja", 1, "1 オブジェクト"),
        ] as [(String, Int, String)])
    func `forms of a real app`(locale: String, count: Int, expected: String) throws {
        let localization = Localization(catalogs: [try Catalogs.gomap()], locale: LanguageTag(locale))
        let text = localization.resolve(LocalizedStringKey("%ld objects", arguments: [.integer(Int128(count))]))
        #expect(text.plain == expected)
        #expect(!text.isFallback)
    }

    @Test(
        arguments: [
            ("ru", 1, 21, "1 метр, 21 точка"), ("ru", 3, 5, "3 метра, 5 точек"), ("en", 1, 2, "1 meter, 2 nodes"),
            ("ar-EG", 1, 2, "١ meter, ٢ nodes"),
        ] as [(String, Int, Int, String)])
    func `two numbers of one sentence choose apart`(locale: String, first: Int, second: Int, expected: String) throws {
        let localization = Localization(catalogs: [try Catalogs.gomap()], locale: LanguageTag(locale))
        let key = LocalizedStringKey(
            "%ld meters, %ld nodes", arguments: [.integer(Int128(first)), .integer(Int128(second))])
        #expect(localization.resolve(key).plain == expected)
    }

    @Test func `a fraction is printed and chooses as its specifier says`() throws {
        let catalog = try Catalogs.made(
            """
            "%.1f km": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@d@" },
              "substitutions": { "d": { "argNum": 1, "formatSpecifier": ".1f", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg kilometer" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg kilometers" } } } } } } } } }
            """)
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(localization.resolve("\(1.0, specifier: "%.1f") km").plain == "1.0 kilometers")
    }

    @Test func `zero is for 0 where a language has no such category, if it is written`() throws {
        let forms = [("one", "%lld ticket"), ("other", "%lld tickets")]
        let plain = Localization(
            catalogs: [try Catalogs.made(Catalogs.plural("%lld tickets", "en", forms))], locale: "en")
        #expect(plain.resolve("\(0) tickets").plain == "0 tickets")
        let catalog = try Catalogs.made(Catalogs.plural("%lld tickets", "en", forms + [("zero", "No tickets")]))
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(
            [0, 1, 3].map { localization.resolve("\($0) tickets").plain } == ["No tickets", "1 ticket", "3 tickets"])
    }

    @Test func `the first whole number chooses, though no form prints it`() throws {
        let catalog = try Catalogs.made(
            Catalogs.plural("%@ %lld %@", "en", [("one", "%1$@ has one"), ("other", "%1$@ has %3$@")]))
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(localization.resolve("\("Ida") \(1) \("many")").plain == "Ida has one")
        #expect(localization.resolve("\("Ida") \(2) \("many")").plain == "Ida has many")
    }

    @Test func `variables inside the forms of variables`() throws {
        let catalog = try Catalogs.made(
            """
            "%lld of %lld": { "localizations": { "en": {
              "stringUnit": { "state": "translated", "value": "%#@position@" },
              "substitutions": {
                "position": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "first of %2$#@total@" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%arg of %2$#@total@" } } } } },
                "total": { "formatSpecifier": "lld", "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%arg page" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%arg pages" } } } } } } } } }
            """)
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(localization.resolve("\(1) of \(2)").plain == "first of 2 pages")
        #expect(localization.resolve("\(3) of \(1)").plain == "3 of 1 page")
    }

    @Test func `variables that name each other end`() throws {
        let catalog = try Catalogs.made(
            """
            "%lld a": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@a@" },
              "substitutions": { "a": { "argNum": 1, "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "1%#@a@%#@a@" } },
                "other": { "stringUnit": { "state": "translated", "value": "2%#@a@%#@a@" } } } } } } } } }
            """)
        let text = Localization(catalogs: [catalog], locale: "en").resolve("\(1) a").plain
        #expect(text.hasPrefix("11111111%#@a@"))
    }

    @Test func `a measurement's rounded amount is that of the locale's unit`() throws {
        let catalog = try Catalogs.made(
            Catalogs.plural("%lld", "en", [("one", "one %lld"), ("other", "other %lld")]))
        func text(_ millimeters: Double, _ locale: LanguageTag) -> String {
            Localization(catalogs: [catalog], locale: locale).resolve(
                "\(.roundedMeasurement(millimeters, unit: .millimeters, usage: "rainfall"))"
            ).plain
        }
        #expect(text(25.4, "en-US") == "one 1")
        #expect(text(25.4, "en-AU") == "other 25")
        #expect(text(12.5, "en-AU") == "other 13")
        #expect(text(0.6, "en-AU") == "one 1")
    }
}
