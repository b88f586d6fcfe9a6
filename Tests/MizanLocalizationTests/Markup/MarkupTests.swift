import MizanBase
import MizanLocalization
import Testing

/// Inline markup of localized strings: what a reader sees, and with which attributes.
@Suite struct MarkupTests {
    /// A text as tags: `<b>`, `<i>`, `<code>`, `<s>`, `<a href>`, `<html>`, `<name=value>`.
    private func shown(_ key: LocalizedStringKey, _ entries: String = "", locale: LanguageTag = "en") throws -> String {
        let text = Localization(catalogs: [try Catalogs.made(entries)], locale: locale).resolve(key).text
        let units = Array(text.string.utf16)
        var result = ""
        for offset in 0...units.count {
            for run in text.runs.reversed() where run.range.upperBound == offset {
                result += tags(run.attributes).reversed().map { "</\($0.prefix { $0 != " " && $0 != "=" })>" }.joined()
            }
            for run in text.runs where run.range.lowerBound == offset {
                result += tags(run.attributes).map { "<\($0)>" }.joined()
            }
            if offset < units.count { result += String(decoding: [units[offset]], as: UTF16.self) }
        }
        return result
    }

    private func tags(_ attributes: TextAttributes) -> [String] {
        let names: [(InlinePresentationIntent, String)] = [
            (.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "code"), (.strikethrough, "s"),
            (.inlineHTML, "html"),
        ]
        return names.filter { attributes.presentation.contains($0.0) }.map(\.1)
            + (attributes.link.map { ["a \($0)"] } ?? [])
            + attributes.named.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    /// Examples of CommonMark 0.31 by their numbers, and of GFM.
    @Test(
        arguments: [
            ("*foo bar*", "<i>foo bar</i>"),  // 350
            ("a * foo bar*", "a * foo bar*"),  // 351
            ("foo*bar*", "foo<i>bar</i>"),  // 355
            ("_foo bar_", "<i>foo bar</i>"),  // 357
            ("foo_bar_", "foo_bar_"),  // 360
            ("пристаням_стремятся_", "пристаням_стремятся_"),  // 362
            ("foo-_(bar)_", "foo-<i>(bar)</i>"),  // 364
            ("*(*foo*)*", "<i>(<i>foo</i>)</i>"),  // 368
            ("**foo bar**", "<b>foo bar</b>"),  // 378
            ("foo**bar**", "foo<b>bar</b>"),  // 381
            ("__foo__bar", "__foo__bar"),  // 400
            ("*foo **bar** baz*", "<i>foo <b>bar</b> baz</i>"),  // 409
            ("*foo**bar**baz*", "<i>foo<b>bar</b>baz</i>"),  // 410
            ("*foo**bar*", "<i>foo**bar</i>"),  // 411
            ("***foo** bar*", "<i><b>foo</b> bar</i>"),  // 412
            ("*foo **bar***", "<i>foo <b>bar</b></i>"),  // 413
            ("foo***bar***baz", "foo<i><b>bar</b></i>baz"),  // 415
            ("foo *\\**", "foo <i>*</i>"),  // 437
            ("**foo*", "*<i>foo</i>"),  // 442
            ("*foo _bar* baz_", "<i>foo _bar</i> baz_"),  // 469
            ("**foo**bar**", "<b>foo</b>bar**"),
            ("*[bar*](/url)", "*<a /url>bar*</a>"),  // 473
            ("`foo`", "<code>foo</code>"),  // 328
            ("`` foo ` bar ``", "<code>foo ` bar</code>"),  // 329
            ("*foo`*`", "*foo<code>*</code>"),  // 342
            ("[link](/uri \"title\")", "<a /uri>link</a>"),  // 482
            ("[link](</my uri>)", "<a /my uri>link</a>"),  // 489
            ("[link](foo(and(bar)))", "<a foo(and(bar))>link</a>"),  // 496
            ("[link] (/uri)", "[link] (/uri)"),  // 511
            ("[link [foo [bar]]](/uri)", "<a /uri>link [foo [bar]]</a>"),  // 512
            ("[foo [bar](/uri)](/uri)", "[foo <a /uri>bar</a>](/uri)"),  // 518
            ("[link *foo **bar** `#`*](/uri)", "<a /uri>link <i>foo <b>bar</b> <code>#</code></i></a>"),  // 516
            ("![foo](/url)", "foo"),  // 572, the image left out
            ("<http://foo.bar.baz>", "<a http://foo.bar.baz>http://foo.bar.baz</a>"),  // 594
            ("<foo@bar.example.com>", "<a mailto:foo@bar.example.com>foo@bar.example.com</a>"),  // 604
            ("&nbsp;&amp;&copy;&#35;&#x22;", "\u{A0}&©#\""),  // 25, 26
            ("&nbsp &x; &#87654321;", "&nbsp &x; &#87654321;"),  // 28
            ("\\*not emphasized*", "*not emphasized*"),  // 14
            ("~~Hi~~ Hello, ~there~", "<s>Hi</s> Hello, ~there~"),  // GFM 491
            ("a <b>c</b>", "a <html><b></html>c<html></b></html>"),
            ("5 * 3 * 2 = 30, a_b_c, 2 < 3 & 4 > 1", "5 * 3 * 2 = 30, a_b_c, 2 < 3 & 4 > 1"),
            ("**https://example.com/a_b_c**", "<b>https://example.com/a_b_c</b>"),
        ] as [(String, String)])
    func `CommonMark`(text: String, expected: String) throws {
        #expect(try shown(LocalizedStringKey(text)) == expected)
    }

    @Test func `attributes by name`() throws {
        let text = Localization.empty.resolve(
            LocalizedStringKey(
                "^[2 **tickets**](inflect: true, agreeWithArgument: 2) ^[a](k: {morphology: {number: 'one'}})")
        ).text
        #expect(text.string == "2 tickets a")
        #expect(text.runs.map(\.range) == [0..<9, 2..<9, 10..<11])
        #expect(text.runs[0].attributes.named == ["inflect": .bool(true), "agreeWithArgument": .number(2)])
        #expect(
            text.runs[2].attributes.named == ["k": .object(["morphology": .object(["number": .string("one")])])])
    }

    @Test(arguments: [
        "^[a](b)", "^[a](inflect: )", "^[a]", "^[a](", "^[a]()", "[a](b c)", "[a](b", "]()", "**", "`a``",
    ])
    func `what is no markup is text`(text: String) throws {
        #expect(try shown(LocalizedStringKey(text)) == text)
    }

    @Test(arguments: ["*a*", "**", "[x](y)", "`", "~~a~~", "\\", "&amp;", "<b>", "](", "^[a](inflect: true)"])
    func `an argument stays text`(argument: String) throws {
        let text = Localization.empty.resolve("**Hello \(argument)** and *\(argument)*").text
        #expect(text.string == "Hello \(argument) and \(argument)")
        #expect(
            text.runs.map(\.range) == [
                0..<6 + argument.utf16.count, 11 + argument.utf16.count..<11 + 2 * argument.utf16.count,
            ])
    }

    @Test func `an argument in an address goes into the link`() throws {
        let text = Localization.empty.resolve("[\("Ida")](https://example.com/\("a b")?c) there").text
        #expect(text.string == "Ida there")
        #expect(text.runs.map(\.attributes.link) == ["https://example.com/a b?c"])
        #expect(text.isolates.map(\.range) == [0..<3])
    }

    @Test func `markup around and inside the forms of a variable`() throws {
        let entry = """
            "%lld a": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "**%#@a@** e" },
              "substitutions": { "a": { "argNum": 1, "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "*%arg* thing" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg things" } } } } } } } } }
            """
        #expect(try shown("\(1) a", entry) == "<b><i>1</i> thing</b> e")
        #expect(try shown("\(2) a", entry) == "<b>2 things</b> e")
    }

    @Test func `runs count UTF-16 units in any script`() throws {
        let text = Localization.empty.resolve("😀 **سارة** و*\("ירושלים")*").text
        #expect(text.runs.map(\.range) == [3..<7, 9..<16])
    }

    /// Readers of markup have been slow or recursive on each of these.
    @Test(arguments: [
        "*", "**a ", "[", "[a](", "`", "` `` ", "<a", "&", "_a", "~~a", "^[a](", "*a_ ", "![", "](", "www.a*",
    ])
    func `what repeats without end is read in time`(part: String) {
        let text = String(repeating: part, count: 1_000)
        #expect(!Localization.empty.resolve(LocalizedStringKey(text)).text.isEmpty)
    }
}
