import MizanBase
import MizanLocalization
import Testing

/// Strings by the words that Foundation has for them.
@Suite struct LocalizedStringTests {
    private func localization(_ locale: LanguageTag, _ entries: String...) throws -> Localization {
        Localization(catalogs: [try Catalogs.made(entries.joined(separator: ","))], locale: locale)
    }

    @Test func `a string has its isolates as characters, unless asked without`() throws {
        let german = try localization("de", Catalogs.entry("Hello, %@!", [("de", "Hallo, %@!")]))
        #expect(String(localized: "Hello, \("سارة")!", in: german) == "Hallo, \u{2068}سارة\u{2069}!")
        #expect(german.string("Hello, \("سارة")!", .unmarked) == "Hallo, سارة!")
    }

    @Test func `a string keeps its markup, an attributed text has it as attributes`() throws {
        let german = try localization(
            "de", Catalogs.entry("**Hello**, %@ &amp; all", [("de", "**Hallo**, %@ &amp; alle")]))
        let resource: LocalizedStringResource = "**Hello**, \("*Ida*") &amp; all"
        #expect(german.string(resource, .unmarked) == "**Hallo**, *Ida* &amp; alle")
        let text = AttributedText(localized: resource, in: german)
        #expect(text.string == "Hallo, *Ida* & alle")
        #expect(text.runs.map(\.attributes.presentation) == [.stronglyEmphasized])
    }

    @Test func `key, default value, table, bundle, locale and comment`() throws {
        let app = StringBundle(tables: [try Catalogs.made("")])
        let kit = StringBundle(
            tables: [
                try Catalogs.made(
                    Catalogs.entry("greeting", [("de", "Guten Tag, %@"), ("fr", "Bonjour, %@")]), file: "Kit.xcstrings")
            ], name: "Kit")
        let german = Localization(bundles: [app, kit], locale: "de")
        func greeting(_ locale: LanguageTag?) -> String {
            String(
                localized: "greeting", defaultValue: "Hello, \("Ida")", table: "Kit", bundle: "Kit", locale: locale,
                comment: "at the top", in: german)
        }
        #expect(greeting(nil) == "Guten Tag, \u{2068}Ida\u{2069}")
        #expect(greeting("fr-CA") == "Bonjour, \u{2068}Ida\u{2069}")
        #expect(greeting("ja") == "Hello, \u{2068}Ida\u{2069}")
        #expect(
            String(localized: "greeting", defaultValue: "Hello, \("Ida")", in: german) == "Hello, \u{2068}Ida\u{2069}")
    }

    @Test func `a resource in another locale is formatted there too`() throws {
        let english = try localization("en", Catalogs.entry("%lld of them", [("ar", "%lld منها")]))
        let resource = LocalizedStringResource("\(12) of them", locale: "ar-EG")
        #expect(english.resolve(resource).marked == "\u{2067}١٢\u{2069} منها")
        #expect(english.resolve(resource).writingDirection == .rightToLeft)
        #expect(english.resolve("In \(resource)").marked == "In \u{2067}\u{2067}١٢\u{2069} منها\u{2069}")
    }

    @Test func `a format at hand isolates as well`() throws {
        let german = try localization("de")
        #expect(
            german.localizedStringWithFormat("%2$@ von %1$@: %3$.1f %4$lld%%", "سارة", "Ida", 2.5, 7)
                == "\u{2068}Ida\u{2069} von \u{2068}سارة\u{2069}: \u{2066}2,5\u{2069} \u{2066}7%\u{2069}")
        #expect(
            german.localizedStringWithFormat("%@", LocalizedValue.technical("+49 1", kind: .phone))
                == "\u{2066}+49 1\u{2069}")
    }

    @Test func `a table whose keys number their specifiers`() throws {
        let german = try localization(
            "de", Catalogs.entry("%1$@ of %2$lld%%", [("de", "%2$lld %% von %1$@")]),
            Catalogs.entry("%@ at %lld", [("de", "%1$@ um %2$lld")]))
        #expect(german.resolve("\("a") of \(3)%").plain == "3 % von a")
        #expect(german.resolve("\("a") at \(3)").plain == "a um 3")
        #expect(german.resolve("\("a") of \("b")").plain == "a of b")
    }

    @Test func `a number chooses its form as it is written`() throws {
        let entry = Catalogs.plural("%@ left", "en", [("one", "%@ is left"), ("other", "%@ are left")])
        let english = try localization("en", entry)
        #expect(english.resolve("\(1.0, format: NumberStyle.decimal) left").plain == "1 is left")
        let fixed = try #require(NumberStyle(skeleton: ".0"))
        #expect(english.resolve("\(1.0, format: fixed) left").plain == "1.0 are left")
        let french = try localization(
            "fr", Catalogs.plural("%@ views", "fr", [("one", "%@ vue"), ("many", "%@ de vues"), ("other", "%@ vues")]))
        let compact = try #require(NumberStyle(skeleton: "compact-short"))
        #expect(french.resolve("\(2_000_000.0, format: compact) views").plain == "2\u{A0}M de vues")
        #expect(french.resolve("\(2_000.0, format: NumberStyle.decimal) views").plain == "2\u{202F}000 vues")
    }

    @Test func `a variable chosen by an argument that no form prints`() throws {
        let catalog = try Catalogs.made(
            """
            "%lld %@": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@n@ soon" },
              "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%2$@ is expected" } },
                "other": { "stringUnit": { "state": "translated", "value": "%2$@ are expected" } } } } } } } } }
            """)
        let english = Localization(catalogs: [catalog], locale: "en")
        #expect(english.resolve("\(1) \("1 mm")").plain == "1 mm is expected soon")
        #expect(english.resolve("\(2) \("2 mm")").plain == "2 mm are expected soon")
    }
}
