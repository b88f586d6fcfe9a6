import Foundation
import MizanBase
import MizanDocument
import MizanScenes
import Testing

/// Scenes that come with their files in memory.
struct SceneMemoryTests {
    private static func file(_ name: String, in folder: String) throws -> SourceFile {
        SourceFile(name: name, bytes: try SourceFile.read("\(SceneFixture.repository)/\(folder)/\(name)").bytes)
    }

    private static func scene(_ text: String, files: [SourceFile] = []) throws -> Scene {
        try Scene(file: SourceFile(name: "memory.scene.json", bytes: Array(text.utf8)), files: files)
    }

    /// Everything below a folder, by its paths.
    private static func files(below folder: String, in parent: String) throws -> [SourceFile] {
        let root = "\(SceneFixture.repository)/\(parent)"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").sorted()
        // The folders of a catalog, which have names with a full stop too, can't be read.
        return paths.compactMap { try? file("\(folder)/\($0)", in: parent) }
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: ["en", "ar-EG", "he_w320"])
    func `a scene in memory lays out as on a disk`(variant: String) throws {
        let scene = try Scene(
            file: try Self.file("Forecast.scene.json", in: "Examples/Forecast"),
            files: [try Self.file("Localizable.xcstrings", in: "Examples/Forecast")])
        let variant = try #require(Variant(name: variant))
        #expect(try SceneFixture.tree(scene, variant) == SceneFixture.tree(SceneFixture.forecast(), variant))
    }

    @Test func `images and colours in memory are those on a disk`() throws {
        let folder = "Examples/Gallery"
        let file = try Self.file("Images.scene.json", in: folder)
        let inMemory = try Scene(
            file: file,
            files: try Self.files(below: "Assets.xcassets", in: folder)
                + [try Self.file("Localizable.xcstrings", in: folder)])
        let onDisk = try Scene(path: "\(SceneFixture.repository)/\(folder)/Images.scene.json")
        #expect(try SceneFixture.tree(inMemory) == SceneFixture.tree(onDisk))
    }

    @Test func `a file that did not come is named with its place`() {
        let message = message {
            _ = try Self.scene(
                """
                { "schema": 1, "strings": ["Localizable.xcstrings"],
                  "view": { "Text": "Weather" } }
                """)
        }
        #expect(
            message.hasPrefix(
                "memory.scene.json:1:28: error: “Localizable.xcstrings” is not among the files that came with the document"
            ))
    }

    @Test func `an error in a table is in the folder of the scene's name`() {
        let table = SourceFile(name: "Localizable.xcstrings", bytes: Array("{ \"sourceLanguage\": 1 }".utf8))
        let message = message {
            _ = try Scene(
                file: SourceFile(
                    name: "cards/card.scene.json",
                    bytes: Array(
                        #"{ "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "Text": "a" } }"#.utf8)),
                files: [table])
        }
        #expect(message.hasPrefix("cards/Localizable.xcstrings:1:"))
    }

    @Test(arguments: ["/etc/passwd", "../a.ttf", "a.ttf"])
    func `fonts and paths outside are not looked for on a disk`(path: String) {
        let font = SourceFile(name: "a.ttf", bytes: [1])
        let message = message {
            _ = try Self.scene(#"{ "schema": 1, "fonts": ["\#(path)"], "view": { "Text": "a" } }"#, files: [font])
        }
        #expect(message.contains("memory.scene.json:1:26: error:"), "\(message)")
    }

    @Test func `other arguments take the place of the sample's`() throws {
        let scene = try SceneFixture.scene(view: #"{ "Text": "$name" }"#, arguments: #"{ "name": "Ada", "age": 1 }"#)
        #expect(try SceneFixture.tree(scene).text("Text") == "Ada")
        let other = try scene.setting(arguments: JSONValue.parse(Array(#"{ "name": "עדה" }"#.utf8), file: "arguments"))
        #expect(try SceneFixture.tree(other).text("Text") == "עדה")
        #expect(try SceneFixture.tree(scene).text("Text") == "Ada")
    }

    @Test func `arguments that the scene has not are an error`() throws {
        let scene = try SceneFixture.scene(view: #"{ "Text": "$name" }"#, arguments: #"{ "name": "Ada" }"#)
        for (json, expected) in [
            (#"{ "nam": "עדה" }"#, "arguments:1:3: error:"), ("[]", "arguments:1:1: error:"),
            ("{", "arguments:1:2: error:"),
        ] {
            let message = message {
                _ = try scene.setting(arguments: JSONValue.parse(Array(json.utf8), file: "arguments"))
            }
            #expect(message.hasPrefix(expected), "\(message)")
        }
    }

    @Test func `another argument may show another image`() throws {
        let folder = "Examples/Gallery"
        let scene = try Scene(
            file: SourceFile(
                name: "image.scene.json",
                bytes: Array(
                    """
                    { "schema": 1, "assets": ["Assets.xcassets"], "arguments": { "image": "Arrow" },
                      "view": { "Image": "$image" } }
                    """.utf8)),
            files: try Self.files(below: "Assets.xcassets", in: folder))
        let other = try scene.setting(
            arguments: JSONValue.parse(Array(#"{ "image": "Photo" }"#.utf8), file: "arguments"))
        #expect(try SceneFixture.tree(other).images.map(\.name) == ["Photo"])
    }
}
