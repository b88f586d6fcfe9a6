import MizanBase
import MizanLocalization
import Testing

@Suite struct PseudoLanguageTests {
    private func text(
        _ kinds: [PseudoLanguage], _ key: LocalizedStringKey, _ entries: String = "", locale: LanguageTag = "en"
    ) throws -> LocalizedText {
        Localization(catalogs: [try Catalogs.made(entries)], locale: locale, pseudo: kinds).resolve(key)
    }

    @Test func `accented letters, untouched arguments`() throws {
        let text = try text([.accented], "Weather in \("Rome"): \(3) of 100%")
        #expect(text.plain == "Ŵéáṫĥéŕ".replacing("ṫ", with: "ţ") + " îñ Rome: 3 öḟ 100%")
    }

    @Test func `every letter gets an accent and stays one letter`() throws {
        let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let accented = try text([.accented], LocalizedStringKey(alphabet)).plain
        #expect(accented.unicodeScalars.count == 52)
        #expect(zip(alphabet, accented).allSatisfy { $0 != $1 })
        #expect(Set(accented).count == 52)
    }

    @Test(arguments: [
        "https://example.com/a?b=c", "www.example.com", "me@example.com", "<b class=\"x\">", "</b>", "&amp;", "`code`",
    ])
    func `what is written for machines survives`(machine: String) throws {
        let shown = try text([.accented], LocalizedStringKey("a \(machine) e")).plain
        #expect(shown == "á \(machine) é")
    }

    @Test func `links and inflection keep their targets`() throws {
        #expect(
            try text([.accented], LocalizedStringKey("[a](https://e.org) ^[e](inflect: true) a < b")).plain
                == "[á](https://e.org) ^[é](inflect: true) á < ḃ")
    }

    @Test func `double repeats the arguments too, whatever their order`() throws {
        let text = try text([.double], "\("a") of \("b")")
        #expect(text.plain == "a of b a of b")
        #expect(text.text.isolates.count == 4)
    }

    @Test func `bounded shows the ends`() throws {
        #expect(try text([.bounded], "Hello").plain == "[# Hello #]")
    }

    @Test func `kinds combine in the order of their names`() throws {
        let text = try text([.double, .bounded, .accented, .double], "ab")
        #expect(text.plain == "[# áḃ #] [# áḃ #]")
    }

    @Test func `plural forms and variables survive`() throws {
        let entry = """
            "%lld a": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "on %#@a@ e" },
              "substitutions": { "a": { "argNum": 1, "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg a" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg as" } } } } } } } } }
            """
        #expect(try text([.accented, .bounded], "\(1) a", entry).plain == "[# öñ 1 á é #]")
        #expect(try text([.double], "\(2) a", entry).plain == "on 2 as e on 2 as e")
        let forms = Catalogs.plural("%lld b", "en", [("one", "%lld o"), ("other", "%lld os")])
        #expect(try text([.bounded, .double], "\(1) b", forms).plain == "[# 1 o #] [# 1 o #]")
    }

    @Test func `rtl changes no string`() throws {
        let plain = try text([], "Weather in \("Rome")")
        #expect(try text([.rtl], "Weather in \("Rome")") == plain)
        #expect(plain.writingDirection == .leftToRight)
    }

    @Test func `rtl-strings run right to left with their letters`() throws {
        let text = try text([.rtlStrings], "Weather in \("Rome")")
        #expect(text.writingDirection == .rightToLeft)
        #expect(text.plain == "Weather in Rome")
        #expect(text.marked == "\u{2067}Weather in \u{2068}Rome\u{2069}\u{2069}")
        #expect(text.language == "en")
    }

    @Test func `values alone and verbatim text stay`() {
        let localization = Localization(
            catalogs: [], locale: "en", pseudo: [.accented, .bounded, .double, .rtlStrings])
        #expect(localization.format(.number(54, style: .percent)).plain == "54%")
        #expect(localization.format(.text("Rome")).plain == "Rome")
        #expect(localization.format(.resource("a")).plain == "[# á #] [# á #]")
    }
}
