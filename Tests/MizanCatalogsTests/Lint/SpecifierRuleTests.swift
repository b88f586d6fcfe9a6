import MizanBase
import Testing

/// Formats that differ from their key, and those that only look as if they did.
@Suite struct SpecifierRuleTests {
    @Test(
        arguments: [
            ("%@ sent %lld", "de", "%lld gesendet von %@", "specifiers-differ"),
            ("%@ faster", "de", "%.2fx schneller", "specifiers-differ"),
            ("%@ and %@", "de", "%1$@ und %3$@", "specifiers-differ"),
            ("Welcome", "de", "Willkommen, %@", "specifiers-differ"),
            ("%@ of %@", "fa", "%1$@", "specifiers-differ"),
            ("%lld sites", "nl", "%# @sites @", "broken-specifier"),
            ("%@ left", "ja", "残り％@", "broken-specifier"),
            ("%@ left", "zh-Hans", "剩余%＠", "broken-specifier"),
            ("%1$@ of %2$@", "fr", "% 1$@ sur %2$@", "broken-specifier"),
            ("%1$@ of %2$@", "fr", "%1 $@ sur %2$@", "broken-specifier"),
            ("%lld sites", "nl", "%#@sites", "broken-specifier"),
            // A percent sign that takes an argument.
            ("%lld%% done", "de", "%lld % fertig", "broken-specifier"),
            ("%lld%% done", "sv", "%lld%-ig klar", "broken-specifier"),
            ("%lld%% done", "pt", "%lld% de carga", "broken-specifier"),
            ("%lld%% done", "fr", "%lld % fini", "broken-specifier"),
        ]) func `a format that differs from its key`(
            key: String, language: String, text: String, rule: String
        ) throws
    {
        let findings = try Linting.findings(key: key, [language: text])
        #expect(findings.map(\.rule) == [rule], "\(findings.map(\.description))")
        #expect(findings.first?.language == LanguageTag(language))
        #expect(findings.first?.key == key)
        #expect(findings.first?.place?.line == 3)
    }

    @Test(
        arguments: [
            ("%@ sent %lld", "de", "%2$lld gesendet von %1$@"),
            ("%lld files", "de", "%d Dateien"),
            ("%.1f meters", "de", "%.2f Meter"),
            ("100% sure", "de", "100% sicher"),
            ("100% cotton", "de", "100%ige Baumwolle"),
            ("All", "fr", "50 % des cas"),
            ("%lld%% done", "de", "%lld %% fertig"),
            ("%@ %%", "ar", "%@ ٪"),
            ("Discount", "ja", "５０％引き"),
            ("%lld", "ar", "%lld"),
        ]) func `a format that keeps to its key`(key: String, language: String, text: String) throws
    {
        #expect(try Linting.findings(key: key, [language: text]) == [])
    }

    @Test func `the fix numbers what changed places`() throws {
        let finding = try Linting.findings(key: "%@ sent %lld", ["de": "%lld gesendet von %@"]).first
        #expect(finding?.severity == .error)
        #expect(finding?.fix == "number the specifiers: %2$lld … %1$@")
    }

    @Test func `one plural form alone`() throws {
        let findings = try Linting.findings(
            key: "%lld files in %@", language: "de",
            plural: ["one": "Eine Datei in %@", "other": "%lld Dateien in %@"])
        #expect(findings.map(\.rule) == ["specifiers-differ"])
        #expect(findings.first?.message.contains("“one”") == true)
        #expect(
            try Linting.findings(
                key: "%lld files in %@", language: "de",
                plural: ["one": "Eine Datei in %2$@", "other": "%lld Dateien in %@"]) == [])
    }

    @Test func `a form that leaves an argument out`() throws {
        let findings = try Linting.findings(
            key: "%lld files in %@", language: "de", plural: ["one": "Eine Datei", "other": "%lld Dateien in %@"])
        #expect(findings.map(\.rule) == ["specifiers-differ"])
        #expect(findings.first?.severity == .warning)
        #expect(findings.first?.message.contains("doesn't show argument 2") == true)
    }

    @Test func `a key that is a name keeps to its text in the source language`() throws {
        #expect(
            try Linting.findings(key: "sender", ["en": "%@ sent %lld", "de": "%lld von %@"]).map(\.language)
                == ["de"])
        #expect(try Linting.findings(key: "sender", ["en": "%@ sent %lld", "de": "%2$lld von %1$@"]) == [])
    }

    @Test func `a percent sign in the source that takes an argument is one finding`() throws {
        let key = "Buy on 0% installments with %@"
        let findings = try Linting.findings(key: key, ["en": key, "de": key, "nl": key])
        #expect(findings.map(\.rule).filter { $0 != "equals-source" } == ["broken-specifier"])
        let finding = try #require(findings.first { $0.rule == "broken-specifier" })
        #expect(finding.severity == .error && finding.language == "en")
        #expect(
            finding.message
                == "“\(key)” is a format, and its “% i” is a specifier that takes an argument, as in 2 translations")
        #expect(finding.fix == "write %% for a percent sign")
        // The key alone is the source's text.
        let bare = try Linting.findings(key: key, [:])
        #expect(bare.map(\.rule) == ["broken-specifier"])
        // Nothing is put in here.
        #expect(try Linting.findings(key: "0% installments", ["de": "0% in Raten"]) == [])
    }

    @Test func `a key that is a name need not show its arguments`() throws {
        let texts: KeyValuePairs = [
            "en": "%2$@ followers", "de": "%2$@ folgen", "fr": "%2$@ abonnés", "it": "seguaci",
        ]
        let findings = try Linting.findings(key: "account.followers %lld %@", texts)
        #expect(findings.map(\.language) == ["it"])
        #expect(findings.first?.message == "“seguaci” doesn't show argument 2 of “%2$@ followers”")
        // What an argument is follows from the key.
        let wrong = try Linting.findings(
            key: "account.followers %lld %@", ["en": "%1$@ followers", "de": "%1$@ folgen"])
        #expect(wrong.map(\.rule) == ["specifiers-differ"] && wrong.first?.language == "en")
        #expect(wrong.first?.message.hasSuffix("as in 1 translation") == true)
        // A sentence shows what it is given.
        let sentence = try Linting.findings(key: "%@ sent %lld", ["en": "%@ wrote", "de": "%@ schrieb"])
        #expect(sentence.map(\.language) == ["en"])
    }

    @Test func `a percent sign of two texts that aren't formats`() throws {
        #expect(try Linting.findings(key: "screen", ["en": "% of screen", "hu": "a képernyő %-a"]) == [])
    }

    @Test func `a plural that counts a text is a fault of the source`() throws {
        func plural(_ one: String, _ other: String) -> String {
            """
            { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "\(one)" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "\(other)" } } } } }
            """
        }
        let catalog = """
            { "sourceLanguage" : "en", "strings" : { "people %@" : { "localizations" : {
              "en" : \(plural("%@ likes it", "%@ like it")),
              "de" : \(plural("%@ mag es", "%@ mögen es")), "nl" : \(plural("%@ vindt het leuk", "%@ vinden het leuk"))
            } } }, "version" : "1.0" }
            """
        let findings = try Linting.findings(["L.xcstrings": catalog])
        #expect(findings.map(\.rule) == ["plural-counts-text"])
        #expect(findings.first?.language == "en" && findings.first?.message.hasSuffix("as in 2 translations") == true)
    }
}
