import MizanBase
import MizanLocalization
import MizanUnicode
import Testing

/// The example's catalog: complete, and right where a talk says how.
@Suite struct ForecastCatalogTests {
    private static let languages = ["ar", "de", "el", "en", "es", "fa", "he", "hi", "ja", "th", "uk"]

    private static func rainfall(_ millimeters: Double, hours: Int = 24) -> LocalizedStringResource {
        LocalizedStringResource(
            "EXPECTED_RAINFALL",
            defaultValue: """
                \(LocalizedValue.roundedMeasurement(millimeters, unit: .millimeters, usage: "rainfall")) \
                \(LocalizedValue.measurement(millimeters, unit: .millimeters, usage: "rainfall", width: .abbreviated)) \
                expected in next \(hours)h.
                """)
    }

    @Test(
        arguments: [
            ("es", 1, "Se prevé 1~mm en las próximas 24~h."), ("es", 2, "Se prevén 2~mm en las próximas 24~h."),
            ("en-US", 12, "0.47~in of rain expected in the next 24~hours."),
            ("en", 12, "0.47~in of rain expected in the next 24~hours."),
            ("en-AU", 12, "12~mm of rain expected in the next 24~hours."),
            ("de", 1, "In den nächsten 24~h wird 1~mm Regen erwartet."),
            ("de", 12, "In den nächsten 24~h werden 12~mm Regen erwartet."),
            ("ar-EG", 12, "يُتوقع هطول ١٢~مم من المطر خلال الساعات الـ٢٤ القادمة."),
            ("ar", 12, "يُتوقع هطول 12~مم من المطر خلال الساعات الـ24 القادمة."),
            ("he", 1, "צפוי 1~מ״מ גשם ב־24 השעות הקרובות."), ("he", 2, "צפויים 2~מ״מ גשם ב־24 השעות הקרובות."),
            ("hi-u-nu-deva", 12, "अगले २४~घंटों में १२~मि॰मी॰ बारिश का अनुमान है।"),
            ("hi", 12, "अगले 24~घंटों में 12~मि॰मी॰ बारिश का अनुमान है।"),
            ("el", 1, "Αναμένεται 1~χλστ. βροχής τις επόμενες 24~ώρες."),
            ("uk", 5, "Протягом наступних 24~год очікується 5~мм опадів."),
            ("ja", 5, "今後24時間に5~mmの雨が予想されます。"),
            ("th", 5, "คาดว่าจะมีฝน 5~มม. ใน 24~ชั่วโมงข้างหน้า"),
            ("fa", 5, "انتظار می‌رود در ۲۴~ساعت آینده ۵~میلی‌متر باران ببارد."),
        ] as [(String, Double, String)])
    func `the amount picks the form and comes in the locale's unit`(
        locale: String, millimeters: Double, expected: String
    ) throws {
        let localization = Localization(catalogs: [try Catalogs.forecast()], locale: LanguageTag(locale))
        // No-break spaces as ~, without the places where a word may be hyphenated.
        let text = localization.resolve(Self.rainfall(millimeters)).plain
        #expect(text.replacing("\u{A0}", with: "~").replacing("\u{AD}", with: "") == expected)
    }

    @Test(
        arguments: [
            ("en", 1, "in the next hour."), ("en", 2, "in the next 2~hours."), ("de", 1, "In der nächsten Stunde"),
            ("es", 1, "en la próxima hora."), ("el", 1, "την επόμενη ώρα."), ("uk", 1, "наступної 1~год"),
            ("ar", 1, "خلال الساعة القادمة."), ("ar", 2, "خلال الساعتين القادمتين."),
            ("he", 1, "בשעה הקרובה."), ("he", 2, "בשעתיים הקרובות."), ("hi", 1, "अगले 1~घंटे में"), ("hi", 2, "अगले 2~घंटों में"),
        ] as [(String, Int, String)])
    func `a single hour has its own form`(locale: String, hours: Int, expected: String) throws {
        let localization = Localization(catalogs: [try Catalogs.forecast()], locale: LanguageTag(locale))
        let text = localization.resolve(Self.rainfall(12, hours: hours)).plain
        #expect(text.replacing("\u{A0}", with: "~").contains(expected))
    }

    @Test func `every language has every key and every form`() throws {
        let catalog = try Catalogs.forecast()
        #expect(catalog.languages.map(\.identifier) == Self.languages)
        let keys = ["EXPECTED_RAINFALL", "Next days", "Play the radar", "Ten-day forecast", "Today", "Weather in %@"]
        #expect(catalog.keys == keys)
        for key in keys {
            let entry = try #require(catalog.entries[key])
            #expect(entry.comment?.isEmpty == false)
            for language in Self.languages where language != "en" {
                #expect(entry.localizations[LanguageTag(language)]?.value.isTranslated == true, "\(key) \(language)")
            }
        }
        for (language, localization) in try #require(catalog.entries["EXPECTED_RAINFALL"]).localizations {
            // The hours choose a form in every language, the rain where a verb agrees with it.
            let agrees = ["de", "el", "es", "he"].contains(language.identifier)
            #expect(
                localization.substitutions.keys.sorted() == (agrees ? ["hours", "rain"] : ["hours"]), "\(language)")
            for (name, substitution) in localization.substitutions {
                guard case .plural(let forms) = substitution.value else {
                    Issue.record("\(language) has no forms of \(name)")
                    continue
                }
                #expect(Set(forms.keys) == Set(PluralRules(language: language).categories), "\(language)")
            }
        }
    }

    @Test func `titles put the place where the language has it`() throws {
        let catalog = try Catalogs.forecast()
        func title(_ locale: LanguageTag) -> LocalizedText {
            Localization(catalogs: [catalog], locale: locale).resolve("Weather in \("ירושלים")")
        }
        #expect(title("en").marked == "Weather in \u{2068}ירושלים\u{2069}")
        #expect(title("ar-EG").marked == "الطقس في \u{2068}ירושלים\u{2069}")
        #expect(title("ar-EG").writingDirection == .rightToLeft)
        #expect(title("hi").marked == "\u{2068}ירושלים\u{2069} का मौसम")
        #expect(title("hi").writingDirection == .leftToRight)
        #expect(title("ro").isFallback)
    }

    @Test func `the file is as Xcode writes it`() throws {
        let text = String(decoding: try Catalogs.bytes("Examples/Forecast/Localizable.xcstrings"), as: UTF8.self)
        #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"EXPECTED_RAINFALL\" : {\n"))
        #expect(text.hasSuffix("  },\n  \"version\" : \"1.0\"\n}"))
    }
}
