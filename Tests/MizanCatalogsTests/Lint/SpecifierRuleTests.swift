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
            ("%lld%% done", "de", "%lld % fertig", "specifiers-differ"),
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
}
