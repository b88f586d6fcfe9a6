import Foundation
import MizanScenes
import TestSupport
import Testing

/// The JSON Schema of scenes allows what scenes may hold, and nothing that their keys and types forbid.
@Suite struct SceneSchemaTests {
    private static let validator = Result { try SchemaValidator(Scene.jsonSchema) }

    @Test func `the copy for editors is what the command prints`() throws {
        let copy = try Checkout.bytes(of: "Examples/scene.schema.json")
        #expect(
            copy == Scene.jsonSchema, "write it with “Scripts/mizan scene schema -o Examples/scene.schema.json”")
    }

    @Test func `each definition is used, and none is missing`() throws {
        #expect(try Self.validator.get().isClosed)
    }

    @Test(arguments: ScenePair.all) func `allows each row`(pair: ScenePair) throws {
        #expect(try Self.validator.get().allows(#"{ "schema": 1, "view": \#(pair.json) }"#))
    }

    @Test func `allows the examples`() throws {
        let folder = Checkout.file("Examples").resolvingSymlinksInPath()
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let scenes = files.filter { $0.hasSuffix(".scene.json") }
        #expect(scenes.count > 2)
        for scene in scenes {
            let text = String(decoding: try Checkout.bytes(of: "Examples/" + scene), as: UTF8.self)
            #expect(try Self.validator.get().allows(text), "\(scene)")
        }
    }

    /// What depends on names, on other files or on several values together is beyond a schema.
    private static let unseen: Set<String> = [
        "unknown-part", "unknown-argument", "unknown-field", "unknown-font-family", "date-form", "part-cycle",
        "path-outside-root", "file-missing", "strings-missing", "json-syntax",
    ]

    @Test(arguments: (SceneErrorTests.views + SceneErrorTests.files).filter { !unseen.contains($0.rule) })
    func `forbids what is wrong`(bad: BadScene) throws {
        #expect(try Self.validator.get().allows(bad.unmarked("").text) == bad.isUnseenBySchema)
    }
}
