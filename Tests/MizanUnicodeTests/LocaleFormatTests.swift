import MizanBase
import MizanUnicode
import Testing

/// What Foundation's ICU 76 (CLDR 46) prints; marks and no-break spaces count.
@Suite struct LocaleFormatTests {
    @Test(
        arguments: [
            ("unit/millimeter usage/rainfall unit-width-narrow", 12, "en-AU", "12mm"),
            ("unit/millimeter usage/rainfall unit-width-narrow", 12, "en-US", "0.47\u{2033}"),
            ("unit/millimeter usage/rainfall unit-width-narrow", 12, "ar-EG", "١٢ مم"),
            ("unit/millimeter usage/rainfall unit-width-short", 12, "en-US", "0.47 in"),
            ("unit/millimeter usage/rainfall unit-width-short", 12, "de", "12 mm"),
            ("measure-unit/length-meter unit-width-full-name usage/road", 1_500, "en-US", "0.93 miles"),
            ("measure-unit/length-meter unit-width-full-name usage/road", 1_500, "de-DE", "1,5 Kilometer"),
            ("measure-unit/length-meter unit-width-full-name usage/road", 1_500, "ar-EG", "١٫٥ كيلومتر"),
            ("measure-unit/length-meter unit-width-full-name usage/road", 152.4, "en-US", "500 feet"),
            ("measure-unit/temperature-celsius usage/weather", 21, "en-US", "70°F"),
            ("measure-unit/temperature-celsius usage/weather", 21, "ar-EG", "٢١°\u{200F}م"),
            ("percent", 54, "ar-EG", "٥٤٪\u{61C}"), ("percent", 54, "de", "54\u{A0}%"),
            ("group-off", 1_234, "hi-u-nu-deva", "१२३४"), ("group-off", 1_234, "ar", "1234"),
        ] as [(String, Double, String, String)])
    func `numbers by skeleton`(skeleton: String, value: Double, locale: String, expected: String) throws {
        let format = try #require(NumberFormat(skeleton: skeleton, locale: LanguageTag(locale)))
        #expect(format.string(from: value) == expected)
    }

    @Test func `the quantity is that of the unit shown`() throws {
        let format = try #require(NumberFormat(skeleton: "unit/millimeter usage/rainfall", locale: "en-US"))
        #expect(format.format(12.0).quantity == 0.47)
    }

    @Test func `no skeleton, no unit`() {
        #expect(NumberFormat(skeleton: "no-such-stem", locale: "en") == nil)
        #expect(NumberFormat(skeleton: "unit/bogus", locale: "en") == nil)
    }

    /// 2026-03-02T00:00:00Z, a Monday.
    private static let monday = 1_772_409_600_000.0

    @Test(
        arguments: [
            ("E", "en", "UTC", "Mon"), ("E", "de", "UTC", "Mo"), ("E", "ar-EG", "UTC", "اثنين"),
            ("E", "th", "UTC", "จ."),
            ("E", "en", "America/New_York", "Sun"), ("EEEE", "es", "UTC", "lunes"), ("MMMd", "en-US", "UTC", "Mar 2"),
            ("MMMd", "uk", "UTC", "2 бер."), ("yMMMM", "th", "UTC", "มีนาคม 2569"), ("d", "fa", "UTC", "۱۱"),
            ("yMMM", "en-US", "UTC", "Mar 2026"), ("d", "hi-u-nu-deva", "UTC", "२"),
        ] as [(String, String, String, String)])
    func `dates by skeleton`(skeleton: String, locale: String, zone: String, expected: String) throws {
        let format = try #require(
            DateSkeletonFormat(skeleton: skeleton, locale: LanguageTag(locale), timeZone: zone))
        #expect(format.string(fromMilliseconds: Self.monday) == expected)
    }

    @Test func `a skeleton is letters`() {
        #expect(DateSkeletonFormat(skeleton: "", locale: "en", timeZone: "UTC") == nil)
        #expect(DateSkeletonFormat(skeleton: "'E'", locale: "en", timeZone: "UTC") == nil)
    }

    @Test(
        arguments: [
            ("en", ["New features", "exciting API", "advanced tips"], "{0}, {1}, and {2}"),
            ("es", ["Ana", "Ida"], "{0} e {1}"), ("ar", ["Ana", "اب"], "{0} و{1}"), ("en", ["A"], "{0}"),
            ("en", [], ""),
        ] as [(String, [String], String)])
    func `lists keep their members apart`(locale: String, members: [String], expected: String) throws {
        let format = try #require(ListFormat(locale: LanguageTag(locale)))
        let shown = format.parts(members).map { part in
            switch part {
            case .literal(let text): text
            case .member(let index): "{\(index)}"
            }
        }
        #expect(shown.joined() == expected)
    }
}
