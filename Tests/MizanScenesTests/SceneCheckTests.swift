import MizanBase
import MizanScenes
import TestSupport
import Testing

/// A check of a scene says everything that is wrong with it, in the order of the places.
@Suite struct SceneCheckTests {
    /// The findings of a scene whose errors are at its `¶`s, beside strings of two tables.
    private static func findings(_ text: String, locales: [LanguageTag] = ["en"]) throws -> [Diagnostic] {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            { "sourceLanguage": "en", "version": "1.0", "strings": {
                "Weather in %@": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Wetter in %@, %@" } } } },
                "%1$@ of %2$@": {} } }
            """#, to: "Localizable.xcstrings")
        let bad = BadScene("", file: text, "")
        try folder.write(bad.unmarked("").text, to: "a.scene.json")
        let path = folder.path + "/a.scene.json"
        let findings = try Scene.findings(path: path, fonts: SceneFixture.fonts.get()) { _ in
            locales.map { Variant(locale: $0) }
        }
        #expect(findings.map(\.place) == bad.unmarked(path).places)
        return findings
    }

    @Test func `independent errors are all found`() throws {
        let findings = try Self.findings(
            #"""
            { "schema": 1, ¶"fontz": [], "proposal": { "width": ¶-1 },
              "view": { "VStack": { ¶"spacng": 3, "content": [
                { ¶"Textt": "a", "modifiers": [{ ¶"pading": 3 }, { "padding": ¶"x" }] },
                { "Text": ¶"$a", ¶"ide": 3 },
                { "HStack": { "alignment": ¶"leading", "spacing": ¶"wide", "content": [
                  { "Image": { "symbol": ¶"sun.mx" } }] } },
                { "ForEach": { "in": [1, 2], "as": "x", "content": [{ "Text": ¶"$y" }] } } ] } } }
            """#)
        #expect(
            findings.map(\.rule) == [
                "unknown-key", "wrong-value", "unknown-key", "unknown-view", "unknown-modifier", "wrong-type",
                "unknown-argument", "unknown-key", "unknown-value", "wrong-type", "image-missing", "unknown-argument",
            ])
    }

    @Test func `where a catalog can't be read, names in it are not said to be missing`() throws {
        let findings = try Self.findings(
            #"""
            { "schema": 1, "assets": [¶"No.xcassets"], "view": { "VStack": [
                { "Image": "Logo" }, { "Color": "Brand" }, { "Spacer": ¶3 } ] } }
            """#)
        #expect(findings.map(\.rule) == ["file-missing", "wrong-type"])
    }

    @Test func `images and colours that are not there`() throws {
        let findings = try Self.findings(
            #"""
            { "schema": 1, "view": { "VStack": [{ "Image": ¶"Logo" }, { "Color": ¶"Brand" }] } }
            """#)
        #expect(findings.map(\.rule) == ["image-missing", "unknown-value"])
    }

    @Test func `strings, tables and bundles that are not there`() throws {
        let findings = try Self.findings(
            #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "VStack": [
                { "Text": { "key": "Weather in %@", "arguments": ["Rome"] } },
                { "Text": { "key": "%@ of %@", "arguments": ["a", "b"] } },
                { "Text": { "key": "%@ off", "arguments": ["a"], "defaultValue": "%@ less" } },
                { "Text": { "key": ¶"Weathr in %@", "arguments": ["Rome"] } },
                { "Text": { "key": "a", "table": ¶"Localisable" } },
                { "Text": { "key": "a", "bundle": ¶"Kit" } } ] } }
            """#)
        #expect(findings.map(\.rule) == ["unknown-string", "unknown-table", "unknown-bundle"])
        #expect(
            findings.map(\.fix) == ["did you mean “Weather in %@”?", "did you mean “Localizable”?", "use main"])
    }

    @Test func `what only a locale shows`() throws {
        let text = #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "VStack": [
                { "Text": ¶{ "key": "Weather in %@", "arguments": ["Rome"] } } ] } }
            """#
        #expect(try Self.findings(text.replacing("¶", with: "")).isEmpty)
        #expect(try Self.findings(text, locales: ["en", "de", "de-AT"]).map(\.rule) == ["missing-argument"])
    }

    @Test func `what only the layout shows`() throws {
        let findings = try Self.findings(
            #"""
            { "schema": 1, "view": { "Text": "a", "modifiers": [{ "font": { "custom": ¶"Papyrus", "size": 9 } }] } }
            """#, locales: ["en", "ar"])
        #expect(findings.map(\.rule) == ["unknown-font-family"])
    }

    @Test func `a scene without a view, and one whose view is misspelt`() throws {
        #expect(try Self.findings(#"¶{ "schema": 1 }"#).map(\.rule) == ["missing-key"])
        #expect(try Self.findings(#"{ "schema": 1, ¶"veiw": { "Text": "a" } }"#).map(\.rule) == ["unknown-key"])
    }

    @Test func `a thousand errors are enough`() throws {
        let views = Array(repeating: #"{ "Txt": 1 }"#, count: 3_000).joined(separator: ",")
        let error = #expect(throws: DiagnosticError.self) {
            try SceneFixture.scene(#"{ "schema": 1, "view": { "VStack": [\#(views)] } }"#).view()
        }
        #expect(error?.diagnostics.count == 1_000)
    }
}
