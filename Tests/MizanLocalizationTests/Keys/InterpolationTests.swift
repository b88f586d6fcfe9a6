import Foundation
import MizanBase
import MizanLocalization
import Testing

/// What an interpolation takes, and what a reader sees of it.
struct InterpolationTests {
    private let english = Localization(catalogs: [], locale: "en-US")
    private let german = Localization(catalogs: [], locale: "de")
    private let arabic = Localization(catalogs: [], locale: "ar-EG")

    private func shown(_ key: LocalizedStringKey, _ localization: Localization) -> String {
        localization.resolve(key).text.plainText(.unmarked)
            .replacingOccurrences(of: "\u{2009}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
            .replacingOccurrences(of: "\u{A0}", with: " ")
    }

    @Test func `dates, decimals and quantities are written as the locale writes them`() throws {
        // 2026-03-01 09:30 UTC.
        let date = Date(timeIntervalSince1970: 1_772_357_400)
        #expect(shown("at \(date)", english) == "at 3/1/2026, 9:30 AM")
        #expect(shown("at \(date)", german) == "at 1.3.2026, 9:30")
        let price = try #require(Decimal(string: "1234.5"))
        #expect(shown("\(price)", english) == "1,234.5")
        #expect(shown("\(price)", german) == "1.234,5")
        #expect(shown("\(price)", arabic) == "١٬٢٣٤٫٥")
        let way = Measurement(value: 12, unit: UnitLength.kilometers)
        #expect(shown("\(way)", german) == "12 km")
        #expect(shown("\(Duration.seconds(3_723))", english) == "1:02:03")
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Dana", "Levi")
        #expect(shown("\(name)", english) == "Dana Levi")
    }

    @Test func `a span of time is written once, not as two dates`() {
        let start = Date(timeIntervalSince1970: 1_772_357_400)
        let end = start.addingTimeInterval(3_600)
        let expected = "3/1/2026, 9:30 – 10:30 AM"
        #expect(shown("\(start...end)", english) == expected)
        #expect(shown("\(start..<end)", english) == expected)
        #expect(shown("\(DateInterval(start: start, end: end))", english) == expected)
    }

    @Test func `addresses and identifiers run from left to right, characters are text`() throws {
        let url = try #require(URL(string: "https://example.com/a?b=1"))
        let identifier = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let key: LocalizedStringKey = "\(url) \(identifier) \("é" as Character)"
        #expect(key.key == "%@ %@ %@")
        #expect(
            key.arguments == [
                .technical("https://example.com/a?b=1", kind: .url),
                .technical("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", kind: .code), .text("é"),
            ])
    }

    @Test func `attributed text is its characters with the attributes that are known`() throws {
        var world = AttributedString("World")
        world.link = URL(string: "https://example.com")
        let text = english.resolve("Hello \(world)!").text
        #expect(text.string == "Hello World!")
        #expect(text.isolates == [AttributedText.Isolate(range: 6..<11, direction: .natural)])
        #expect(text.runs.map(\.range) == [6..<11])
        #expect(text.runs.first?.attributes.link == "https://example.com")
        let own = AttributedText("a", runs: [.init(range: 0..<1, attributes: TextAttributes(letterSpacing: 2))])
        #expect(english.resolve("\(own)b").text.runs == own.runs)
        #expect(String(localized: "Hello \(world)!", in: english) == "Hello \u{2068}World\u{2069}!")
    }

    @Test func `whole numbers have all their digits`() {
        #expect(shown("\(UInt64.max)", english) == "18,446,744,073,709,551,615")
        #expect(shown("\(UInt64.max)", arabic) == "١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥")
        #expect(shown("\(UInt64.max, specifier: "%llx")", english) == "ffffffffffffffff")
        #expect(shown("\(UInt64.max, specifier: "%+llu")", english) == "+18,446,744,073,709,551,615")
        #expect(shown("\(Int128.min)", english).hasPrefix("-170,141,183,460,469,231,731,687,303,715,884,105,728"))
        #expect(LocalizedStringKey("\(UInt64.max)").key == "%llu")
        #expect(english.localizedStringWithFormat("%llu", UInt64.max).contains("551,615"))
    }
}
