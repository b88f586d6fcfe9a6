import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@testable import MizanScenes

struct SceneViewTests {
    private static let rows = (0..<20).map { #"{ "Text": "row \#($0)" }"# }.joined(separator: ",")
    private static let reader = #"{ "GeometryReader": { "content": [{ "VStack": [\#(rows)] }] } }"#

    @Test func `threads lay one scene out as each would by itself`() async throws {
        let view = #"{ "VStack": [{ "Text": "\u0645\u0631\u062d\u0628\u0627" }, \#(Self.reader)] }"#
        let shared = try SceneFixture.scene(view: view)
        let variants = [200, 300, 400].flatMap { width in
            ["en", "ar", "he"].map {
                Variant(locale: LanguageTag($0), width: FixedLength(points: Double(width)))
            }
        }
        try await withThrowingTaskGroup(of: (Variant, RenderTree).self) { group in
            for variant in variants + variants {
                group.addTask { (variant, try SceneFixture.tree(shared, variant)) }
            }
            for try await (variant, tree) in group {
                #expect(try tree == SceneFixture.tree(SceneFixture.scene(view: view), variant))
            }
        }
    }

    @Test func `views made while they are laid out count anew each time`() throws {
        let scene = try SceneFixture.scene(view: Self.reader)
        // The reader, the stack and the rows, once when they are checked and once when they are laid out.
        let view = try scene.view(recorder: nil, countLimit: 60)
        let environment = EnvironmentValues(
            localization: scene.localization(locale: "en"), fonts: try SceneFixture.fonts.get())
        for _ in 0..<10 {
            let tree = try view.renderTree(
                proposal: ProposedViewSize(width: 300, height: 300), environment: environment)
            #expect(tree.text("Text[19]") == "row 19")
        }
    }
}
