import Mizan
import MizanFonts
import Testing

/// `formatted` and `Locale.current` in the localization of the running task, in a file that imports Mizan alone.
struct ReaderFormattingTests {
    private static func reading<Value>(
        _ locale: LanguageTag, timeZone: TimeZone = .gmt, now: Date? = nil, _ body: () throws -> Value
    ) rethrows -> Value {
        var localization = Localization(bundles: [], locale: locale, timeZone: timeZone)
        localization.now = now
        return try Localization.$current.withValue(localization, operation: body)
    }

    private static let date = Date(timeIntervalSince1970: 1_655_208_000)

    @Test(
        arguments: [
            ("en", ["54%", "1,001.42", "€20.99", "42.2 MB", "Jun 2022", "a, b, and c", "24 minutes, 18 seconds"]),
            (
                "de",
                [
                    "54 %", "1.001,42", "20,99 €", "42,2 MB", "Juni 2022", "a, b und c", "24 Minuten und 18 Sekunden",
                ]
            ),
            (
                "ar-EG",
                [
                    "٥٤٪", "١٬٠٠١٫٤٢", "٢٠٫٩٩ €", "٤٢٫٢ م.ب", "يونيو ٢٠٢٢", "a وb وc", "٢٤ دقيقة و١٨ ثانية",
                ]
            ),
        ] as [(LanguageTag, [String])])
    func `values are the reader's`(locale: LanguageTag, expected: [String]) {
        let texts: [String] = Self.reading(locale) {
            [
                54.formatted(.percent), 1001.42.formatted(.number.precision(.fractionLength(2))),
                Decimal(string: "20.99", locale: Locale(identifier: "en"))?.formatted(.currency(code: "EUR")) ?? "",
                Int64(42_230_000).formatted(.byteCount(style: .file)), Self.date.formatted(.dateTime.year().month()),
                ["a", "b", "c"].formatted(),
                (Self.date..<Self.date.addingTimeInterval(24 * 60 + 18)).formatted(.components(style: .wide)),
            ]
        }
        let marks = Set("\u{200E}\u{200F}\u{61C}\u{2068}\u{2069}".unicodeScalars)
        let plain = texts.map { text in
            String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
        #expect(plain == expected)
    }

    @Test func `calls without a style are the reader's`() {
        Self.reading("ar-EG") {
            #expect(1234.formatted() == "١٬٢٣٤" && 0.5.formatted() == "٠٫٥" && Decimal(3).formatted() == "٣")
            #expect(Self.date.formatted(date: .numeric, time: .omitted).contains("٢٠٢٢"))
            #expect(Self.date.formatted() == Self.date.formatted(date: .numeric, time: .shortened))
            let range = Self.date..<Self.date.addingTimeInterval(3600)
            #expect(range.formatted() == range.formatted(date: .numeric, time: .shortened))
            #expect(Duration.seconds(3_661).formatted() == "١:٠١:٠١")
            #expect(Measurement(value: 3, unit: UnitLength.kilometers).formatted().contains("٣"))
        }
    }

    @Test func `a locale that a style names stays`() {
        Self.reading("ar-EG") {
            let german = Locale(identifier: "de")
            #expect(0.5.formatted(.number.locale(german)) == "0,5")
            #expect(Self.date.formatted(.dateTime.year().month().locale(german)) == "Juni 2022")
            #expect(
                Measurement(value: 2, unit: UnitLength.meters).formatted(
                    .measurement(width: .wide, usage: .asProvided).locale(german)) == "2 Meter")
            #expect(Self.date.formatted(.iso8601) == "2022-06-14T12:00:00Z")
        }
    }

    @Test func `dates are in the reader's time zone and calendar, relative ones count from the reader's present`()
        throws
    {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        Self.reading("en", timeZone: tokyo, now: Self.date) {
            #expect(Self.date.formatted(.dateTime.hour().minute().locale(Locale(identifier: "de"))) == "21:00")
            #expect(Self.date.formatted(date: .omitted, time: .shortened) == "9:00\u{202F}PM")
            #expect(Self.date.addingTimeInterval(-120).formatted(.relative(presentation: .numeric)) == "2 minutes ago")
        }
        Self.reading("fa-IR") { #expect(Self.date.formatted(.dateTime.year()).hasPrefix("۱۴۰۱")) }
        Self.reading("en") {
            #expect(Date().addingTimeInterval(-120).formatted(.relative(presentation: .numeric)) == "2 minutes ago")
        }
    }

    @Test func `the current locale is the reader's`() {
        Self.reading("es-MX") {
            #expect(Locale.current.identifier(.bcp47) == "es-MX")
            #expect(UnitLength(forLocale: .current, usage: .rainfall) == .millimeters)
        }
        Self.reading("en-US") { #expect(UnitLength(forLocale: .current, usage: .rainfall) == .inches) }
    }

    private struct Percentages: View {
        @Environment(\.locale) var locale

        var body: some View {
            VStack {
                Text(54, format: .percent)
                Text(54.formatted(.percent))
                Text(54.formatted(.percent.locale(locale)))
                Text(Locale.current.identifier(.bcp47))
                Text(Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .omitted))
                Text("Humidity \(54.formatted(.percent))")
            }
        }
    }

    @Test func `a body writes for the reader of its layout`() throws {
        let environment = EnvironmentValues(
            localization: Localization(bundles: [], locale: "ar-EG"), fonts: try ShippedFonts.collection())
        let view = try Percentages().layout(proposal: .init(width: 300, height: 300), environment: environment)
        let texts = view.tree.nodes.compactMap { node -> String? in
            if case .text(let text) = node.content { text.text.string } else { nil }
        }
        let percentage = "٥٤٪\u{61C}"
        #expect(texts.prefix(4) == [percentage, percentage, percentage, "ar-EG"])
        #expect(texts[4].contains("١٩٧٠") && texts[5] == "Humidity \(percentage)")
    }

    @Test func `the talk's rain is in the reader's unit, its number once in each form`() {
        func rain(_ millimeters: Double) -> String {
            let unit = UnitLength(forLocale: .current, usage: .rainfall)
            let amount = Measurement(value: millimeters, unit: UnitLength.millimeters).converted(to: unit)
            return amount.formatted(.measurement(width: .narrow, usage: .asProvided))
        }
        #expect(Self.reading("de") { rain(2) }.filter { !$0.isWhitespace } == "2mm")
        #expect(Self.reading("en-US") { rain(50.8) } == "2\u{2033}")
        #expect(Self.reading("ar-EG") { rain(2) }.filter { !$0.isWhitespace } == "٢مم")
    }
}
