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

    @Test func `a fraction that no form prints chooses by its value, unless the text around prints it`() throws {
        let step = """
            "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lf", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "a step" } },
              "other": { "stringUnit": { "state": "translated", "value": "many steps" } } } } } }
            """
        func entry(_ key: String, _ text: String) -> String {
            """
            "\(key)": { "localizations": { "en": {
              "stringUnit": { "state": "translated", "value": "\(text)" }, \(step) } } }
            """
        }
        let catalog = try Catalogs.made(
            entry("r %lf", "%#@n@") + "," + entry("s %lf", "%1$.0f: %#@n@") + "," + entry("t %lf", "%1$.1f: %#@n@"))
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(
            ([1, 1.5, 2] as [Double]).map { localization.resolve("r \($0)").plain } == [
                "a step", "many steps", "many steps",
            ])
        #expect(localization.resolve("s \(1.0)").plain == "1: a step")
        #expect(localization.resolve("t \(1.0)").plain == "1.0: many steps")
    }

    @Test func `a fraction that no form of a dictionary prints chooses by its value`() throws {
        let dictionary = """
            <plist version="1.0"><dict><key>steps</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
            <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lf</string>
            <key>one</key><string>%2$@ шаг</string><key>few</key><string>%2$@ шага</string>
            <key>many</key><string>%2$@ шагов</string><key>other</key><string>%2$@ шага</string></dict></dict></dict></plist>
            """
        let catalog = try StringCatalog(
            stringsDictionary: Array(dictionary.utf8), file: "ru.lproj/Localizable.stringsdict", language: "ru")
        let localization = Localization(catalogs: [catalog], locale: "ru")
        let texts = [1, 1.5, 3, 5].map { steps in
            localization.resolve(LocalizedStringKey("steps", arguments: [.double(steps), .text("n")])).plain
        }
        #expect(texts == ["n шаг", "n шага", "n шага", "n шагов"])
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

    /// English has its `one` for 1 alone, not for 1.0 (CLDR, v = 0).
    @Test(
        arguments: [
            ("%.0f mile", "%.0f miles", 1, "1 mile"), ("%.1f mile", "%.1f miles", 1, "1.0 miles"),
            ("%.0f mile", "%.0f miles", 1.4, "1 mile"), ("%.0f mile", "%.0f miles", 0.6, "1 mile"),
            ("a mile", "%.1f miles", 1, "1.0 miles"), ("%d mile", "%d miles", 1.7, "1 mile"),
            ("%@ mile", "%@ miles", 1, "1 mile"), ("%@ mile", "%@ miles", 1.5, "1.5 miles"),
        ] as [(String, String, Double, String)])
    func `a number chooses as its form shows it`(one: String, other: String, value: Double, expected: String) throws {
        let forms = [("one", one), ("other", other)]
        // In a catalog's own forms, in those of a variable, and in a stringsdict.
        let plain = try Catalogs.made(Catalogs.plural("%lf miles", "en", forms))
        let units = forms.map {
            "\"\($0.0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\($0.1)\" } }"
        }
        let variable = try Catalogs.made(
            """
            "%lf miles": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@n@" },
              "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lf", "variations": { "plural": {
                \(units.joined(separator: ", ")) } } } } } } }
            """)
        let dictionary = try StringCatalog(
            stringsDictionary: Array(
                """
                <plist version="1.0"><dict><key>%lf miles</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lf</string>
                <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
                </dict></dict></dict></plist>
                """.utf8), file: "Localizable.stringsdict", language: "en")
        for catalog in [plain, variable, dictionary] {
            let localization = Localization(catalogs: [catalog], locale: "en")
            #expect(localization.resolve("\(value) miles").plain == expected)
        }
    }

    @Test func `a format style's number chooses as it is shown`() throws {
        let catalog = try Catalogs.made(
            Catalogs.plural("%@ miles", "en", [("one", "%@ mile"), ("other", "%@ miles")]))
        let localization = Localization(catalogs: [catalog], locale: "en")
        #expect(localization.resolve("\(1.0, format: .number) miles").plain == "1 mile")
        #expect(
            localization.resolve("\(1.0, format: .number.precision(.fractionLength(1))) miles").plain == "1.0 miles")
        #expect(localization.resolve("\(0.6, format: .number.precision(.fractionLength(0))) miles").plain == "1 mile")
        #expect(localization.resolve("\(1_234.0, format: .number) miles").plain == "1,234 miles")
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
