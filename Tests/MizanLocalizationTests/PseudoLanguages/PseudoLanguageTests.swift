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
                == "á é á < ḃ")
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

    @Test(
        arguments: [
            ([.accented, .bounded], "[# áţ https://e.org/\u{2068}a b\u{2069}?q îñ ~/~ <b>ḃ</b> \u{2068}ö\u{2069} #]"),
            ([.enXA], "[åţ https://e.org/\u{2068}a b\u{2069}?q îñ ~/~ <b>ɓ</b> »\u{2068}ö\u{2069}« one two]"),
            (
                [.arXB, .rtlStrings],
                "\u{2067}(at) https://e.org/\u{2068}a b\u{2069}?q (in) ~/~ <b>(b)</b> (\u{2068}ö\u{2069})\u{2069}"
            ),
            (
                [.accented, .arXB, .double],
                "(áţ) https://e.org/\u{2068}a b\u{2069}?q (îñ) ~/~ <b>(ḃ)</b> (\u{2068}ö\u{2069}) "
                    + "(áţ) https://e.org/\u{2068}a b\u{2069}?q (îñ) ~/~ <b>(ḃ)</b> (\u{2068}ö\u{2069})"
            ),
        ] as [([PseudoLanguage], String)])
    func `addresses, code, tags and what links lead to stay, arguments in them too`(
        kinds: [PseudoLanguage], expected: String
    ) throws {
        let text = try text(
            kinds, "at https://e.org/\("a b")?q [in](https://l.org/\("x")) `~/~` <b>b</b> **\("ö")**")
        #expect(
            text.marked.replacing("\u{200F}\u{202E}", with: "(").replacing("\u{202C}\u{200F}", with: ")") == expected)
        #expect(text.text.runs.compactMap(\.attributes.link).allSatisfy { $0 == "https://l.org/x" })
        #expect(text.text.runs.contains { $0.attributes.presentation == .stronglyEmphasized })
    }

    /// The rows of Android's own tests, and those that follow from its rules, where no argument is given.
    @Test(
        arguments: [
            ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"), ("^1 %", "[^1 % one]"),
            ("{placeholder}", "[»{placeholder}«]"),
            ("{USER} is offline", "[»{USER}« îš öƒƒļîñé one two]"),
            ("Copy from {path1} to {path2}", "[Çöþý ƒŕöḿ »{path1}« ţö »{path2}« one two three]"),
            ("Today is {1,date} {1,time}", "[Ţöðåý îš »{1,date}« »{1,time}« one two]"),
            ("'{USER'} is offline", "['{ÛŠÉŔ'} îš öƒƒļîñé one two three]"),
            (
                "{COUNT, plural, one {Delete a file} other {Delete {COUNT} files}}",
                "[{COUNT, plural, one {Ðéļéţé å ƒîļé one two} other {Ðéļéţé »{COUNT}« ƒîļéš one two}}]"
            ),
            (
                "Distance is {COUNT, plural, one {# mile} other {# miles}}",
                "[Ðîšţåñçé îš {COUNT, plural, one {# ḿîļé one two} other {# ḿîļéš one two}}]"
            ),
            (
                "{1, select, female {{1} added you} other {{1} added you}}",
                "[{1, select, female {»{1}« åððéð ýöû one two} other {»{1}« åððéð ýöû one two}}]"
            ),
            ("Row 1 of 2, seat 3, gate 4", "[Ŕöŵ 1 öƒ 2, šéåţ 3, ĝåţé 4 one two three four five six]"),
            ("naïve café", "[ñåïVé çåƒé one two]"),
            ("100% sure", "[100% šûŕé one two]"), ("%1$@ in folder", "[»%1$@« îñ ƒöļðéŕ one two]"),
            // Where Android loses or doubles something.
            ("Don't", "[Ðöñ'ţ one]"), ("Dont'", "[Ðöñţ' one]"), ("Q & A", "[q & Å one]"),
        ] as [(String, String)])
    func `en-XA`(text: String, expected: String) throws {
        #expect(try self.text([.enXA], LocalizedStringKey(text)).plain == expected)
    }

    @Test func `en-XA with arguments, forms and markup`() throws {
        #expect(try text([.enXA], "Hello, \("Rome")").marked == "[Ĥéļļö, »\u{2068}Rome\u{2069}« one two]")
        #expect(try text([.enXA], "Battery \(54)%").plain == "[βåţţéŕý »54«% one two]")
        let markup = try text([.enXA], "Fish &amp; <b>chips</b> [there](https://example.org) https://example.org")
        #expect(
            markup.plain
                == "[Fîšĥ & <b>çĥîþš</b> ţĥéŕé https://example.org one two three]")
        #expect(markup.text.runs.contains { $0.attributes.link == "https://example.org" })
        let forms = Catalogs.plural("%lld miles", "en", [("one", "%lld mile"), ("other", "%lld miles")])
        #expect(try text([.enXA], "\(1) miles", forms).plain == "[»1« ḿîļé one]")
        let variable = """
            "%lld b": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Distance is %#@a@" },
              "substitutions": { "a": { "argNum": 1, "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg mile" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg miles" } } } } } } } } }
            """
        #expect(try text([.enXA], "\(2) b", variable).plain == "[Ðîšţåñçé îš »2« ḿîļéš one two]")
    }

    /// Android's rows, `(` for U+200F U+202E and `)` for U+202C U+200F.
    @Test(
        arguments: [
            ("word", "(word)"), ("  word  ", "  (word)  "), ("hello\n  world\n", "(hello)\n  (world)\n"),
            ("hello\\n  world\\n", "(hello)\\n  (world)\\n"), ("{placeholder}", "({placeholder})"),
            ("Hi {name}!", "(Hi) ({name})(!)"), ("%1$s files", "(%1$s) (files)"),
            // Android loses this one's end.
            ("back\\", "(back\\)"),
        ] as [(String, String)])
    func `ar-XB`(text: String, expected: String) throws {
        let shown = try self.text([.arXB], LocalizedStringKey(text))
        #expect(
            shown.plain.replacing("\u{200F}\u{202E}", with: "(").replacing("\u{202C}\u{200F}", with: ")") == expected)
        #expect(shown.writingDirection == .rightToLeft)
    }

    @Test func `ar-XB turns no argument, tag, address or isolate`() throws {
        let text = try text([.arXB], "Hi \("Rome 1"), <b>x</b> https://e.org \u{2066}a b\u{2069}")
        #expect(
            text.marked.replacing("\u{200F}\u{202E}", with: "(").replacing("\u{202C}\u{200F}", with: ")")
                == "(Hi) (\u{2068}Rome 1\u{2069})(,) <b>(x)</b> https://e.org \u{2066}(a) (b)\u{2069}")
    }
}
