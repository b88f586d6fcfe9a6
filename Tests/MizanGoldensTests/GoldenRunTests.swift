import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDocument
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanReports
import TestSupport
import Testing

@testable import MizanGoldens

/// Recording and verifying, on a copy of the example.
@Suite(.serialized) struct GoldenRunTests {
    private static let repository = Checkout.root.path
    private static var galleryScenes: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: repository + "/Examples/Gallery"))?
            .count { $0.hasSuffix(".scene.json") } ?? 0
    }

    /// A folder with the example and the goldens of a small plan.
    private struct Project {
        let folder: TemporaryFolder

        init(widths: String = "320", pictures: String = "[]") throws {
            folder = try TemporaryFolder()
            for file in ["Forecast.scene.json", "Localizable.xcstrings"] {
                let data = try Data(
                    contentsOf: URL(fileURLWithPath: repository + "/Examples/Forecast/" + file))
                try folder.write(data, to: "Examples/Forecast/" + file)
            }
            try folder.write(
                """
                { "schema": 1, "scenes": "../Examples", "default": "a", "sets": {
                    "a": { "scenes": ["**"], "locales": ["en", "ar"], "widths": [\(widths)], "pictures": \(pictures) },
                    "b": { "scenes": ["**"], "locales": ["th"] } } }
                """, to: "Goldens/goldens.json")
        }

        func run(set: String? = nil, goldens: String? = nil) throws -> GoldenRun {
            let goldens = goldens ?? folder.path + "/Goldens"
            return try GoldenRun(
                plan: GoldenPlan(file: SourceFile.read(folder.path + "/Goldens/goldens.json")), set: set,
                folder: goldens, fonts: ShippedFonts.collection(), pictures: .png)
        }

        func record() throws -> [String] {
            try run().record().written.map { String($0.dropFirst(folder.path.count + 1)) }
        }

        func findings() throws -> [String] {
            try run().allFindings().map {
                "\($0.rule) \($0.nodePath ?? ($0.file as NSString?)?.lastPathComponent ?? "")"
            }
        }

        /// Replaces one passage of the scene.
        func change(_ old: String, to new: String) throws {
            let file = "Examples/Forecast/Forecast.scene.json"
            var text = String(decoding: try folder.data(of: file), as: UTF8.self)
            let range = try #require(text.range(of: old))
            text.replaceSubrange(range, with: new)
            try folder.write(text, to: file)
        }
    }

    // 12 locales and pseudo right-to-left at two widths, six of them with pictures; the specimens; the gallery in English and
    // Arabic, and what shows numbers in three more, all with pictures;
    // what is controlled in the dark, and with large letters.
    @Test(arguments: [
        ("full", 26, 11), ("specimens", 3, 3), ("gallery", 2 * galleryScenes + 8, 2 * galleryScenes + 8),
        ("controls", 60, 60), ("talks", 15, 15), ("direction", 75, 75),
    ])
    func `the repository's goldens are as recorded`(set: String, variants: Int, pictures: Int) throws {
        let folder = Self.repository + "/Goldens"
        let plan = try GoldenPlan(file: SourceFile.read(folder + "/goldens.json"))
        let run = try GoldenRun(
            plan: plan, set: set, folder: folder,
            fonts: ShippedFonts.collection().adding(ShippedFontsCJK.collection())
                .adding(ShippedFontsEmoji.collection()), pictures: .png)
        var findings: [String] = []
        let summary = try run.verify { findings += $0.outcome.findings(in: "").map(\.description) }
        #expect(findings + summary.findings.map(\.description) == [])
        #expect(summary.checked == variants)
        #expect(summary.pictures == pictures)
        #expect(summary.isPassed)
    }

    @Test func `what is recorded verifies, and is not written again`() throws {
        let project = try Project(pictures: #"{ "locales": ["ar"] }"#)
        #expect(
            try project.record() == [
                "Goldens/Forecast/ar_w320.tree", "Goldens/Forecast/ar_w320.png", "Goldens/Forecast/en_w320.tree",
            ])
        #expect(try project.findings() == [])
        #expect(try project.record() == [])
        // A change that English doesn't show is written for Arabic alone.
        let file = "Examples/Forecast/Localizable.xcstrings"
        let catalog = String(decoding: try project.folder.data(of: file), as: UTF8.self)
        let changed = catalog.replacing("الطقس في %@", with: "الجو في %@")
        #expect(changed != catalog)
        try project.folder.write(changed, to: file)
        #expect(try project.record() == ["Goldens/Forecast/ar_w320.tree", "Goldens/Forecast/ar_w320.png"])
        #expect(try project.run().record().unchanged == 3)
    }

    @Test func `one padding that grows by a point moves these nodes and no others`() throws {
        let project = try Project(widths: "430")
        _ = try project.record()
        // The card of the rain, in the column of the screen: what is in it moves, what is below it moves.
        try project.change(
            "\"modifiers\": [{ \"padding\": 16 }, { \"frame\"", to: "\"modifiers\": [{ \"padding\": 17 }, { \"frame\"")
        let findings = try project.run().allFindings().filter { $0.variants == ["en_w430"] }
        #expect(findings.allSatisfy { $0.rule == "golden-differs" })
        #expect(
            findings.map(\.message) == [
                "rain padding 16 → 17; moved 1 pt towards trailing and 1 pt down", "and 6 nodes were displaced",
            ])
        #expect(findings.map(\.nodePath) == ["rain", nil])
    }

    @Test func `a golden that is missing, and one that nobody uses`() throws {
        let project = try Project()
        #expect(try project.findings() == ["golden-missing ar_w320.tree", "golden-missing en_w320.tree"])
        _ = try project.record()
        // Of another set of the plan: somebody's.
        try project.folder.write("mizan-tree 1\n", to: "Goldens/Forecast/th.tree")
        try project.folder.write("mizan-tree 1\n", to: "Goldens/Forecast/en_w999.tree")
        try project.folder.write("mizan-tree 1\n", to: "Goldens/Old/en_w320.tree")
        #expect(try project.findings() == ["golden-unused en_w999.tree", "golden-unused en_w320.tree"])
        #expect(try project.run().verify().count(.passed) == 2)
    }

    @Test func `one pixel that changed is the picture's alone`() throws {
        let project = try Project(pictures: #"{ "locales": ["en"] }"#)
        _ = try project.record()
        let file = "Goldens/Forecast/en_w320.png"
        var bitmap = try PNGDecoder.decode(Array(project.folder.data(of: file)))
        var pixels = bitmap.pixels
        let place = (20 * bitmap.width + 30) * 4
        pixels[place] &-= 7
        bitmap = try Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
        try project.folder.write(Data(PNGEncoder.encode(bitmap)), to: file)
        let findings = try project.run().allFindings()
        #expect(findings.map(\.rule) == ["picture-only"])
        #expect(
            findings.first?.message.hasPrefix("1 pixel differs, in column 30 and row 20, by at most 7 of 255")
                == true)
        try project.folder.write(Data([1, 2, 3]), to: file)
        #expect(try project.findings() == ["png-unreadable en_w320.png"])
        #expect(try project.record() == [file])
    }

    @Test func `another folder to stand in changes no byte`() throws {
        let project = try Project(pictures: #"{ "locales": ["en"] }"#)
        _ = try project.record()
        let before = FileManager.default.currentDirectoryPath
        defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
        #expect(FileManager.default.changeCurrentDirectoryPath(project.folder.path + "/Examples/Forecast"))
        let summary = try project.run(goldens: "../../Goldens").verify()
        #expect(summary.checked == 2)
        #expect(summary.isPassed)
    }

    @Test func `a bad scene is an outcome, and the run goes on`() throws {
        let project = try Project()
        _ = try project.record()
        try project.folder.write(#"{ "schema": 1, "view": { "Text": "b" } }"#, to: "Examples/B.scene.json")
        try project.change("\"VStack\"", to: "\"VStak\"")
        var outcomes: [GoldenOutcome] = []
        let summary = try project.run().verify { outcomes.append($0.outcome) }
        #expect(outcomes.map(\.name) == ["B/ar_w320", "B/en_w320", "Forecast/ar_w320", "Forecast/en_w320"])
        #expect(outcomes.map(\.status) == [.missing, .missing, .failed, .failed])
        #expect(outcomes.last?.diagnostics.map(\.rule) == ["unknown-view"])
        #expect(summary.count(.failed) == 2)
        let recording = try project.run().record()
        #expect(recording.written.count == 2)
        #expect(recording.failures.map(\.rule) == ["unknown-view"])
        #expect(recording.failed == ["Forecast/ar_w320", "Forecast/en_w320"])
    }
}

extension GoldenRun {
    /// Everything that is wrong, case by case, then what is nobody's.
    func allFindings(_ options: Options = Options()) throws -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let summary = try verify(options) { findings += $0.outcome.findings(in: folder) }
        return findings + summary.findings
    }
}
