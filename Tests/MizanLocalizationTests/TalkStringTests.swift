import MizanBase
import MizanLocalization
import TestSupport
import Testing

/// The examples of the talks about localized strings, each named after what it shows.
@Suite struct TalkStringTests {
    private func localization(_ locale: LanguageTag, _ entries: String...) throws -> Localization {
        Localization(catalogs: [try Catalogs.made(entries.joined(separator: ","))], locale: locale)
    }

    // MARK: International user interfaces

    @Test func `got the high score of 12, Sara in Arabic, joined by hand`() {
        let joined = Localization.empty.format(.text("سارة" + " got the high score of 12!"))
        // The first strong letter decides, and it is the name's: the whole line turns around.
        #expect(joined.writingDirection == .natural)
        #expect(joined.text.isolates.isEmpty)
    }

    @Test func `got the high score of 12, Sara in Arabic, localized`() throws {
        let text = try localization("en").resolve("\("سارة") got the high score of 12!")
        #expect(text.writingDirection == .leftToRight)
        #expect(text.marked == "\u{2068}سارة\u{2069} got the high score of 12!")
    }

    // MARK: Localization by example

    @Test func `Archive as a label and as a menu item`() throws {
        let spanish = try localization(
            "es", Catalogs.entry("Archive.label", [("en", "Archive"), ("es", "Archivo")]),
            Catalogs.entry("Archive.menuItem", [("en", "Archive"), ("es", "Archivar")]))
        let label = LocalizedStringResource("Archive.label", defaultValue: "Archive", comment: "the name of a folder")
        let item = LocalizedStringResource("Archive.menuItem", defaultValue: "Archive", comment: "moves mail there")
        #expect(spanish.resolve(label).plain == "Archivo")
        #expect(spanish.resolve(item).plain == "Archivar")
        #expect(Localization.empty.resolve(label).plain == "Archive")
        #expect(Localization.empty.resolve(item).plain == "Archive")
    }

    @Test func `Show weather in a place, and in My Location, in German`() throws {
        let german = try localization(
            "de", Catalogs.entry("Show weather in %@", [("de", "Wetter in %@ anzeigen")]),
            Catalogs.entry("Show weather in My Location", [("de", "Wetter an meinem Standort anzeigen")]))
        #expect(String(localized: "Show weather in \("Köln")", in: german) == "Wetter in \u{2068}Köln\u{2069} anzeigen")
        #expect(
            String(localized: "Show weather in My Location", in: german) == "Wetter an meinem Standort anzeigen")
    }

    @Test(arguments: [(1, "Se prevé 1 mm"), (2, "Se prevén 2 mm")] as [(Double, String)])
    func `expected rainfall of 1 mm and 2 mm in Spanish`(millimeters: Double, expected: String) throws {
        let spanish = Localization(catalogs: [try Catalogs.forecast()], locale: "es")
        let rainfall = LocalizedStringResource(
            "EXPECTED_RAINFALL",
            defaultValue: """
                \(LocalizedValue.roundedMeasurement(millimeters, unit: .millimeters, usage: "rainfall")) \
                \(LocalizedValue.measurement(millimeters, unit: .millimeters, usage: "rainfall", width: .abbreviated)) \
                expected in next \(24)h.
                """)
        #expect(spanish.resolve(rainfall).plain.replacing("\u{A0}", with: " ").hasPrefix(expected))
    }

    @Test(arguments: [(1, "Diese Stadt entfernen"), (2, "Diese Städte entfernen"), (21, "Diese Städte entfernen")])
    func `Remove this city, these cities: two keys, no number`(count: Int, expected: String) throws {
        let german = try localization(
            "de", Catalogs.entry("Remove this city", [("de", "Diese Stadt entfernen")]),
            Catalogs.entry("Remove these cities", [("de", "Diese Städte entfernen")]))
        #expect(german.resolve(count == 1 ? "Remove this city" : "Remove these cities").plain == expected)
    }

    @Test func `in last hour, hours: the span that is inflected`() throws {
        let text = try localization("en").resolve("\("5 mm") in last ^[\(2) hour](inflect: true)").text
        #expect(text.string == "5 mm in last 2 hours")
        #expect(text.runs.map(\.range) == [13..<20])
        #expect(text.runs.map(\.attributes.named) == [["inflect": .bool(true)]])
    }

    // MARK: Streamline your localized strings

    @Test func `Order 3 Tickets in Egyptian Arabic`() throws {
        let egyptian = try localization("ar-EG", Catalogs.entry("Order %lld Tickets", [("ar", "اطلب %lld تذاكر")]))
        #expect(String(localized: "Order \(3) Tickets", in: egyptian) == "اطلب \u{2067}٣\u{2069} تذاكر")
    }

    @Test func `the table UserProfile, in French and of feminine gender`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Ordered\" = \"Commandé\";", to: "fr.lproj/Localizable.strings")
        try folder.write(
            "/* tickets, feminine */\n\"Ordered\" = \"commandées\";", to: "fr.lproj/UserProfile.strings")
        try folder.write("\"Ordered\" = \"Ordered\";", to: "en.lproj/UserProfile.strings")
        let strings = try StringBundle(folder: folder.path)
        let french = Localization(bundles: [strings], locale: "fr-FR")
        #expect(
            String(localized: "Ordered", table: "UserProfile", comment: "tickets, feminine", in: french) == "commandées"
        )
        #expect(String(localized: "Ordered", in: french) == "Commandé")
    }

    @Test(
        arguments: [
            (["es-MX", "es-419", "es", "en"], "es-MX"), (["es-419", "es", "en"], "es-419"), (["es", "en"], "es"),
            (["fr", "en"], "en"),
        ] as [([String], String)])
    func `a reader of Spanish in Mexico`(languages: [String], expected: String) throws {
        let catalog = try Catalogs.made(Catalogs.entry("Hello", languages.map { ($0, $0) }))
        let text = Localization(catalogs: [catalog], locale: "es-MX").resolve("Hello")
        #expect(text.plain == expected)
        #expect(text.language == LanguageTag(expected))
    }

    @Test func `a framework's string, without its bundle and with it`() throws {
        let app = StringBundle(tables: [try Catalogs.made(Catalogs.entry("Home", [("de", "Start")]))])
        let framework = StringBundle(
            tables: [try Catalogs.made(Catalogs.entry("Tickets.title", [("en", "Tickets"), ("de", "Karten")]))],
            name: "TicketKit")
        let german = Localization(bundles: [app, framework], locale: "de")
        #expect(String(localized: "Tickets.title", in: german) == "Tickets.title")
        #expect(String(localized: "Tickets.title", bundle: "TicketKit", in: german) == "Karten")
    }

    @Test(
        arguments: [
            ("en", 0, "No tickets"), ("en", 1, "1 ticket"), ("en", 3, "3 tickets"), ("ru", 1, "1 билет"),
            ("ru", 3, "3 билета"), ("ru", 5, "5 билетов"), ("ru", 21, "21 билет"),
        ] as [(String, Int, String)])
    func `tickets in English and Russian`(locale: String, count: Int, expected: String) throws {
        let folder = try TemporaryFolder()
        func table(_ forms: [(String, String)]) -> String {
            """
            <plist version="1.0"><dict><key>%lld tickets</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@tickets@</string>
            <key>tickets</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            \(forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined())
            </dict></dict></dict></plist>
            """
        }
        try folder.write(
            table([("zero", "No tickets"), ("one", "%lld ticket"), ("other", "%lld tickets")]),
            to: "en.lproj/Localizable.stringsdict")
        try folder.write(
            table([
                ("one", "%lld билет"), ("few", "%lld билета"), ("many", "%lld билетов"), ("other", "%lld билета"),
            ]),
            to: "ru.lproj/Localizable.stringsdict")
        let localization = Localization(
            bundles: [try StringBundle(folder: folder.path)], locale: LanguageTag(locale))
        #expect(localization.resolve("\(count) tickets").plain == expected)
    }
}
