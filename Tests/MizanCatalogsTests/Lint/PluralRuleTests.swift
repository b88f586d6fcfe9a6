import MizanBase
import Testing

/// Plurals that a language's readers see go wrong, and those that are as they should be.
@Suite struct PluralRuleTests {
    @Test(
        arguments: [
            (
                "ru", ["one": "%lld билет", "other": "%lld билета"],
                "“few”, as for 2, 3 and 4; “many”, as for 0, 5 and 6"
            ),
            ("ar", ["one": "تذكرة", "two": "تذكرتان", "few": "%lld تذاكر", "other": "%lld تذكرة"], "“zero”"),
            ("de", ["other": "%lld Tickets", "few": "%lld Tickets"], "“one”, as for 1"),
        ] as [(String, KeyValuePairs<String, String>, String)])
    func `a form that the language needs`(
        language: String, forms: KeyValuePairs<String, String>, words: String
    ) throws {
        let findings = try Linting.findings(key: "%lld tickets", language: language, plural: forms)
        #expect(findings.map(\.rule) == ["missing-plural-form"], "\(findings.map(\.description))")
        #expect(findings.first?.message.contains(words) == true, "\(findings.first?.message ?? "")")
    }

    @Test(
        arguments: [
            ("de", ["other": "Tickets: %lld"]),
            ("ar", ["other": "التذاكر: %lld"]),
            ("ja", ["other": "%lld枚"]),
            ("en", ["zero": "No tickets", "one": "A ticket", "other": "%lld tickets"]),
            ("es", ["one": "Una entrada", "other": "%lld entradas"]),
            ("fr", ["one": "%lld billet", "other": "%lld billets"]),
        ] as [(String, KeyValuePairs<String, String>)])
    func `a plural that needs no more`(language: String, forms: KeyValuePairs<String, String>) throws {
        #expect(try Linting.findings(key: "%lld tickets", language: language, plural: forms) == [])
    }

    @Test func `a number with a fraction takes forms of its own in Czech`() throws {
        let whole: KeyValuePairs = ["one": "%lld kilo", "few": "%lld kila", "other": "%lld kil"]
        #expect(try Linting.findings(key: "%lld kilos", language: "cs", plural: whole) == [])
        let fraction: KeyValuePairs = ["one": "%.1f kilo", "few": "%.1f kila", "other": "%.1f kil"]
        let findings = try Linting.findings(key: "%.1f kilos", language: "cs", plural: fraction)
        #expect(findings.map(\.rule) == ["missing-plural-form"])
        #expect(findings.first?.message.contains("“many”, as for numbers with a fraction") == true)
    }

    // The rows of the talk “Streamline your localized strings”.

    @Test func `Book this, both, all tickets: a plural without its number`() throws {
        let findings = try Linting.findings(
            key: "Book %lld tickets", language: "ru",
            plural: [
                "one": "Забронировать этот билет", "few": "Забронировать эти билеты",
                "many": "Забронировать все билеты", "other": "Забронировать все билеты",
            ])
        #expect(findings.map(\.rule) == ["number-not-shown"])
        #expect(findings.first?.message.contains("no form of the plural shows its number") == true)
    }

    @Test func `one is 21 in Russian, and must say so`() throws {
        let findings = try Linting.findings(
            key: "Book %lld tickets", language: "ru",
            plural: [
                "one": "Забронировать этот билет", "few": "Забронировать %lld билета",
                "many": "Забронировать %lld билетов", "other": "Забронировать %lld билета",
            ])
        #expect(findings.map(\.rule) == ["number-not-shown"])
        #expect(findings.first?.message.hasPrefix("the form “one” is for 1, 21 and 31") == true)
    }

    @Test func `Remove this city, these cities: a plural here is a finding`() throws {
        let findings = try Linting.findings(
            key: "Remove %lld cities", language: "en",
            plural: ["one": "Remove this city", "other": "Remove these cities"])
        #expect(findings.map(\.rule) == ["number-not-shown"])
        // Two keys, and no number.
        #expect(try Linting.findings(key: "Remove this city", ["de": "Diese Stadt entfernen"]) == [])
    }

    @Test func `a plural that counts a text`() throws {
        let findings = try Linting.findings(
            key: "%@ files", language: "de", plural: ["one": "%@ Datei", "other": "%@ Dateien"])
        #expect(findings.map(\.rule) == ["plural-counts-text"])
    }

    @Test(arguments: ["en", "es"]) func `expected rainfall: a number that only a formatter prints`(
        language: String
    ) throws {
        let forms = [
            "en": "<key>other</key><string>%2$@ expected in next %3$dh.</string>",
            "es": """
            <key>one</key><string>Se prevé %2$@ en las próximas %3$d h.</string>
            <key>other</key><string>Se prevén %2$@ en las próximas %3$d h.</string>
            """,
        ]
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>EXPECTED_RAINFALL</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@next_expected_precipitation_amount_24h@</string>
            <key>next_expected_precipitation_amount_24h</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            \(forms[language] ?? "")
            </dict></dict></dict></plist>
            """
        #expect(
            try Linting.findings(["\(language).lproj/Localizable.stringsdict": dictionary], without: []) == [])
    }

    @Test func `expected rainfall, as the source shows it`() throws {
        #expect(
            try Linting.findings(
                source: """
                    String(localized: "EXPECTED_RAINFALL", defaultValue: "\\(integerValue) \\(formattedValue) expected in next \\(24)h.",
                      comment: "Label - How much precipitation (2nd formatted value, in mm or Inches) is expected in the next 24 hours (3rd, always 24).")
                    """) == [])
    }
}
