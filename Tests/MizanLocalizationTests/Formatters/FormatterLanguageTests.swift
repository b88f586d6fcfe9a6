import Foundation
import MizanBase
import MizanLocalization
import Testing

/// Formatters in English, Spanish, German, Arabic of Egypt and of Morocco, Hebrew, Hindi and Ukrainian: CLDR 46's words, marks
/// and no-break spaces; and what Apple's documentation prints.
@Suite struct FormatterLanguageTests {
    private static let locales: [LanguageTag] = ["en-US", "es", "de", "ar-EG", "ar-MA", "he", "hi", "uk"]

    /// 2022-06-12T02:13:20Z, a Sunday.
    private static let date = Date(timeIntervalSince1970: 1_655_000_000)

    private static let rows: [(name: String, value: LocalizedValue, expected: [String])] = [
        (
            "number", .formatted(1_234_567.891, format: .number),
            [
                "1,234,567.891", "1.234.567,891", "1.234.567,891", "١٬٢٣٤٬٥٦٧٫٨٩١", "1.234.567,891", "1,234,567.891",
                "12,34,567.891", "1\u{A0}234\u{A0}567,891",
            ]
        ),
        (
            "without grouping, with a sign",
            .formatted(1234, format: .number.grouping(.never).sign(strategy: .always())),
            ["+1234", "+1234", "+1234", "\u{61C}+١٢٣٤", "\u{200E}+1234", "\u{200E}+1234", "+1234", "+1234"]
        ),
        (
            "a negative number", .formatted(-5, format: .number),
            ["-5", "-5", "-5", "\u{61C}-٥", "\u{200E}-5", "\u{200E}-5", "-5", "-5"]
        ),
        (
            "percent", .formatted(0.54, format: .percent),
            [
                "54%", "54\u{A0}%", "54\u{A0}%", "٥٤٪\u{61C}", "54\u{200E}%\u{200E}", "54%", "54%", "54%",
            ]
        ),
        (
            "compact", .formatted(1234.5, format: .number.notation(.compactName)),
            [
                "1.2K", "1,2\u{A0}mil", "1234", "١٫٢\u{A0}ألف", "1,2\u{A0}ألف", "1.2K\u{200F}", "1.2\u{A0}हज़ार",
                "1,2\u{A0}тис.",
            ]
        ),
        (
            "money", .formatted(20.99, format: .currency(code: "EUR")),
            [
                "€20.99", "20,99\u{A0}€", "20,99\u{A0}€", "\u{200F}٢٠٫٩٩\u{A0}€", "\u{200F}20,99\u{A0}€",
                "\u{200F}20.99\u{A0}\u{200F}€", "€20.99", "20,99\u{A0}EUR",
            ]
        ),
        (
            "money in words", .formatted(-20.99, format: .currency(code: "EUR").presentation(.fullName)),
            [
                "-20.99 euros", "-20,99 euros", "-20,99 Euro", "\u{61C}-٢٠٫٩٩ يورو", "\u{200E}-20,99 يورو",
                "\u{200E}-20.99 אירו", "-20.99 यूरो", "-20,99 євро",
            ]
        ),
        (
            "bytes", .formatted(42_230_000, format: .byteCount(style: .file)),
            ["42.2 MB", "42,2 MB", "42,2 MB", "٤٢٫٢ م.ب", "42,2 م.ب", "42.2 MB", "42.2 MB", "42,2 МБ"]
        ),
        (
            "a date", .formatted(date, format: Date.FormatStyle(date: .complete, time: .omitted)),
            [
                "Sunday, June 12, 2022", "domingo, 12 de junio de 2022", "Sonntag, 12. Juni 2022",
                "الأحد، ١٢ يونيو، ٢٠٢٢", "الأحد، 12 يونيو 2022", "יום ראשון, 12 ביוני 2022", "रविवार, 12 जून 2022",
                "неділя, 12 червня 2022\u{202F}р.",
            ]
        ),
        (
            "fields of a date", .formatted(date, format: .dateTime.month(.wide).day()),
            [
                "June 12", "12 de junio", "12. Juni", "١٢ يونيو", "12 يونيو", "12 ביוני", "12 जून", "12 червня",
            ]
        ),
        (
            "an interval",
            .formatted(
                date..<date.addingTimeInterval(3 * 86_400),
                format: Date.IntervalFormatStyle(date: .abbreviated, time: .omitted)),
            [
                "Jun 12\u{2009}–\u{2009}15, 2022", "12\u{2009}–\u{2009}15 jun 2022", "12.–15. Juni 2022",
                "١٢–١٥ يونيو ٢٠٢٢",
                "12–15 يونيو 2022", "12–15 ביוני 2022", "12–15 जून 2022", "12–15 черв. 2022\u{202F}р.",
            ]
        ),
        (
            "relative",
            .formatted(date, format: Date.AnchoredRelativeFormatStyle(anchor: date.addingTimeInterval(-120))),
            [
                "2 minutes ago", "hace 2 minutos", "vor 2 Minuten", "قبل دقيقتين", "قبل دقيقتين", "לפני שתי דקות",
                "2 मिनट पहले", "2 хвилини тому",
            ]
        ),
        (
            "yesterday",
            .formatted(
                date,
                format: Date.AnchoredRelativeFormatStyle(anchor: date.addingTimeInterval(-86_400), presentation: .named)
            ),
            ["yesterday", "ayer", "gestern", "أمس", "أمس", "אתמול", "कल", "учора"]
        ),
        (
            "a duration", .formatted(.seconds(1_458), format: .units(allowed: [.minutes, .seconds], width: .wide)),
            [
                "24 minutes, 18 seconds", "24 minutos y 18 segundos", "24 Minuten und 18 Sekunden",
                "٢٤ دقيقة و١٨ ثانية", "24 دقيقة و18 ثانية", "24 דקות ו18 שניות", "24 मिनट और 18 सेकंड",
                "24 хвилини і 18 секунд",
            ]
        ),
        (
            "a time", .formatted(.seconds(1_458), format: .time(pattern: .minuteSecond)),
            ["24:18", "24:18", "24:18", "٢٤:١٨", "24:18", "24:18", "24:18", "24:18"]
        ),
        (
            "or", .list([.text("a"), .text("b"), .integer(3)], style: .or),
            [
                "a, b, or 3", "a, b o 3", "a, b oder 3", "a أو b أو ٣", "a أو b أو 3", "a, b או 3", "a, b या 3",
                "a, b або 3",
            ]
        ),
        (
            "speed of the wind",
            .formatted(
                Measurement(value: 10, unit: UnitSpeed.metersPerSecond),
                format: .measurement(width: .wide, usage: .wind)),
            [
                "22 miles per hour", "36 kilómetros por hora", "36 Kilometer pro Stunde", "٣٦ كيلومتر في الساعة",
                "36 كيلومتر في الساعة", "36 קילומטר לשעה", "36 किलोमीटर प्रति घंटा", "10 метрів за секунду",
            ]
        ),
        (
            "a range", .formatted(10...20, format: NumberRangeStyle()),
            ["10–20", "10-20", "10–20", "١٠–٢٠", "10–20", "\u{200E}10–20", "10–20", "10–20"]
        ),
    ]

    @Test(arguments: rows.indices)
    func `eight languages`(index: Int) {
        let row = Self.rows[index]
        for (locale, expected) in zip(Self.locales, row.expected) {
            let text = Localization(catalogs: [], locale: locale).format(row.value).plain
            #expect(
                text.withPlainSpaces == expected.withPlainSpaces,
                "\(row.name) \(locale): \(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))"
            )
        }
    }

    // MARK: Apple's documentation

    private func english<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, _ style: Style) -> String
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        Localization(catalogs: [], locale: "en-US").format(.formatted(value, format: style)).plain.withPlainSpaces
    }

    @Test func `numbers as documented`() {
        #expect(english(12345.67, .number) == "12,345.67")
        #expect(english(0.1, .number) == "0.1")
        #expect(english(0.1, .percent) == "10%")
        #expect(english(0.1, .currency(code: "USD")) == "$0.10")
        #expect(english(1_500_000, .number.notation(.compactName)) == "1.5M")
        #expect(english(3_000, .currency(code: "GBP").grouping(.never)) == "£3000.00")
        #expect(english(-20.99, .currency(code: "EUR").sign(strategy: .accounting)) == "(€20.99)")
    }

    @Test func `durations as documented`() {
        let duration = Duration.seconds(70 * 60 + 32) + Duration.milliseconds(400)
        #expect(
            english(duration, .time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2)))
                == "01:10:32.40")
        #expect(
            english(duration, .units(allowed: [.hours, .minutes, .seconds, .milliseconds], width: .wide))
                == "1 hour, 10 minutes, 32 seconds, 400 milliseconds")
        #expect(english(.seconds(1_000), .time(pattern: .hourMinute)) == "0:17")
    }
}
