import Foundation
import MizanBase
import MizanDocument
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanScenes

/// `Examples/Gallery`: what it has to show.
@Suite struct GalleryTests {
    private static let folder = SceneFixture.repository + "/Examples/Gallery"

    /// The scenes' files, in the order of their names.
    private static let files = Result {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".scene.json") }.sorted()
            .map { folder + "/" + $0 }
    }

    @Test func `every view and every modifier is shown`() throws {
        var (views, modifiers): (Set<String>, Set<String>) = ([], [])
        func collect(_ value: JSONValue) throws {
            for element in value.arrayValue ?? [] { try collect(element) }
            for member in value.objectValue ?? [] {
                if member.key.first?.isUppercase == true { views.insert(member.key) }
                if member.key == "modifiers" {
                    modifiers.formUnion(try member.value.array().flatMap { try $0.object().map(\.key) })
                }
                try collect(member.value)
            }
        }
        for file in try Self.files.get() {
            try collect(JSONValue.parse(SourceFile.read(file).bytes, file: file))
        }
        #expect(SceneViewType.all.map(\.name).filter { !views.contains($0) } == [])
        #expect(SceneModifierType.all.map(\.name).filter { !modifiers.contains($0) } == [])
    }

    @Test func `every string is translated and has its arguments`() throws {
        for file in try Self.files.get() {
            let scene = try Scene(path: file)
            for locale in ["en", "ar", "he", "de"] as [LanguageTag] {
                #expect(try scene.fallbacks(Variant(locale: locale)).fallen == 0, "\(scene.name) \(locale)")
                #expect(try scene.missingArguments(Variant(locale: locale)).isEmpty, "\(scene.name) \(locale)")
            }
        }
    }

    /// The same nodes with the same sizes, each as far from the right edge as it was from the left one.
    @Test func `from right to left is the mirror image`() throws {
        for file in try Self.files.get() {
            let scene = try Scene(path: file)
            // Its rows have directions of their own.
            guard scene.name != "Direction" else { continue }
            let tree = try SceneFixture.tree(scene, Variant(locale: "en", direction: .leftToRight))
            let mirrored = try SceneFixture.tree(scene, Variant(locale: "en", direction: .rightToLeft))
            #expect(mirrored.nodes.map(\.path) == tree.nodes.map(\.path), "\(scene.name)")
            for (node, twin) in zip(tree.nodes, mirrored.nodes) {
                let frame = FixedRect(
                    origin: FixedPoint(x: tree.size.width - node.frame.maxX, y: node.frame.minY), size: node.frame.size)
                #expect(twin.frame == frame, "\(scene.name) \(node.path)")
            }
        }
    }
}
