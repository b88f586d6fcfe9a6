import MizanBase
import MizanLayout
import MizanLocalization
import MizanScenes
import Testing

@testable import MizanAudit

/// Sentences that a program joined by hand.
@Suite struct JoinedTextAuditTests {
    private static let strings = [
        "%@ got the high score of %lld!": "حصل %@ على أعلى نتيجة: %lld!", "Weather": "الطقس", "London": "لندن",
        "Nothing found": "لم يُعثر على شيء",
    ]

    private static func found(_ text: String, in variant: String = "ar") throws -> [Diagnostic] {
        let view = #"{ "Text": { "verbatim": "\#(text)" }, "id": "text" }"#
        return try AuditFixture.findings(
            view, arabic: strings, in: Variant(name: variant).map { [$0] },
            rules: [AuditRules.joinedByHand])
    }

    @Test(arguments: ["en", "ar", "he", "de", "en+rtl"])
    func `a string of the table with something in place of its arguments`(variant: String) throws {
        let findings = try Self.found("سارة got the high score of 12!", in: variant)
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.key == "%@ got the high score of %lld!")
        #expect(findings.first?.message.contains("“got the high score of !” is seen in another place") == true)
        // The Arabic sentence around an English name that it begins with is no better.
        #expect(try Self.found("Sara: حصل Sara على أعلى نتيجة: 12!", in: variant).count <= 1)
    }

    @Test func `a name behind which the order stays`() throws {
        for text in ["Sara got the high score of 12!", "حصل سارة على أعلى نتيجة: 12!", "12", "سارة"] {
            #expect(try Self.found(text) == [], "\(text)")
        }
    }

    @Test(arguments: [("سارة: Nothing found", "en"), ("Sara: لم يُعثر على شيء", "ar"), ("Weather (לונדון)", "he")])
    func `a string of the table that other words before or behind it move`(text: String, variant: String) throws {
        let findings = try Self.found(text, in: variant)
        #expect(findings.map(\.severity) == (variant == "he" ? [] : [.warning]))
    }

    @Test func `texts joined with a plus`() throws {
        func found(_ text: Text, _ locale: LanguageTag = "en") throws -> [Diagnostic] {
            var environment = EnvironmentValues()
            environment.fonts = try AuditFixture.fonts.get()
            environment.localization = Localization(catalogs: [], locale: locale)
            let layout = try text.layout(proposal: ProposedViewSize(width: 320, height: nil), environment: environment)
            let tree = AuditedTree(layout, variant: Variant(locale: locale))
            return AuditRules.joinedByHand.findings(
                in: AuditSubject(content: .scene(AuditedScene(scene: nil, trees: [tree]))))
        }
        let findings = try found(Text("Go to ") + Text(verbatim: "שרה").bold() + Text(" 12!"))
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.message.contains("joined of 3 texts with “שרה” among them: “12” is seen") == true)
        #expect(try found(Text("Go to ") + Text(verbatim: "שרה").bold() + Text(" now!")) == [])
        #expect(try found(Text("Go to \(Text(verbatim: "שרה").bold()) 12!")) == [])
    }

    @Test func `a name in other letters turns a sentence of the interface's language around`() throws {
        #expect(try Self.found("ליאת rides on line 12!", in: "en").map(\.severity) == [.warning])
        #expect(try Self.found("Sara وصلت إلى المحطة الآن!", in: "ar").map(\.severity) == [.warning])
        // In an Arabic interface an English sentence is somebody's text.
        #expect(try Self.found("ליאת rides on line 12!", in: "ar") == [])
    }

    /// What people write.
    static let ordinary = [
        "I'm reading كليلة ودمنة, it's great!", "See you at רחוב הרצל 12", "قرأت The Little Prince أمس",
        "השתמשתי ב-Swift 6",
        "شاهد iPhone 15 الآن", "שלום! how are you?", "OK, נדבר", "WhatsApp: مجموعة العائلة", "مرحبا (Hello)",
        "Hello (مرحبا)",
        "سارة & Tom", "C++ (לא Java)", "الاجتماع على Zoom الساعة 5", "PDF ملف", "#رمضان_كريم everyone", "@sara شكرا",
        "Tel Aviv – תל אביב", "תל אביב – Tel Aviv", "Muhammad (محمد)", "Café قهوة 24/7",
    ]

    @Test(arguments: ["en", "ar", "he"])
    func `ordinary text in letters of both directions is left alone`(variant: String) throws {
        let texts = Self.ordinary.map { #"{ "Text": { "verbatim": "\#($0)" } }"# }
        let findings = try AuditFixture.findings(
            #"{ "VStack": [\#(texts.joined(separator: ", "))] }"#, arabic: Self.strings,
            in: Variant(name: variant).map { [$0] }, rules: [AuditRules.joinedByHand])
        #expect(findings.map(\.message) == [])
    }

    @Test(arguments: [
        "\u{2068}سارة\u{2069} got the high score of 12!", "\u{200E}سارة got the high score of 12!",
        "سارة got\nthe high score",
    ])
    func `who set marks knew what they do`(text: String) throws {
        let escaped = text.unicodeScalars.map { $0.value < 0x20 ? "\\n" : String($0) }.joined()
        #expect(try Self.found(escaped, in: "en") == [])
    }
}
