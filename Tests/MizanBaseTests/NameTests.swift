import MizanBase
import Testing

/// Tags, colours and messages as people write and read them.
struct NameTests {
    @Test(
        "a tag has the letter case of RFC 5646",
        arguments: [
            ("EN", "en"), ("ar_eg", "ar-EG"), ("ZH-hant-hk", "zh-Hant-HK"), ("hi-U-NU-DEVA", "hi-u-nu-deva"),
            ("es-419", "es-419"), ("sr-latn-rs", "sr-Latn-RS"),
        ])
    func tags(written: String, canonical: String) {
        #expect(LanguageTag(written).identifier == canonical)
    }

    @Test("a diagnostic is one line, with one more for each note, whatever names hold")
    func hostileNames() {
        let name = "a\u{1B}]0;t\u{7}\n::error::b\u{202E}\u{2028}"
        let written = #"a\u{1b}]0;t\u{7}\n::error::b\u{202e}\u{2028}"#
        let diagnostic = Diagnostic(
            rule: "r", place: SourcePlace(file: name, line: 1, column: 2), message: "there is no \(name)",
            fix: "name".suggestion(from: ["x", "name\n"]),
            notes: [Diagnostic.Note(place: SourcePlace(file: name, line: 3, column: 4), message: name)])
        #expect(
            diagnostic.description
                == #"\#(written):1:2: error: there is no \#(written); did you mean “name\n”? [r]"# + "\n"
                + "\(written):3:4: note: \(written)")
        #expect(Diagnostic(rule: "r", file: name, message: "m").description == "\(written): error: m [r]")
    }

    @Test("a message lists a few names, and of many the nearest, with what lists all")
    func suggestions() {
        let names = (1...1_000).map { "name\($0)" }
        #expect("x".suggestion(from: names) == "the nearest are name1, name2, name3, of 1000 in all")
        let near = "x7".suggestion(from: names, listedBy: "“list”")
        #expect(near == "the nearest are name7, name1, name17; “list” lists all 1000")
        #expect("nme7".suggestion(from: names, listedBy: "“list”") == "did you mean “name7”?")
        #expect("x".suggestion(from: ["a\u{1B}", "bcde"]) == #"use one of a\u{1b}, bcde"#)
        #expect("x".suggestion(from: ["bcde"]) == "use bcde")
        #expect("x".suggestion(from: []) == "add it")
    }

    @Test("a line end and a tab in a message are written as in code, and all else that isn't seen by its number")
    func lines() {
        #expect(Diagnostic.quote("a\r\n\tb\u{0B}\u{200F}") == #"“a\r\n\tb\u{b}\u{200f}”"#)
    }

    @Test(
        "colours read what they write",
        arguments: [
            ("#0a1b2c", RGBA(red: 10, green: 27, blue: 44)),
            ("#ffffff80", RGBA(red: 255, green: 255, blue: 255, alpha: 128)),
        ])
    func colours(text: String, color: RGBA) {
        #expect(RGBA(text) == color)
        #expect(color.description == text)
    }

    @Test(
        "other texts are no colour",
        arguments: ["", "#", "#12345", "123456", "#+12345", "#1234567", "#12345g", "#１２３４５６"])
    func otherTexts(text: String) {
        #expect(RGBA(text) == nil)
    }

    @Test("what can't be seen is written out, so that no viewer's bidi moves a line")
    func invisibles() {
        #expect("a\u{200F}b\u{2068}c\n\u{A0}ش".writingOutInvisibles() == "a\\u{200f}b\\u{2068}c\\u{a}\\u{a0}ش")
        #expect("say \"x\\\"".writingOutInvisibles(escaping: ["\"", "\\"]) == "say \\\"x\\\\\\\"")
        #expect(Diagnostic.quote(String(repeating: "x", count: 100)) == "“" + String(repeating: "x", count: 80) + "…”")
    }

    @Test("a diagnostic says where, what and what to do, with a line for each further place")
    func diagnostic() {
        let place = SourcePlace(file: "a.json", line: 3, column: 7)
        let other = SourcePlace(file: "a.json", line: 1, column: 2)
        let full = Diagnostic(
            rule: "id-twice", place: place, message: "the id stands twice", fix: "rename one",
            notes: [Diagnostic.Note(place: other, message: "the other one is here")])
        #expect(
            full.description == """
                a.json:3:7: error: the id stands twice; rename one [id-twice]
                a.json:1:2: note: the other one is here
                """)
        #expect(Diagnostic(rule: "r", file: "f", message: "m").description == "f: error: m [r]")
        #expect(Diagnostic(.warning, rule: "r", message: "m").description == "mizan: warning: m [r]")
    }
}
