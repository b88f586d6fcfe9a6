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

    /// Views and modifiers by name, with a dot and the label each of their arguments.
    private static func shown() throws -> Set<String> {
        var shown: Set<String> = []
        func note(_ member: JSONMember, _ form: SceneArgumentList?) {
            let labels = member.value.objectValue?.map(\.key)
            let alone = form?.declarations.first(where: \.replacesObject)?.label.map { [$0] } ?? []
            shown.formUnion([member.key] + (labels ?? alone).map { "\(member.key).\($0)" })
        }
        func collect(_ value: JSONValue) throws {
            for element in value.arrayValue ?? [] { try collect(element) }
            for member in value.objectValue ?? [] {
                if member.key.first?.isUppercase == true { note(member, SceneViewType.named[member.key]?.form) }
                for modifier in member.key == "modifiers" ? try member.value.array().flatMap({ try $0.object() }) : [] {
                    note(modifier, SceneModifierType.named[modifier.key]?.form)
                }
                try collect(member.value)
            }
        }
        for file in try files.get() { try collect(JSONValue.parse(SourceFile.read(file).bytes, file: file)) }
        return shown
    }

    /// Their rows have their own directions, or numbers that end at the right in both.
    private static let scenesWithDirections: Set<String> = [
        "Direction", "DirectionLevels", "Grid", "Tables", "WritingDirection",
    ]

    @Test func `every view and every modifier is shown, with every argument`() throws {
        let shown = try Self.shown()
        func missing(_ name: String, _ form: SceneArgumentList) -> [String] {
            ([name] + form.labels.map { "\(name).\($0)" }).filter { !shown.contains($0) }
        }
        #expect(SceneViewType.all.flatMap { missing($0.name, $0.form) } == [])
        #expect(SceneModifierType.all.flatMap { missing($0.name, $0.form) } == [])
    }

    @Test func `every string is translated and has its arguments`() throws {
        for file in try Self.files.get() {
            let scene = try Scene(path: file)
            for locale in ["en", "ar", "he", "de"] as [LanguageTag] {
                #expect(try scene.fallbacks(Variant(locale: locale)).keys == [], "\(scene.name) \(locale)")
                let layout = try scene.layout(Variant(locale: locale), fonts: SceneFixture.fonts.get())
                // Arabic has no italics, and the Arabic face fewer features than the Latin one.
                let findings = layout.findings.filter { $0.severity != .note }
                #expect(findings == [], "\(scene.name) \(locale)")
            }
        }
    }

    /// The same nodes with the same sizes, each as far from the right edge as it was from the left one.
    @Test func `from right to left is the mirror image`() throws {
        for file in try Self.files.get() {
            let scene = try Scene(path: file)
            guard !Self.scenesWithDirections.contains(scene.name) else { continue }
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
