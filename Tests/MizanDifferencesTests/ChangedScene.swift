import Foundation
import MizanDocument
import MizanFonts
import MizanLayout
import MizanScenes
import MizanText
import Synchronization
import TestSupport

@testable import MizanDifferences

/// An example's scene with one passage exchanged, laid out before and after.
struct ChangedScene {
    let before: String
    let after: String
    let difference: TreeDifference
    var words: [String] { difference.changes.map(\.text) }

    /// - Parameters:
    ///   - example: The scene's path below `Examples`, without its ending.
    ///   - catalog: Whether the passage is in the scene's catalog.
    init(
        _ example: String, _ variant: String = "en_w320", catalog: Bool = false, _ changes: [(String, String)]
    ) throws {
        guard let variant = Variant(name: variant) else { throw Missing(passage: variant) }
        let path = Checkout.file("Examples/\(example).scene.json").path
        let folder = (path as NSString).deletingLastPathComponent
        let temporary = try TemporaryFolder()
        let scene = String(decoding: try SourceFile.read(path).bytes, as: UTF8.self)
        let strings = String(decoding: try SourceFile.read(folder + "/Localizable.xcstrings").bytes, as: UTF8.self)
        let fonts = try ShippedFonts.collection()
        func text(_ scene: String, _ strings: String) throws -> String {
            try temporary.write(strings, to: "Localizable.xcstrings")
            try temporary.write(scene, to: "Scene.scene.json")
            return try Scene(path: temporary.path + "/Scene.scene.json")
                .renderTree(variant, path: example, fonts: fonts).text
        }
        before = try Self.kept(example + " " + variant.name) { try text(scene, strings) }
        var (changedScene, changedStrings) = (scene, strings)
        for (old, new) in changes {
            var changed = catalog ? changedStrings : changedScene
            guard let range = changed.range(of: old) else { throw Missing(passage: old) }
            changed.replaceSubrange(range, with: new)
            if catalog { changedStrings = changed } else { changedScene = changed }
        }
        after = try text(changedScene, changedStrings)
        difference = TreeDifference(from: before, to: after)
    }

    /// The examples as they are, laid out once.
    private static let texts = Mutex<[String: String]>([:])

    private static func kept(_ name: String, _ text: () throws -> String) rethrows -> String {
        if let known = texts.withLock({ $0[name] }) { return known }
        let new = try text()
        texts.withLock { $0[name] = new }
        return new
    }

    private struct Missing: Error { let passage: String }
}
