import MizanBase
import MizanLocalization
import Testing

@Suite struct StringCatalogTests {
    @Test func `a real app's catalog loads whole`() throws {
        let catalog = try Catalogs.gomap()
        #expect(catalog.keys.count == 134)
        #expect(catalog.entries.count == 134)
        #expect(catalog.languages.map(\.identifier) == ["ar", "de", "en", "es", "fr", "ja", "mr", "pl", "ru"])
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.table == "Localizable")
        let plural = catalog.entries.values.filter { entry in
            entry.localizations.values.contains { localization in
                if case .plural = localization.value { return true }
                return !localization.substitutions.isEmpty
            }
        }
        #expect(plural.count == 15)
        #expect(
            plural.count { $0.localizations.values.contains { !$0.substitutions.isEmpty } } == 6)
    }

    @Test func `a localization whose text can't be found is a warning`() throws {
        func warnings(_ localization: String) throws -> [String] {
            try StringCatalog(
                xcstrings: Array(
                    """
                    { "sourceLanguage": "en", "version": "1.0", "strings": { "a": { "localizations": {
                      "de": \(localization) } } } }
                    """.utf8), file: "a.xcstrings"
            ).warnings.map(\.description)
        }
        let expected = [
            "a.xcstrings:2:9: warning: neither a stringUnit nor variations that are known; write stringUnit, plural or device "
                + "[string-catalog]"
        ]
        #expect(try warnings("{ \"stringUnt\": { \"value\": \"x\" } }") == expected)
        #expect(
            try warnings("{ \"variations\": { \"plual\": { \"other\": { \"stringUnit\": { \"value\": \"x\" } } } } }")
                == expected)
        #expect(try warnings("{}").isEmpty)
        #expect(try warnings("{ \"stringUnit\": { \"value\": \"x\" }, \"later\": 1 }").isEmpty)
    }

    @Test(
        arguments: [
            ("[", "bad.xcstrings:1:"),
            ("[]", "bad.xcstrings:1:1: error: a string catalog is an object, not an array"),
            (
                "{\n \"version\": \"1.0\", \"strings\": {}}",
                "bad.xcstrings:1:1: error: a string catalog without “sourceLanguage”"
            ),
            ("{\"sourceLanguage\": 5, \"strings\": {}}", "bad.xcstrings:1:20: error: a number where a string belongs"),
            ("{\"sourceLanguage\": \"e n\", \"strings\": {}}", "bad.xcstrings:1:20: error: “e n” is no language tag"),
            (
                "{\"sourceLanguage\": \"en\", \"version\": \"2.0\", \"strings\": {}}",
                "bad.xcstrings:1:37: error: string catalog of version"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\n  \"a\": { \"localizations\": { \"de\": { \"stringUnit\": {} } } } }}",
                "bad.xcstrings:2:51: error: stringUnit without value"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"localizations\": { \"de\":\n{ \"variations\": { \"plural\": { \"lots\": {} } } } } } }}",
                "bad.xcstrings:2:31: error: “lots” is no plural form; use zero, one, two, few, many or other"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": { \"a\": 1 }}",
                "bad.xcstrings:1:44: error: an entry is an object"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"shouldTranslate\": \"no\" } }}",
                "bad.xcstrings:1:65: error: shouldTranslate is true or false"
            ),
        ] as [(String, String)])
    func `what is wrong is told with its place`(json: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try StringCatalog(xcstrings: Array(json.utf8), file: "bad.xcstrings")
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test func `deep nesting is an error, not a crash`() {
        let device = String(repeating: "{\"variations\":{\"device\":{\"mac\":", count: 600)
        let json =
            "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":\(device){}"
            + String(repeating: "}}}", count: 600) + "}}}}"
        #expect(throws: DiagnosticError.self) {
            try StringCatalog(xcstrings: Array(json.utf8), file: "deep.xcstrings")
        }
    }

    @Test func `more values than a catalog has are refused before they fill the memory`() {
        let values = String(repeating: "0,", count: 200_000)
        let json = "{\"sourceLanguage\":\"en\",\"strings\":{},\"x\":[\(values)0]}"
        let error = #expect(throws: DiagnosticError.self) {
            try StringCatalog(xcstrings: Array(json.utf8), file: "large.xcstrings")
        }
        #expect(error?.diagnostics.first?.rule == "json-size")
    }

    @Test func `unknown fields, empty entries and empty localizations are fine`() throws {
        let catalog = try Catalogs.made(
            "\"\": {}, \"a\": { \"generatesSymbol\": true, \"localizations\": { \"de\": {} } }")
        #expect(catalog.keys == ["", "a"])
        #expect(catalog.entries["a"]?.localizations.isEmpty == true)
    }
}
