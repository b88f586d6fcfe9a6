import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanScenes

/// Right to left, each example is the exact mirror of itself with the same strings: but for those that say otherwise, which have
/// to be named here with what keeps them.
@Suite("Mirror image of every example")
struct SceneMirrorTests {
    /// What doesn't turn, or turns by an image of its own.
    private static let exceptions: [String: String] = [:]

    private static let scenes = Result {
        let root = SceneFixture.repository + "/Examples"
        return (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".scene.json") }.sorted().map { (root + "/" + $0, String($0.dropLast(11))) }
    }

    @Test("every frame, line box, path and image") func mirror() throws {
        var kept: Set<String> = []
        let scenes = try Self.scenes.get()
        #expect(scenes.count > 50)
        for (path, name) in scenes {
            let scene = try Scene(path: path)
            func tree(_ direction: LayoutDirection) throws -> RenderTree {
                try SceneFixture.tree(scene, Variant(locale: "en", direction: direction))
            }
            let differences = try tree(.leftToRight).mirrorDifferences(in: tree(.rightToLeft))
            if differences.isEmpty { continue }
            kept.insert(name)
            #expect(Self.exceptions[name] != nil, "\(name): \(differences.prefix(5).joined(separator: ", "))")
        }
        #expect(kept == Set(Self.exceptions.keys), "an exception that is none")
    }
}
