import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@testable import MizanScenes

/// A scene lays out as the same screen written in Swift: one pair for every row of the scene's tables.
@Suite struct SceneEquivalenceTests {
    @Test func `every row of the tables has a pair`() {
        let rows = SceneViewType.all.map(\.name) + SceneModifierType.all.map(\.name)
        #expect(Set(ScenePair.all.map(\.name)) == Set(rows))
    }

    @Test(arguments: ScenePair.all, ["en", "ar"] as [LanguageTag])
    func `lays out as the same view in Swift`(pair: ScenePair, locale: LanguageTag) throws {
        let arguments = #"""
            { "place": "ירושלים", "two": "b", "yes": true, "font": { "style": "title", "weight": "bold" },
              "insets": { "leading": 1, "trailing": 9, "vertical": 4 } }
            """#
        let scene = try SceneFixture.scene(
            #"""
            { "schema": 1, "proposal": { "width": 120 }, "arguments": \#(arguments),
              "parts": { "part": [{ "Text": "p" }, { "Text": "q" }] }, "view": \#(pair.json) }
            """#)
        var tree = try SceneFixture.tree(scene, Variant(locale: locale))
        tree.scene = ""
        tree.variant = ""
        let fonts = try SceneFixture.fonts.get()
        let swift = try pair.view().renderTree(
            proposal: ProposedViewSize(width: 120, height: nil),
            environment: EnvironmentValues(localization: scene.localization(locale: locale), fonts: fonts))
        #expect(!tree.nodes.isEmpty)
        // The trees themselves would be written as Swift writes them, a page a node.
        let isSame = tree == swift
        #expect(isSame, "\(tree.text)\n\(swift.text)")
    }
}
