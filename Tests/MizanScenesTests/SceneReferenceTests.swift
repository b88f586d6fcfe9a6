import MizanLayout
import TestSupport
import Testing

@testable import MizanScenes

/// The documentation's page about scenes names everything that a scene can.
@Suite struct SceneReferenceTests {
    @Test func `every view, modifier, key and colour stands in the reference`() throws {
        let page = String(decoding: try Checkout.bytes(of: "Sources/Mizan/Mizan.docc/Scenes.md"), as: UTF8.self)
        var names = SceneViewType.all.flatMap { [$0.name] + $0.form.labels }
        names += SceneModifierType.all.flatMap { [$0.name] + $0.form.labels }
        names += SystemColor.allCases.map(\.rawValue)
        names += SemanticContentAttribute.allCases.map(\.rawValue)
        names += UserInterfaceIdiom.allCases.map(\.rawValue)
        for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    @Test func `the reference's scene is one`() throws {
        let page = String(decoding: try Checkout.bytes(of: "Sources/Mizan/Mizan.docc/Scenes.md"), as: UTF8.self)
        let parts = page.split(separator: "```", omittingEmptySubsequences: false)
        let scene = try SceneFixture.scene(String(parts[1].drop { $0 != "{" }))
        let tree = try SceneFixture.tree(scene, Variant(locale: "en"))
        #expect(tree.text.contains("\"Hello, \\u{2068}ליאת\\u{2069}\""))
    }
}
