import MizanAudit
import MizanBase
import MizanScenes
import Testing

/// Texts whose ends change places because they are set against their letters.
@Suite struct TextAuditTests {
    private static let view = #"{ "Text": { "key": "a" }, "id": "text" }"#

    /// What is said to stand at the wrong end of a text that an Arabic table has: set right to left.
    private static func moved(_ text: String, in variant: String = "ar") throws -> String? {
        let variants = [try #require(Variant(name: variant))]
        let findings = try AuditFixture.findings(view, arabic: ["a": text], in: variants)
        #expect(findings.count < 2)
        return findings.first.map { $0.message.split(separator: "“")[1].prefix { $0 != "”" } }.map(String.init)
    }

    @Test(
        arguments: [
            ("It is raining.", "."), ("Done!", "!"), ("(Beta) Mizan", "("), ("C++", "++"), ("3 layers", "3"),
            ("It is raining (hard).", "."), ("'Hello,' she said", "'"), ("Sara?\nYes.", "?"),
        ])
    func `English set right to left has what is at its ends at the wrong ones`(text: String, moved: String) throws {
        #expect(try Self.moved(text) == moved)
    }

    @Test(
        arguments: [
            "Mizan", "Route 66", "(Mizan)", "…Mizan…", "Mizan 6.3", "Mizan.\u{200e}", "\u{2066}It is raining.\u{2069}",
            "تمطر.", "الطقس في Tel Aviv!", "Mizan: تمطر.", "12!", "…", "",
            "\u{202a}Done!\u{202c}",
        ])
    func `what shows no harm is no finding`(text: String) throws {
        // An empty translation is none.
        #expect(try Self.moved(text.isEmpty ? " " : text) == nil)
    }

    @Test func `a name in its isolate has a direction of its own`() throws {
        let view = #"{ "Text": { "key": "%@!", "arguments": ["Sara"] } }"#
        #expect(try AuditFixture.found(view, arabic: ["%@!": "%@!"], in: "ar") == [])
    }

    @Test func `pseudo-languages that turn strings are left out, the one that turns the layout finds nothing`() throws {
        for variant in ["en+rtl", "en+rtl-strings", "en+ar-XB"] {
            #expect(
                try AuditFixture.found(#"{ "Text": { "key": "It is raining." } }"#, in: variant) == [], "\(variant)")
        }
    }

    @Test(
        arguments: [
            (#""+972 2 123 4567""#, "+"), (#""-5""#, "-"), (#""\u22125""#, "\u{2212}"), (#""+1""#, "+"),
        ])
    func `a sign behind its digits`(text: String, sign: String) throws {
        let view = #"{ "Text": { "verbatim": \#(text) }, "id": "text" }"#
        for variant in ["ar", "he", "en+rtl"] {
            let findings = try AuditFixture.findings(view, in: Variant(name: variant).map { [$0] })
            #expect(findings.map(\.rule) == ["sign-at-the-end"], "\(variant)")
            #expect(findings.first?.message.hasSuffix("with its “\(sign)” behind the digits") == true)
        }
        #expect(try AuditFixture.found(view, in: "en") == [])
        #expect(try AuditFixture.found(view, in: "en+rtl-strings") == [])
    }

    @Test func `a sign before an argument`() throws {
        let view = #"{ "Text": { "key": "+%@", "arguments": ["5"] } }"#
        #expect(try AuditFixture.found(view, arabic: ["+%@": "+%@"], in: "ar") == ["sign-at-the-end Text"])
        // A sentence without letters in an English table is English.
        #expect(try AuditFixture.found(view, in: "ar") == [])
    }

    @Test(
        arguments: [
            #"{ "value": "+972 2 123 4567", "as": "phone" }"#, #"{ "number": -5 }"#,
        ]
            + [
                "\\u200e-5", "a -5", "\\u2066-5\\u2069", "- 5", "5", "5-", "-", "10-20", "-٥", "אבא +5",
            ].map { #"{ "verbatim": "\#($0)" }"# })
    func `a sign where it is meant to be`(text: String) throws {
        for variant in ["ar", "ar-EG", "fa", "he", "en+rtl"] {
            #expect(try AuditFixture.found(#"{ "Text": \#(text) }"#, in: variant) == [], "\(variant)")
        }
    }
}
