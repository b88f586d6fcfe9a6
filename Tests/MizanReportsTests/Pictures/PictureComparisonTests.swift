import Foundation
import GoldenProjects
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// Pixels that may differ: in one node, by so much, for a reason.
@Suite struct PictureComparisonTests {
    /// The project with a plan that allows something, recorded; then one pixel of a golden is changed.
    private static func outcome(
        channels: Int, node: String, step: UInt8, row: (Int) -> Int, why: String = "a gradient"
    ) throws -> GoldenOutcome {
        let project = try SmallProject(
            plan: """
                { "schema": 1, "scenes": "..",
                  "sets": { "a": { "scenes": ["Card"], "locales": ["en"], "pictures": {} } },
                  "tolerances": [{ "scene": "Card", "node": "\(node)", "channels": \(channels), "why": "\(why)" }] }
                """)
        _ = try project.run().record()
        let file = "Goldens/Card/en.png"
        let bitmap = try PNGDecoder.decode([UInt8](project.folder.data(of: file)))
        var pixels = bitmap.pixels
        let place = (row(bitmap.height) * bitmap.width + bitmap.width / 2) * 4
        pixels[place + 1] ^= step
        let changed = try Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
        try project.folder.write(Data(PNGEncoder.encode(changed)), to: file)
        // Kept results know nothing of frames: with a store it is the same.
        let options = GoldenRun.Options(store: try project.store())
        var outcomes: [GoldenOutcome] = []
        for _ in 0..<2 { _ = try project.run().verify(options) { outcomes.append($0.outcome) } }
        #expect(outcomes[0].status == outcomes[1].status)
        #expect(outcomes[0].tolerated == outcomes[1].tolerated)
        return outcomes[0]
    }

    @Test func `a pixel inside the node, within what is allowed`() throws {
        let outcome = try Self.outcome(channels: 8, node: "hello", step: 7) { _ in 4 }
        #expect(outcome.status == .passed)
        #expect(
            outcome.tolerated.map(\.text) == [
                "1 pixel of hello differs by at most 7 of 255, 8 are allowed: a gradient"
            ])
    }

    @Test func `a pixel beyond what is allowed, or outside the node`() throws {
        let far = try Self.outcome(channels: 6, node: "hello", step: 7) { _ in 4 }
        #expect(far.status == .pictureOnly)
        #expect(far.tolerated == [])
        // The node is named.
        #expect(far.diagnostics.first?.nodePath == "hello")
        let words = try #require(far.diagnostics.first?.message)
        #expect(words.hasPrefix("1 pixel of hello differs, in column "), "\(words)")
        let outside = try Self.outcome(channels: 8, node: "hello", step: 7) { $0 - 1 }
        #expect(outside.status == .pictureOnly)
        let others = try #require(outside.diagnostics.first?.message)
        #expect(others.contains(" differs, in column 120 and row ") && !others.contains("hello"), "\(others)")
    }

    @Test func `a golden of another size is told by its header, and not decoded`() throws {
        let project = try SmallProject()
        _ = try project.run().record()
        let file = "Goldens/Card/en.png"
        let own = try PNGDecoder.size(of: [UInt8](project.folder.data(of: file)))
        // A whole header of 10,000 × 10,000 pixels, and nothing behind it: a decoder finds it cut off.
        let header = Array(try project.folder.data(of: file).prefix(16)) + [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10]
        try project.folder.write(Data(header + [8, 6, 0, 0, 0, 0, 0, 0, 0]), to: file)
        var outcomes: [GoldenOutcome] = []
        _ = try project.run().verify { outcomes.append($0.outcome) }
        let outcome = try #require(outcomes.first { $0.name == "Card/en" })
        #expect(outcome.status == .pictureOnly)
        let words = try #require(outcome.diagnostics.first?.message)
        #expect(words.hasPrefix("the picture is \(own.width)x\(own.height), the golden 10000x10000"), "\(words)")
        // Recording puts the picture in its place.
        #expect(try project.run().record().written == [project.folder.path + "/" + file])
    }

    @Test func `a node that isn't there is named`() throws {
        let outcome = try Self.outcome(channels: 255, node: "gone", step: 7) { _ in 4 }
        #expect(outcome.status == .pictureOnly)
        #expect(outcome.diagnostics.first?.message.contains("there is no node “gone”") == true)
    }

    @Test func `what drew a picture that differs alone is named`() throws {
        let outcome = try Self.outcome(channels: 0, node: "hello", step: 1) { _ in 4 }
        let message = try #require(outcome.diagnostics.first?.message)
        #expect(outcome.diagnostics.first?.rule == "picture-only")
        #expect(message.contains("drawn by cairo 1."))
        #expect(message.contains(" on x86_64 ") || message.contains(" on aarch64"))
    }

    @Test func `tolerated pixels are in the summary`() throws {
        var summary = GoldenSummary()
        let pixels = GoldenOutcome.ToleratedPixels(node: "a", channels: 2, why: "b", count: 3, largest: 1)
        summary.add(
            GoldenOutcome(
                case: GoldenCase(scene: "S", variant: .init(locale: "en")), status: .passed, tolerated: [pixels]))
        #expect(summary.tolerated.map(\.name) == ["S/en"])
        #expect(summary.isPassed)
    }
}
