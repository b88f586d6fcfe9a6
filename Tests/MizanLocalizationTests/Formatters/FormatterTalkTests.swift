import Foundation
import MizanBase
import MizanLocalization
import Testing

/// The examples of the talk "localization by example" that are about formatters.
@Suite struct FormatterTalkTests {
    private func english(_ value: LocalizedValue) -> String {
        Localization(catalogs: [], locale: "en-US").format(value).plain.withPlainSpaces
    }

    @Test(arguments: [("en", "54%"), ("de", "54\u{A0}%"), ("ar-EG", "٥٤٪\u{61C}")] as [(LanguageTag, String)])
    func `54 .percent`(locale: LanguageTag, expected: String) {
        let reader = Localization(catalogs: [], locale: locale)
        #expect(reader.format(.formatted(54, format: .percent)).plain == expected)
        #expect(54.formatted(.percent.locale(Locale(identifier: locale.identifier))) == expected)
    }

    @Test func `June 2022, year and month`() {
        let june = Date(timeIntervalSince1970: 1_655_000_000)
        #expect(english(.formatted(june, format: .dateTime.year().month())) == "Jun 2022")
    }

    @Test func `list of three`() {
        let list = LocalizedValue.formatted(
            ["New features", "exciting API", "advanced tips"], format: .list(type: .and))
        #expect(english(list) == "New features, exciting API, and advanced tips")
        #expect(
            Localization(catalogs: [], locale: "en").resolve("\(list)").marked.hasPrefix(
                "\u{2066}\u{2068}New features\u{2069}, "))
    }

    @Test(arguments: [("en-AU", "12mm"), ("en-US", "0.47″"), ("ar-EG", "١٢ مم")] as [(LanguageTag, String)])
    func `12 mm narrow, rainfall`(locale: LanguageTag, expected: String) {
        let rain = Measurement(value: 12, unit: UnitLength.millimeters)
        let value = LocalizedValue.formatted(rain, format: .measurement(width: .narrow, usage: .rainfall))
        #expect(Localization(catalogs: [], locale: locale).format(value).plain.withPlainSpaces == expected)
    }

    @Test func `152.4 m wide, road`() {
        let distance = Measurement(value: 152.4, unit: UnitLength.meters)
        #expect(english(.formatted(distance, format: .measurement(width: .wide, usage: .road))) == "500 feet")
    }

    @Test func `1001.42, two digits`() {
        #expect(english(.formatted(1_001.42, format: .number.precision(.fractionLength(2)))) == "1,001.42")
    }

    /// The talk prints $20.99.
    @Test func `20.99 EUR`() {
        #expect(english(.formatted(20.99, format: .currency(code: "EUR"))) == "€20.99")
    }

    /// The talk prints 42.23 MB.
    @Test func `42.23 MB, file style`() {
        #expect(english(.formatted(42_230_000, format: .byteCount(style: .file))) == "42.2 MB")
    }

    @Test func `24 min 18 s, components wide`() {
        let date = Date(timeIntervalSince1970: 1_655_000_000)
        let later = date.addingTimeInterval(1_458)
        #expect(
            english(.formatted(date..<later, format: .components(style: .wide))) == "24 minutes, 18 seconds")
    }

    @Test func `2 minutes ago, numeric`() {
        let now = Date(timeIntervalSince1970: 1_655_000_000)
        var reader = Localization(catalogs: [], locale: "en-US")
        reader.now = now
        let date = now.addingTimeInterval(-120)
        #expect(reader.format(.formatted(date, format: .relative(presentation: .numeric))).plain == "2 minutes ago")
    }

    @Test(arguments: [("Andreas", "Neusüß", "Andreas Neusüß"), ("陽子", "田中", "田中陽子")])
    func `Andreas Neusüß, 田中陽子`(given: String, family: String, expected: String) {
        var name = PersonNameComponents()
        name.givenName = given
        name.familyName = family
        let formatter = PersonNameComponentsFormatter(locale: Locale(identifier: "en_US"))
        #expect(formatter.string(from: name) == expected)
        #expect(english(.formatted(name, format: .name(style: .medium))) == expected)
    }
}
