import Foundation
import MizanBase
import MizanLocalization
import Testing

/// Values that stand alone, as ICU 76 with CLDR 46 writes them.
@Suite struct FormattedValueTests {
    @Test(
        arguments: [
            ("en-US", "46°"), ("de", "8°"), ("es", "8°"), ("hi", "8°"), ("hi-u-nu-deva", "८°"), ("th", "8°"),
            ("he", "8°"),
            ("fa", "۸°"), ("ar-EG", "٨°\u{200F}"), ("ar", "8°\u{200F}"),
        ] as [(String, String)])
    func `a temperature in the locale's scale, without the scale's name`(locale: String, expected: String) {
        let text = Localization(catalogs: [], locale: LanguageTag(locale)).format(.number(8, style: .temperature))
        #expect(text.plain == expected)
        #expect(text.language == LanguageTag(locale))
    }

    @Test func `as a string a value keeps its direction`() {
        let arabic = Localization(catalogs: [], locale: "ar")
        #expect(
            arabic.string(LocalizedValue.number(-2, style: .temperature)) == "\u{2067}\u{200E}-2°\u{200F}\u{2069}")
        #expect(arabic.string(LocalizedValue.text("Sara")) == "\u{2068}Sara\u{2069}")
        #expect(arabic.string(LocalizedValue.number(-2, style: .temperature), .unmarked) == "\u{200E}-2°\u{200F}")
    }

    @Test func `no minus before a rounded zero`() {
        let german = Localization(catalogs: [], locale: "de")
        #expect(german.format(.number(-0.4, style: .temperature)).plain == "0°")
        #expect(german.format(.number(-3.4, style: .temperature)).plain == "-3°")
    }

    @Test(
        arguments: [
            ("en", "54%"), ("de", "54\u{A0}%"), ("ar-EG", "٥٤٪\u{61C}"),
        ] as [(String, String)])
    func `54 percent`(locale: String, expected: String) {
        #expect(
            Localization(catalogs: [], locale: LanguageTag(locale)).format(.number(54, style: .percent)).plain
                == expected)
    }

    @Test(
        arguments: [
            ("en-AU", .narrow, "12mm"), ("en-US", .narrow, "0.47″"), ("ar-EG", .narrow, "١٢ مم"),
            ("en-US", .abbreviated, "0.47 in"), ("de", .abbreviated, "12 mm"), ("de", .wide, "12 Millimeter"),
        ] as [(String, MeasurementWidth, String)])
    func `12 mm of rain`(locale: String, width: MeasurementWidth, expected: String) {
        let rain = LocalizedValue.measurement(12, unit: .millimeters, usage: "rainfall", width: width)
        #expect(Localization(catalogs: [], locale: LanguageTag(locale)).format(rain).plain.withPlainSpaces == expected)
    }

    @Test func `152.4 m wide, road; and without a usage as provided`() {
        let american = Localization(catalogs: [], locale: "en-US")
        #expect(
            american.format(.measurement(152.4, unit: .meters, usage: "road", width: .wide)).plain == "500\u{A0}feet")
        #expect(
            american.format(.measurement(12, unit: .millimeters, usage: nil, width: .abbreviated)).plain == "12\u{A0}mm"
        )
        #expect(
            american.format(.measurement(12, unit: .millimeters, usage: "x y/z", width: .abbreviated)).plain
                == "12\u{A0}mm")
    }

    @Test func `dates in the locale's words and the given time zone`() throws {
        let monday = Date(timeIntervalSince1970: 1_772_409_600)
        #expect(Localization(catalogs: [], locale: "en").format(.date(monday, style: .shortWeekday)).plain == "Mon")
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        #expect(
            Localization(catalogs: [], locale: "en", timeZone: newYork).format(.date(monday, style: .weekday)).plain
                == "Sunday")
        #expect(Localization(catalogs: [], locale: "he").format(.date(monday, style: .shortWeekday)).plain == "יום ב׳")
    }

    @Test func `the paragraph of a value alone`() {
        let arabic = Localization(catalogs: [], locale: "ar")
        #expect(arabic.format(.integer(-5)).writingDirection == .rightToLeft)
        #expect(arabic.format(.integer(-5)).plain == "\u{200E}-5")
        #expect(arabic.format(.text("Ana")).writingDirection == .natural)
        #expect(arabic.format(.technical("a.b", kind: .code)).writingDirection == .leftToRight)
        #expect(arabic.format(.integer(5)).text.isolates.isEmpty)
    }

    @Test func `units by symbol and identifier`() {
        #expect(MeasurementUnit("mm") == .millimeters)
        #expect(MeasurementUnit("kilometer-per-hour") == .kilometersPerHour)
        #expect(MeasurementUnit("bogus") == nil)
        #expect(MeasurementUnit("mm usage/road") == nil)
    }

    @Test func `styles by name, skeleton and currency`() throws {
        let english = Localization(catalogs: [], locale: "en")
        #expect(NumberStyle.named["percent"] == .percent)
        #expect(NumberStyle(skeleton: "nonsense-stem") == nil)
        let two = try #require(NumberStyle(skeleton: ".00"))
        #expect(english.format(.number(1001.42, style: two)).plain == "1,001.42")
        let euro = try #require(NumberStyle.currency("EUR"))
        #expect(english.format(.number(20.99, style: euro)).plain == "€20.99")
        #expect(NumberStyle.currency("€") == nil)
    }

    @Test func `a date has fields, or is none`() throws {
        let english = Localization(catalogs: [], locale: "en")
        let monday = Date(timeIntervalSince1970: 1_772_409_600)
        let style = try #require(DateStyle(skeleton: "MMMMd"))
        #expect(english.format(.date(monday, style: style)).plain == "March 2")
        #expect(english.format(.date(monday, style: .yearMonthDay)).plain == "Mar 2, 2026")
        for text in ["", " ", "d. MMM", "fo", "يوم", "E\u{0}", String(repeating: "d", count: 65)] {
            #expect(DateStyle(skeleton: text) == nil, "\(text)")
        }
    }
}
