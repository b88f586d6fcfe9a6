import MizanBase
import MizanLocalization
import TestSupport
import Testing

/// Which characters of a sentence stand in one isolate with a number; what is seen of them is in `arguments.json`.
@Suite struct NumberGroupTests {
    /// A format's text in a locale, `<R…>` for a right-to-left isolate, `<L…>` and `<F…>` for the others.
    private func shown(_ format: String, _ locale: LanguageTag, _ arguments: LocalizedValue...) -> String {
        let text = Localization(catalogs: [], locale: locale).resolve(
            LocalizedStringKey(format, arguments: arguments))
        let names: [Character: String] = ["\u{2066}": "<L", "\u{2067}": "<R", "\u{2068}": "<F", "\u{2069}": ">"]
        return text.marked.unicodeScalars.map { names[Character($0)] ?? String($0) }.joined()
    }

    @Test(
        arguments: [
            ("%lld:%lld", "<R12:5>"), ("at %lld/%lld.", "at <R12/5>."), ("%lld%%", "<R12%>"), ("$%lld!", "<R$12>!"),
            ("%lld%lld", "<R125>"), ("17.%lld", "<R17.12>"), ("(%lld – %lld)", "(<R12> – <R5>)"),
            ("%lld, %lld", "<R12>, <R5>"), ("%lld–%lld", "<L12–5>"), ("+%lld", "<L+12>"), ("x -%lld", "x <L-12>"),
            ("%lld+", "<R12+>"), ("%lld°C", "<R12°C>"), ("%lldUS$", "<R12<LUS$>>"), ("v%lld.%lld-x", "<Rv12.5>-x"),
        ])
    func `what touches a number stands in its isolate, in Hebrew`(format: String, expected: String) {
        #expect(shown(format, "he", .integer(12), .integer(5)) == expected)
    }

    @Test(
        arguments: [
            // A hyphen behind a word is the word's, and so is one before it.
            ("ב-%lld", "ב-<R12>"), ("%lld-day", "<R12>-day"), ("ב%lld", "ב<R12>"),
            // The sentence's own.
            ("%lld.", "<R12>."), ("%lld: a", "<R12>: a"), ("a,%lld", "a,<R12>"),
        ])
    func `what belongs to a word or to the sentence stays outside`(format: String, expected: String) {
        #expect(shown(format, "he", .integer(12)) == expected)
    }

    @Test func `what is no number has an isolate of its own, whatever it holds`() {
        #expect(shown("%@:%lld", "he", .text("12"), .integer(5)) == "<F12>:<R5>")
        #expect(shown("%@-%lld", "he", .text("Ana"), .integer(5)) == "<FAna>-<R5>")
        #expect(shown("%@/%lld", "he", .technical("v1", kind: .version), .integer(5)) == "<Lv1>/<R5>")
        #expect(shown("%@:%@", "he", .directed(.integer(12), .leftToRight), .integer(5)) == "<L12>:<R5>")
        #expect(
            shown("%@–%@", "he", .measurement(3, unit: .kilometers, usage: nil, width: .abbreviated), .integer(5))
                == "<R3\u{202F}ק״מ>–<R5>")
    }

    @Test func `a typed sign and a typed range run as the locale's formatter has them`() {
        #expect(shown("+%lld", "ar", .integer(5)) == "<L+5>")
        #expect(shown("+%lld", "ar-EG", .integer(5)) == "<R+٥>")
        #expect(shown("%lld–%lld", "ar", .integer(10), .integer(20)) == "<R10–20>")
        #expect(shown("%lld–%lld", "fa", .integer(10), .integer(20)) == "<L۱۰–۲۰>")
        #expect(shown("+%lld–%lld", "en", .integer(10), .integer(20)) == "<L+10–20>")
    }

    @Test func `digits of two kinds are one number, and bits run from the left`() {
        #expect(shown("17.%lld", "ar-EG", .integer(4)) == "<L17.٤>")
        #expect(shown("#%02X%02X", "ar-EG", .integer(255), .integer(10)) == "<L#FF0A>")
    }

    @Test func `numbers touch across the forms of variables, and keep their markup`() throws {
        let catalog = try Catalogs.made(
            """
            "%lld %lld": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@h@:**%#@m@**" },
              "substitutions": {
                "h": { "argNum": 1, "variations": { "plural": {
                  "other": { "stringUnit": { "state": "translated", "value": "in %arg" } } } } },
                "m": { "argNum": 2, "variations": { "plural": {
                  "other": { "stringUnit": { "state": "translated", "value": "%02lld h" } } } } } } } } }
            """)
        let text = Localization(catalogs: [catalog], locale: "he").resolve("\(12) \(5)").text
        #expect(text.string == "in 12:05 h")
        #expect(text.isolates == [.init(range: 3..<8, direction: .rightToLeft)])
        #expect(text.runs.map(\.range) == [6..<10])
    }

    @Test func `very many signs around a number take no longer than they are many`() {
        for sign in ["$", "%", "a", "a$", "-", "1/", "+-"] {
            let count = Thoroughness.count(10_000, thorough: 100_000)
            let signs = String(repeating: sign == "%" ? "%%" : sign, count: count)
            #expect(shown(signs + " %lld " + signs, "ar", .integer(1)).contains("1"))
        }
    }

    @Test func `a currency's symbol and a path are not torn`() {
        let dollars = NumberStyle.currency("USD").map { LocalizedValue.number(5, style: $0) } ?? .text("")
        #expect(shown("%@", "ar-EG", dollars) == "<R\u{200F}٥٫٠٠\u{A0}<LUS$>>")
        // In Hebrew nothing is at its edge.
        #expect(shown("%@", "he", dollars) == "<R\u{200F}5.00\u{A0}\u{200F}$>")
        #expect(shown("%@", "en", dollars) == "<L$5.00>")
        #expect(
            shown("%@", "en", .technical("/usr/שלום/קובץ.txt", kind: .path)) == "<L/usr/<Fשלום>/<Fקובץ.txt>>")
        #expect(shown("%@", "he", .technical("/usr/lib", kind: .path)) == "<L/usr/lib>")
    }
}
