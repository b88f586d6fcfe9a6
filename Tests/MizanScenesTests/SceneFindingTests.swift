import MizanBase
import MizanLayout
import MizanScenes
import TestSupport
import Testing

/// What a scene shows and isn't there, with its place in the file.
@Suite struct SceneFindingTests {
    private static func scene(_ view: String, strings: Bool = true) throws -> Scene {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations": { "ar": { "#
                + #""stringUnit": { "state": "translated", "value": "مرحبا" } } } } } }"#,
            to: "Localizable.xcstrings")
        let named = strings ? #""strings": ["Localizable.xcstrings"],"# : ""
        return try SceneFixture.scene(
            #"{ "schema": 1, "arguments": { "name": "Hello" }, \#(named)"# + "\n\(view) }", folder: folder.path)
    }

    private static func found(_ view: String, strings: Bool = true, in locale: LanguageTag = "en") throws -> [String] {
        let layout = try scene(#""view": "# + view, strings: strings)
            .layout(Variant(locale: locale), fonts: SceneFixture.fonts.get())
        return layout.findings.map {
            "\($0.place.map { "\($0.line):\($0.column)" } ?? $0.file ?? "-") \($0.rule) \($0.key ?? "")"
        }
    }

    @Test func `a string, wherever a text stands, is a key`() throws {
        let scene = try Self.scene(
            #"""
            "view": { "VStack": [
                { "Text": "Hello", "id": "text" },
                { "Text": { "verbatim": "Hello" }, "id": "verbatim" },
                { "Text": "$name", "id": "argument" },
                { "Label": { "title": "Hello", "symbol": "play.fill" }, "id": "label" },
                { "Circle": {}, "id": "circle", "modifiers": [{ "accessibilityLabel": "Hello" }] },
                { "Slider": { "value": 0.5, "label": { "Text": "Hello" } }, "id": "slider" } ] }
            """#)
        let tree = try SceneFixture.tree(scene, Variant(locale: "ar"))
        #expect(tree.text("text") == "مرحبا")
        #expect(tree.text("verbatim") == "Hello")
        #expect(tree.text("argument") == "Hello")
        #expect(tree.text("label/Text") == "مرحبا")
        #expect(tree.node(at: "circle")?.label == "مرحبا")
        #expect(tree.node(at: "slider")?.label?.hasPrefix("مرحبا") == true)
    }

    @Test func `a key that no table has is found at its place`() throws {
        #expect(
            try Self.found(
                #"""
                { "VStack": [ { "Text": "Hullo" },
                    { "Text": { "key": "Hi" } }, { "Text": { "verbatim": "Hi" } },
                    { "Image": { "symbol": "nope" } }, { "Image": "photo" },
                    { "Circle": {}, "modifiers": [{ "accessibilityLabel": "Round" }] } ] }
                """#) == [
                    "2:33 unknown-string Hullo", "3:15 unknown-string Hi", "4:28 image-missing nope",
                    "4:51 image-missing photo", "5:59 unknown-string Round",
                ])
    }

    @Test func `in a scene without tables a key is its own text, and its percent signs stay`() throws {
        let view = #"{ "VStack": [ { "Text": "Up to 50%, 100% sure" }, { "Text": "%lld" } ] }"#
        #expect(try Self.found(view, strings: false) == ["2:69 missing-argument %lld"])
        let tree = try SceneFixture.tree(Self.scene(#""view": "# + view, strings: false))
        #expect(tree.text("VStack/Text") == "Up to 50%, 100% sure")
    }

    @Test func `a check says them as errors, with what may be meant`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": {} } }"#, to: "L.xcstrings")
        try folder.write(
            #"""
            { "schema": 1, "strings": [{ "bundle": "main", "path": "L.xcstrings" }], "view": { "VStack": [
              { "Text": { "key": "Hullo", "table": "L" } }, { "Image": { "symbol": "sun.mx" } },
              { "Image": "../../etc/passwd" }, { "Label": { "title": { "verbatim": "a" }, "symbol": "x.y.z" } },
              { "ViewThatFits": [ { "Text": { "key": "Hello", "table": "L" } }, { "Image": { "symbol": "moom" } } ] } ] } }
            """#, to: "a.scene.json")
        let findings = try Scene.findings(path: folder.path + "/a.scene.json", fonts: SceneFixture.fonts.get()) { _ in
            [Variant(locale: "en"), Variant(locale: "ar")]
        }
        #expect(
            findings.map { "\($0.severity) \($0.rule) \($0.place?.line ?? 0)" } == [
                "error unknown-string 2", "error image-missing 2", "error image-missing 3", "error image-missing 3",
                "error image-missing 4",
            ])
        #expect(findings.prefix(2).map(\.fix) == ["did you mean “Hello”?", "did you mean “sun.max”?"])
    }
}
