import MizanBase
import MizanLayout
import MizanScenes
import TestSupport
import Testing

/// Strings that a locale lacks: told, and set in their own language's direction.
@Suite struct FallbackTests {
    @Test func `a locale without strings falls back as a whole`() throws {
        let fallbacks = try SceneFixture.forecast().fallbacks(Variant(locale: "fr"))
        #expect(fallbacks.keys.count == 6)
        #expect(fallbacks.total == 6)
        #expect(fallbacks.languages == ["en"])
    }

    @Test(arguments: ["en", "ar", "ar-EG", "he", "fa", "de", "es", "el", "hi", "hi-u-nu-deva", "th", "uk", "en-AU"])
    func `the example's languages are whole`(locale: String) throws {
        #expect(try SceneFixture.forecast().fallbacks(Variant(locale: LanguageTag(locale))).keys == [])
    }

    @Test func `one string that is missing keeps its own language's direction`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
                "Here": { "localizations": {
                    "ar": { "stringUnit": { "state": "translated", "value": "هنا" } } } },
                "Later.": { } } }
            """, to: "Localizable.xcstrings")
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "VStack": [
                { "Text": { "key": "Here" }, "id": "here" }, { "Text": { "key": "Later." }, "id": "later" }] } }
            """#, folder: folder.path)
        let variant = Variant(locale: "ar")
        let fallbacks = try scene.fallbacks(variant)
        #expect(fallbacks.keys == ["Later."])
        #expect(fallbacks.total == 2)
        #expect(fallbacks.languages == ["en"])
        let tree = try SceneFixture.tree(scene, variant)
        #expect(tree.direction == .rightToLeft)
        #expect(tree.node(at: "later")?.direction == .rightToLeft)
        #expect(tree.renderText("here")?.lines.map(\.direction) == [.rightToLeft])
        let later = try #require(tree.renderText("later")?.lines.first)
        #expect(later.direction == .leftToRight)
        // The full stop closes the sentence on the right, where English ends.
        let last = try #require(later.runs.last?.glyphs.last)
        #expect(last.cluster == 5)
    }

    @Test func `what a view says of its own accord falls back as well`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Here": { "localizations": { "#
                + #""he": { "stringUnit": { "state": "translated", "value": "כאן" } } } } } }"#,
            to: "Localizable.xcstrings")
        let scene = try SceneFixture.scene(
            #"{ "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "PageView": "#
                + #"[{ "Text": { "key": "Here" } }, { "Text": { "key": "Here" } }] } }"#, folder: folder.path)
        let fallbacks = try scene.fallbacks(Variant(locale: "he"))
        #expect(fallbacks.keys == ["page %lld of %lld"])
        #expect((fallbacks.total, fallbacks.languages) == (2, ["en"]))
        #expect(try scene.fallbacks(Variant(locale: "en")).keys == [])
    }

    @Test func `texts that are made during layout are counted once`() throws {
        let scene = try SceneFixture.scene(
            view: #"{ "GeometryReader": { "as": "proxy", "content": [{ "Text": { "key": "Here" } }] } }"#)
        #expect(try scene.fallbacks(Variant(locale: "en")).total == 1)
        for width in [Int64(100), 200] {
            let width = FixedLength(rawValue: width * FixedLength.unitsPerPoint)
            _ = try SceneFixture.tree(scene, Variant(locale: "en", width: width))
            #expect(try scene.fallbacks(Variant(locale: "en")).total == 1)
        }
    }
}
