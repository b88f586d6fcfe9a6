import MizanBase
import MizanDocument
import MizanLayout
import MizanScenes
import Testing

/// Sessions of scenes: what changes, and that nothing else does.
struct SceneSessionTests {
    private static func arguments(_ json: String) throws -> JSONValue {
        try JSONValue.parse(Array(json.utf8), file: "arguments")
    }

    @Test func `an update is a fresh layout and says what changed`() throws {
        let scene = try SceneFixture.forecast()
        let variant = Variant(locale: "ar-EG")
        let session = try SceneSession(scene, in: variant, fonts: SceneFixture.fonts.get())
        #expect(try session.update().tree == SceneFixture.tree(scene, variant))
        #expect(try session.update().isUnchanged)

        let other = try scene.setting(arguments: Self.arguments(#"{ "hours": 36 }"#))
        try session.show(other, in: variant)
        let update = try session.update()
        #expect(update.tree == (try SceneFixture.tree(other, variant)))
        #expect(update.changes.changed.map(\.text).contains { $0.hasSuffix("rainfall") })
        #expect(!update.changes.changed.map(\.text).contains { $0.hasSuffix("title") })
        #expect(!update.changes.dirty.isEmpty)

        let hebrew = Variant(locale: "he", width: FixedLength(points: 320))
        try session.show(other, in: hebrew)
        #expect(try session.update().tree == SceneFixture.tree(other, hebrew))
    }

    @Test func `an event before the first update is an error`() throws {
        let session = try SceneSession(
            SceneFixture.forecast(), in: Variant(locale: "en"), fonts: SceneFixture.fonts.get())
        #expect(throws: DiagnosticError.self) { try session.send(.tap(at: Point(x: 1, y: 1))) }
    }

    @Test func `a view keeps how far it is scrolled when an argument changes`() throws {
        let scene = try SceneFixture.scene(
            view: """
                { "ScrollView": { "content": [
                    { "Text": "$name" },
                    { "Color": "accent", "modifiers": [{ "frame": { "width": 100, "height": 900 } }] } ] },
                  "modifiers": [{ "frame": { "width": 100, "height": 200 } }] }
                """, arguments: #"{ "name": "Ada" }"#)
        let session = try SceneSession(scene, in: Variant(locale: "en"), fonts: SceneFixture.fonts.get())
        func top() throws -> Double? {
            try session.update().tree.nodes.first { $0.type == "Text" }?.frame.minY.points
        }
        let start = try #require(try top())
        #expect(try session.send(.scroll(at: Point(x: 195, y: 100), by: Size(width: 0, height: 40))))
        #expect(try top() == start - 40)
        try session.show(try scene.setting(arguments: Self.arguments(#"{ "name": "Bea" }"#)), in: session.variant)
        #expect(try top() == start - 40)
    }
}
