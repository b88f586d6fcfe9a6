import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes
import TestSupport
import Testing

/// The controls' own words in scenes.
@Suite struct SceneWordTests {
    private static func catalog(_ key: String, _ texts: [(String, String)]) -> String {
        let units = texts.map { #""\#($0.0)": { "stringUnit": { "state": "translated", "value": "\#($0.1)" } }"# }
        return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "\#(key)": { "localizations": {"#
            + units.joined(separator: ", ") + "} } } }"
    }

    /// Two navigations with a field to search in, whose strings are in English, German and Yoruba.
    private static func scene(words: String? = nil) throws -> Scene {
        let folder = try TemporaryFolder()
        try folder.write(catalog("Home", [("de", "Start"), ("yo", "Ilé")]), to: "Localizable.xcstrings")
        if let words { try folder.write(words, to: "Controls/Localizable.xcstrings") }
        let own = words == nil ? "" : #", { "bundle": "Mizan", "path": "Controls/Localizable.xcstrings" }"#
        let stack = #"""
            { "NavigationStack": { "content": [
                { "Text": "Home", "modifiers": [{ "navigationTitle": "Home" }, { "searchable": { "text": "" } }] } ] } }
            """#
        return try SceneFixture.scene(
            #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"\#(own)], "proposal": { "width": 320, "height": 600 },
              "view": { "VStack": [\#(stack), \#(stack)] } }
            """#, folder: folder.path)
    }

    private static func layout(_ scene: Scene, _ locale: LanguageTag) throws -> LaidOutView {
        try scene.layout(Variant(locale: locale), fonts: SceneFixture.fonts.get())
    }

    private static func texts(_ layout: LaidOutView) -> Set<String> {
        Set(layout.tree.nodes.compactMap { if case .text(let text) = $0.content { text.text.string } else { nil } })
    }

    @Test func `a word that the scene's language lacks is reported once`() throws {
        let layout = try Self.layout(Self.scene(), "yo")
        #expect(Self.texts(layout) == ["Ilé", "Search"])
        let merged = layout.findings.mergingNodes()
        #expect(merged.map(\.rule) == ["word-missing"])
        #expect(merged.first?.key == "Search" && merged.first?.language == "yo")
        #expect(merged.first?.message.contains("“Search” has no translation into yo (in ") == true)
        #expect(merged.first?.file == "test.scene.json")
        #expect(try Self.layout(Self.scene(), "de").findings.isEmpty)
        #expect(try Self.layout(Self.scene(), "en").findings.isEmpty)
    }

    @Test func `a catalog of the bundle Mizan replaces words key by key`() throws {
        let scene = try Self.scene(words: Self.catalog("Search", [("de", "Finden"), ("yo", "Wá")]))
        #expect(try Self.texts(Self.layout(scene, "de")) == ["Start", "Finden"])
        let yoruba = try Self.layout(scene, "yo")
        #expect(Self.texts(yoruba) == ["Ilé", "Wá"] && yoruba.findings.isEmpty)
        // Of another word the built-in one stays.
        let other = try Self.scene(words: Self.catalog("Cancel", [("de", "Verwerfen")]))
        #expect(try Self.texts(Self.layout(other, "de")) == ["Start", "Suchen"])
    }
}
