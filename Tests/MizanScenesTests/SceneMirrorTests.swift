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
    private static let exceptions: [String: String] = [
        "Batch/Card": "its text stands where it begins itself",
        "Direction/Chart": "one of its charts says that time doesn't turn",
        "Direction/Compass": "east and west are spatial, the dial is clockwise",
        "Direction/Fixed": "alignment buttons and a keypad are spatial",
        "Direction/ForcedWriting": "its paragraphs stand at the left and at the right",
        "Direction/ScoreLabel": "labels stand where their own text begins",
        "Direction/Instruments": "a clock and a gauge run clockwise",
        "Direction/Scrollers": "pages have directions of their own",
        "Direction/Sliders": "one slider is forced, the dial is clockwise",
        "Direction/Timeline": "playback",
        "Direction/Windows": "the system's own parts stand in the system's direction",
        "Gallery/Chat": "messages begin on the side of their own letters",
        "Gallery/Choices": "a ring is clockwise",
        "Gallery/ControlStates": "rings are clockwise, check marks stay",
        "Gallery/Direction": "attributes and directions of its own",
        "Gallery/DirectionLevels": "levels of its own",
        "Gallery/Fields": "what is typed stands where it begins itself",
        "Gallery/Grid": "prices line up their units on one side",
        "Gallery/Images": "one image is in a playback view",
        "Gallery/Tables": "numbers end at the right in both directions",
        "Gallery/TextLines": "a text stands where it begins itself",
        "Gallery/Typography": "justified paragraphs end where they begin themselves",
        "Gallery/WritingDirection": "texts stand where they begin themselves, and at sides",
        "Invoice/Invoice": "amounts line up their units on one side",
        "Matrix/Receipt": "prices line up their units on one side",
        "Matrix/Ticket": "a bar code is the same in every language",
        "Specimens/Nastaliq": "the text stands where it begins itself",
        "Specimens/Scripts": "the Naskh text stands where it begins itself",
        "Specimens/Specimens": "texts stand where they begin themselves",
        "Symbols/Player": "playback",
    ]

    private static let scenes: [(path: String, name: String)] = {
        let root = SceneFixture.repository + "/Examples"
        return (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".scene.json") }.sorted().map { (root + "/" + $0, String($0.dropLast(11))) }
    }()

    @Test("every frame, line box, path and image") func mirror() throws {
        var kept: Set<String> = []
        #expect(Self.scenes.count > 50)
        for (path, name) in Self.scenes {
            let scene = try Scene(path: path)
            func tree(_ direction: LayoutDirection) throws -> RenderTree {
                try SceneFixture.tree(scene, Variant(locale: "en", direction: direction))
            }
            let (left, right) = (try tree(.leftToRight), try tree(.rightToLeft))
            let differences = left.mirrorDifferences(in: right)
            if differences.isEmpty { continue }
            kept.insert(name)
            #expect(Self.exceptions[name] != nil, "\(name): \(differences.prefix(5).joined(separator: ", "))")
        }
        #expect(kept == Set(Self.exceptions.keys), "an exception that is none")
    }
}
