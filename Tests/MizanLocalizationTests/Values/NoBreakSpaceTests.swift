import Foundation
import MizanBase
import MizanLocalization
import Testing

/// What a formatter writes stays on one line where it is one thing: a number and its unit, a time and its half of the day.
@Suite struct NoBreakSpaceTests {
    private static func text(_ value: LocalizedValue, _ locale: LanguageTag) -> String {
        Localization(catalogs: [], locale: locale).format(value).plain.replacing("\u{A0}", with: "~")
    }

    @Test(
        arguments: [
            ("en", "12~mm"), ("de", "12~mm"), ("uk", "12~мм"), ("ar-EG", "١٢~مم"), ("th", "12~มม."),
            // The unit leads.
            ("sw", "milimita~12"),
        ] as [(LanguageTag, String)])
    func `a number and its unit`(locale: LanguageTag, expected: String) {
        #expect(
            Self.text(.measurement(12, unit: .millimeters, usage: nil, width: .abbreviated), locale) == expected)
        let length = Measurement(value: 12, unit: UnitLength.millimeters)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, usage: .asProvided)
        #expect(Self.text(.formatted(length, format: style), locale) == expected)
    }

    @Test func `a line may end between two quantities, and between the words of a unit`() {
        let ninety = Duration.seconds(90 * 60)
        let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .abbreviated)
        #expect(Self.text(.formatted(ninety, format: units), "de") == "1~Std., 30~Min.")
        let speed = Measurement(value: 3, unit: UnitSpeed.kilometersPerHour)
        let style = Measurement<UnitSpeed>.FormatStyle(width: .wide, usage: .asProvided)
        #expect(Self.text(.formatted(speed, format: style), "en") == "3~kilometers per hour")
    }

    @Test(
        arguments: [("hi", "पू~8:15"), ("ar", "8:15~ص"), ("de", "08:15"), ("ko", "오전~8:15")] as [(LanguageTag, String)])
    func `a time and its half of the day`(locale: LanguageTag, expected: String) {
        let time = Date(timeIntervalSince1970: 1_772_352_900)
        #expect(Self.text(.date(time, style: .hourMinute), locale) == expected)
    }

    @Test func `a line may end in a range of amounts`() throws {
        let style = NumberRangeStyle(try #require(.currency("EUR")))
        #expect(Self.text(.formatted(5...10, format: style), "en") == "€5.00 – €10.00")
    }

    @Test func `the words of a date, and of a list, stay apart`() throws {
        let day = Date(timeIntervalSince1970: 1_772_352_900)
        let style = try #require(DateStyle(skeleton: "yMMMMEEEEd"))
        #expect(Self.text(.date(day, style: style), "en") == "Sunday, March 1, 2026")
        #expect(Self.text(.list([.integer(21), .integer(22)]), "en") == "21 and 22")
    }
}
