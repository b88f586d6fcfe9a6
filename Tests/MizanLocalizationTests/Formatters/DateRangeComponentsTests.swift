import Foundation
import MizanBase
import MizanLocalization
import Testing

/// How long it is from one date to another.
@Suite struct DateRangeComponentsTests {
    /// 2022-06-12T02:13:20Z.
    private static let start = Date(timeIntervalSince1970: 1_655_000_000)

    private func text(
        _ seconds: Double, _ locale: LanguageTag, _ style: DateRangeComponentsStyle
    ) -> String {
        Localization(catalogs: [], locale: locale)
            .format(.formatted(Self.start..<Self.start.addingTimeInterval(seconds), format: style)).plain
            .withPlainSpaces
    }

    /// The talk prints "24 minutes, 18 Seconds"; CLDR has no capital there.
    @Test(
        arguments: [
            ("en", "24 minutes, 18 seconds"), ("es", "24 minutos y 18 segundos"), ("de", "24 Minuten und 18 Sekunden"),
            ("ar-EG", "٢٤ دقيقة و١٨ ثانية"), ("ar-MA", "24 دقيقة و18 ثانية"), ("he", "24 דקות ו-18 שניות"),
            ("hi", "24 मिनट और 18 सेकंड"), ("hi-u-nu-deva", "२४ मिनट और १८ सेकंड"), ("uk", "24 хвилини і 18 секунд"),
        ] as [(LanguageTag, String)])
    func `24 minutes, 18 seconds`(locale: LanguageTag, expected: String) {
        #expect(text(1_458, locale, .components(style: .wide)) == expected)
    }

    @Test(
        arguments: [
            (.wide, "2 hours, 26 minutes"), (.abbreviated, "2 hr, 26 min"), (.condensedAbbreviated, "2hr 26min"),
            (.narrow, "2h 26m"), (.spellOut, "two hours, twenty-six minutes"),
        ] as [(DateRangeComponentsStyle.Style, String)])
    func `the styles`(style: DateRangeComponentsStyle.Style, expected: String) {
        #expect(text(8_760, "en", .components(style: style)) == expected)
    }

    @Test func `fields`() {
        let month = 31.0 * 86_400 + 3_600
        #expect(text(month, "en", .components(style: .wide)) == "1 month, 1 day, 1 hour")
        #expect(text(month, "en", .components(style: .wide, fields: [.day])) == "31 days")
        #expect(text(14 * 86_400, "de", .components(style: .wide, fields: [.week])) == "2 Wochen")
        #expect(text(3_661, "en", .timeDuration) == "1 hr, 1 min, 1 sec")
        #expect(text(0, "en", .components(style: .wide)) == "0 seconds")
        #expect(text(0.4, "en", .components(style: .wide, fields: [.hour, .minute])) == "0 minutes")
        #expect(text(60, "en", .components(style: .wide, fields: [])) == "")
    }

    @Test func `months of the reader's calendar`() {
        // 12 July 2022 is in Dhu al-Hijja 1443, a month of 30 days.
        let july = Date(timeIntervalSince1970: 1_657_584_000)
        let month = LocalizedValue.formatted(
            july..<july.addingTimeInterval(30 * 86_400), format: .components(style: .wide))
        #expect(Localization(catalogs: [], locale: "ar-SA").format(month).plain == "شهر")
        #expect(Localization(catalogs: [], locale: "en").format(month).plain == "30\u{A0}days")
    }

    @Test func `without a localization`() {
        let range = Self.start..<Self.start.addingTimeInterval(1_458)
        #expect(
            range.formatted(.components(style: .wide).locale(Locale(identifier: "en_US"))) == "24 minutes, 18 seconds")
    }
}
