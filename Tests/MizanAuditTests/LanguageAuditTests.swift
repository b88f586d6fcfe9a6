import MizanBase
import MizanDocument
import MizanScenes
import Testing

@testable import MizanAudit

/// Texts in another language than the screen's.
@Suite struct LanguageAuditTests {
    private static let arabic = ["Weather": "الطقس", "Rain": "مطر", "Tomorrow": "غدًا"]
    private static let rules = [AuditRules.fallbackLanguage, AuditRules.bareKey, AuditRules.untranslatedLiteral]

    private static func found(_ texts: [String], in variant: String = "ar") throws -> [String] {
        let view = #"{ "VStack": [\#(texts.joined(separator: ", "))], "id": "screen" }"#
        return try AuditFixture.findings(
            view, arabic: arabic, in: Variant(name: variant).map { [$0] }, rules: rules
        ).map { "\($0.severity) \($0.rule) \($0.nodePath ?? "") \($0.key ?? "")" }
    }

    private static let screen = [#"{ "Text": "Weather" }"#, #"{ "Text": "Rain" }"#, #"{ "Text": "Tomorrow" }"#]

    @Test func `a screen that is translated`() throws {
        let numbers = [#"{ "Text": { "number": 12 } }"#, #"{ "Text": { "verbatim": "Lena Haddad" } }"#]
        for variant in ["en", "ar", "en+rtl", "de"] {
            #expect(try Self.found(Self.screen + numbers, in: variant) == [])
        }
    }

    @Test(arguments: [
        ("settings.title", "error"), ("WELCOME_MESSAGE", "error"), ("Settings", "warning"), ("Wi-Fi", "warning"),
    ])
    func `a key that no table has`(key: String, severity: String) throws {
        let found = try Self.found(Self.screen + [#"{ "Text": "\#(key)" }"#])
        #expect(found == ["\(severity) bare-key screen/Text[3] \(key)"])
    }

    @Test func `a text that is shown as it is in every language`() throws {
        for text in ["Your seat is near the door", "Rain"] {
            let view = Self.screen + [#"{ "Text": { "verbatim": "\#(text)" } }"#]
            #expect(try Self.found(view) == ["warning untranslated-literal screen/Text[3] "])
            #expect(try Self.found(view, in: "en") == [])
        }
        for text in [
            "Lena Haddad", "iPhone 15", "GPS", "lena@example.com", "القدس", "רכבת ישראל", "/usr/lib x", "Swift",
        ] {
            #expect(try Self.found(Self.screen + [#"{ "Text": { "verbatim": "\#(text)" } }"#]) == [], "\(text)")
        }
        // Where little is translated there is no screen in that language.
        #expect(try Self.found([Self.screen[0], #"{ "Text": { "verbatim": "near the door" } }"#]) == [])
    }

    @Test func `a string that a language lacks on a screen in it`() throws {
        let entries = ["Weather": ("الطقس", "Wetter"), "Rain": ("مطر", "Regen"), "Tomorrow": ("غدًا", "")].map {
            key, texts in
            let german =
                texts.1.isEmpty ? "" : #", "de": { "stringUnit": { "state": "translated", "value": "\#(texts.1)" } }"#
            return
                #""\#(key)": { "localizations": { "ar": { "stringUnit": { "state": "translated", "value": "\#(texts.0)" } }\#(german) } }"#
        }
        let table = #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#
        let view = Self.screen + [Self.screen[2]]
        let scene = try Scene(
            file: SourceFile(
                name: "test.scene.json",
                bytes: Array(
                    #"{ "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "VStack": [\#(view.joined(separator: ", "))], "id": "screen" } }"#
                        .utf8)),
            files: [SourceFile(name: "Localizable.xcstrings", bytes: Array(table.utf8))])
        let rules = Self.rules
        func found(_ variant: String) throws -> [String] {
            try scene.auditFindings(
                in: Variant(name: variant).map { [$0] }, rules: rules, fonts: AuditFixture.fonts.get()
            ).map { "\($0.severity) \($0.rule) \($0.key ?? ""): \($0.message)" }
        }
        #expect(
            try found("de") == [
                "warning fallback-language Tomorrow: screen/Text[2], as 1 more do, shows “Tomorrow” in en on a screen in de"
            ])
        #expect(try found("ar") == [])
        #expect(try found("en") == [])
        // Of a language that the table hasn't at all everything falls back, and a preview says so.
        #expect(try found("ja") == [])
    }

    @Test func `a screen with one fault for each rule of texts, and the same without`() throws {
        let arabic = Self.arabic.merging(["%@ leads by %lld": "%@ في المقدمة بفارق %lld", "%@:%@": "%@:%@"]) { $1 }
        func found(_ texts: [String]) throws -> [String] {
            let view = #"{ "VStack": [\#((Self.screen + texts).joined(separator: ", "))] }"#
            return try AuditFixture.findings(
                view, arabic: arabic, in: [Variant(locale: "en"), Variant(locale: "ar")],
                rules: Self.rules + [AuditRules.joinedByHand, AuditRules.numbersTouch]
            ).map { "\($0.rule) \($0.variants.joined(separator: " "))" }
        }
        let faults = [
            #"{ "Text": { "verbatim": "سارة leads by 12" } }"#,
            #"{ "Text": { "key": "%@:%@", "arguments": ["12", "05"] } }"#, #"{ "Text": "score.title" }"#,
            #"{ "Text": { "verbatim": "Nobody has played yet" } }"#,
        ]
        #expect(
            try found(faults).sorted() == [
                "bare-key en ar", "joined-by-hand en ar", "numbers-touch ar", "untranslated-literal ar",
            ])
        let mended = [
            #"{ "Text": { "key": "%@ leads by %lld", "arguments": ["سارة", 12] } }"#,
            #"{ "Text": { "date": "2026-11-25T12:05:00Z", "timeStyle": "shortened" } }"#, #"{ "Text": "Rain" }"#,
            #"{ "Text": { "verbatim": "Lena Haddad" } }"#,
        ]
        #expect(try found(mended) == [])
    }
}
