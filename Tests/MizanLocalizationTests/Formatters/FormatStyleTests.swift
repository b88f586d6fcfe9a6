import Foundation
import MizanBase
import MizanLocalization
import Testing

/// Foundation's format styles as arguments, in the reader's locale, calendar and time zone.
@Suite struct FormatStyleTests {
    /// 2022-06-12T02:13:20Z.
    private let date = Date(timeIntervalSince1970: 1_655_000_000)

    @Test(
        arguments: [
            ("en-US", "Jun 12, 2022"), ("en-US-u-ca-hebrew", "13 Sivan 5782"), ("fa", "۲۲ خرداد ۱۴۰۱"),
            ("th", "12 มิ.ย. 2565"), ("ar-EG", "١٢ يونيو، ٢٠٢٢"), ("ar-MA", "12 يونيو، 2022"),
            ("hi-u-nu-deva", "१२ जून २०२२"),
        ] as [(LanguageTag, String)])
    func `a date in the locale's calendar and digits`(locale: LanguageTag, expected: String) {
        let text = Localization(catalogs: [], locale: locale)
            .format(.formatted(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted)))
        #expect(text.plain == expected)
    }

    @Test func `a date in the reader's time zone, unless the style has its own`() throws {
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        let reader = Localization(catalogs: [], locale: "en-US", timeZone: newYork)
        let style = Date.FormatStyle(date: .numeric, time: .shortened)
        #expect(reader.format(.formatted(date, format: style)).plain == "6/11/2022, 10:13\u{202F}PM")
        var fixed = style
        fixed.timeZone = .gmt
        #expect(reader.format(.formatted(date, format: fixed)).plain == "6/12/2022, 2:13\u{202F}AM")
    }

    @Test func `relative dates count from the reader's present`() {
        var arabic = Localization(catalogs: [], locale: "ar-EG")
        arabic.now = date
        let past = LocalizedValue.formatted(
            date.addingTimeInterval(-3 * 86_400), format: .relative(presentation: .numeric))
        #expect(arabic.format(past).plain == "قبل ٣ أيام")
        #expect(arabic.inLocale("en").format(past).plain == "3 days ago")
        // Without a present no clock is read.
        #expect(
            Localization(catalogs: [], locale: "de").format(past).plain == "9. Juni 2022, 2:13")
    }

    @Test func `a format in an interpolation is an argument in its isolate`() {
        let german = Localization(catalogs: [], locale: "de")
        #expect(
            german.resolve("Humidity \(0.54, format: .percent)").marked == "Humidity \u{2066}54\u{A0}%\u{2069}")
        #expect(german.resolve("\(1234.5, format: .number.precision(.fractionLength(2)))").plain == "1.234,50")
        let key: LocalizedStringKey = "On \(date, format: .dateTime.month().day())"
        #expect(key.key == "On %@")
        #expect(german.resolve(key).plain == "On 12. Juni")
    }

    @Test func `a resource in another locale counts from the same present, whoever asked before`() {
        var english = Localization(catalogs: [], locale: "en")
        let resource = LocalizedStringResource("\(date, format: .relative(presentation: .numeric))", locale: "de")
        english.now = date.addingTimeInterval(86_400)
        #expect(english.resolve(resource).plain == "vor 1 Tag")
        english.now = date.addingTimeInterval(3 * 86_400)
        #expect(english.resolve(resource).plain == "vor 3 Tagen")
    }

    @Test func `members of a list in a style are for the reader too`() throws {
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        let numbers = LocalizedValue.formatted(
            [1234.5, 2], format: .list(memberStyle: FloatingPointFormatStyle<Double>.number, type: .and))
        #expect(Localization(catalogs: [], locale: "ar-EG").format(numbers).plain == "١٬٢٣٤٫٥ و٢")
        #expect(Localization(catalogs: [], locale: "de").format(numbers).plain == "1.234,5 und 2")
        let days = LocalizedValue.formatted(
            [date, date.addingTimeInterval(86_400)],
            format: .list(memberStyle: Date.FormatStyle(date: .long, time: .omitted), type: .or, width: .standard))
        #expect(
            Localization(catalogs: [], locale: "de", timeZone: newYork).format(days).plain
                == "11. Juni 2022 oder 12. Juni 2022")
    }

    @Test func `a caller sets the direction`() {
        let arabic = Localization(catalogs: [], locale: "ar")
        let code = LocalizedValue.directed(.text("א-1"), .leftToRight)
        #expect(arabic.resolve("\(code)").marked == "\u{2066}א-1\u{2069}")
        #expect(arabic.resolve("\(.directed(.integer(5), .firstStrong))").marked == "\u{2068}5\u{2069}")
        #expect(code.direction == .leftToRight)
    }

    @Test func `values are equal where value and style are`() {
        let one = LocalizedValue.formatted(5, format: .number)
        #expect(one == .formatted(5, format: .number))
        #expect(one != .formatted(6, format: .number))
        #expect(one != .formatted(5, format: .number.grouping(.never)))
        #expect(one != .formatted(5.0, format: .number))
    }

    @Test(
        arguments: [
            (.and, "A, B, and C"), (.or, "A, B, or C"), (ListStyle(width: .short), "A, B, & C"),
            (ListStyle(width: .narrow), "A, B, C"),
        ] as [(ListStyle, String)])
    func `lists by what joins them`(style: ListStyle, expected: String) {
        let list = LocalizedValue.list([.text("A"), .text("B"), .text("C")], style: style)
        #expect(Localization(catalogs: [], locale: "en").format(list).plain == expected)
    }
}
