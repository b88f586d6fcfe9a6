import MizanBase
import MizanLocalization
import Testing

@Suite struct LanguagePreferenceTests {
    /// The talk's server and its three users; the languages come from the server, without a bundle.
    @Test(
        arguments: [("uk-UA", "uk"), ("es-MX", "es"), ("fr", "en"), ("fr uk-UA", "uk"), ("de-CH es", "de")]
            as [(String, String)])
    func `a list that a server sent`(preferences: String, expected: String) {
        let found = StringBundle.preferredLocalizations(
            from: ["bg", "de", "en", "es", "kk", "uk"],
            forPreferences: preferences.split(separator: " ").map(String.init), developmentLocalization: "en")
        #expect(found == [expected])
    }

    @Test func `localizations are spelled as they are there, and a regional one comes with its parent`() {
        #expect(
            StringBundle.preferredLocalizations(from: ["en", "en_GB"], forPreferences: ["en-IN"]) == ["en_GB", "en"])
        #expect(StringBundle.preferredLocalizations(from: ["German", "English"], forPreferences: ["de"]) == ["German"])
        #expect(StringBundle.preferredLocalizations(from: ["fr", "de"], forPreferences: ["ja"]) == ["fr"])
        #expect(StringBundle.preferredLocalizations(from: [], forPreferences: ["ja"]).isEmpty)
    }

    @Test(
        arguments: [
            ("uk-UA", "uk-UA"), ("de;q=0.5, uk;q=0.8, en;q=0.1", "uk de en"),
            ("da, en-GB;q=0.8, en;q=0.7", "da en-GB en"),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr-CH fr en de"), ("en;q=0, de", "de"), ("*", ""),
            ("", ""),
            ("en; Q=0.2 , he", "he en"), ("a b;c=d,,;;;,q=1, ../../etc, ar ;q=2, he", "he"),
            ("x-klingon;q=1.0", "x-klingon"),
        ] as [(String, String)])
    func `the languages of a request`(header: String, expected: String) {
        let found = LanguageTag.preferences(acceptLanguage: header)
        #expect(found.map(\.identifier).joined(separator: " ") == expected)
    }

    @Test func `a header without end is cut`() {
        let header = String(repeating: "en-US;q=0.5,", count: 1_000_000)
        #expect(LanguageTag.preferences(acceptLanguage: header).count == 64)
    }

    @Test(
        arguments: [
            ("es-MX", "es-MX", "es", "¡Hola!"), ("ja", "en", "en", "Hello"), ("ja, uk;q=0.5", "uk", "uk", "Привіт"),
            ("fr, es-MX;q=0.9, uk;q=0.1", "es-MX", "es", "¡Hola!"),
        ] as [(String, String, String, String)])
    func `a request is answered in the first language that there is, with its formats`(
        header: String, locale: String, language: String, expected: String
    ) throws {
        let catalog = try Catalogs.made(
            Catalogs.entry("Hello", [("es", "¡Hola!"), ("uk", "Привіт")]))
        let localization = Localization(
            bundles: [StringBundle(tables: [catalog])], preferences: LanguageTag.preferences(acceptLanguage: header))
        #expect(localization.locale.identifier == locale)
        #expect(localization.language.identifier == language)
        #expect(localization.resolve("Hello").plain == expected)
    }
}
