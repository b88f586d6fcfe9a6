import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanReports
import MizanGoldens
import Synchronization
import TestSupport

/// A folder with the forecast, its goldens in three languages, and a change of one padding in it.
package final class ReportedProject {
    package let folder: TemporaryFolder
    package var goldens: String { folder.path + "/Goldens" }

    /// - Parameters:
    ///   - widths: Of the plan.
    ///   - pictures: The locales that have pictures.
    package init(widths: String = "320", pictures: String = #""ar", "he""#) throws {
        folder = try TemporaryFolder()
        for file in ["Forecast.scene.json", "Localizable.xcstrings"] {
            try folder.write(Data(Checkout.bytes(of: "Examples/Forecast/" + file)), to: "Examples/Forecast/" + file)
        }
        for example in ["Mail", "WatchTip"] {
            for file in ["\(example).scene.json", "Localizable.xcstrings"] {
                try folder.write(
                    Data(Checkout.bytes(of: "Examples/\(example)/" + file)), to: "Examples/\(example)/" + file)
            }
        }
        try folder.write(
            """
            { "schema": 1, "scenes": "../Examples", "sets": { "a": {
                "scenes": ["**"], "locales": ["en", "ar", "he"], "widths": [\(widths)],
                "pictures": { "locales": [\(pictures)] } } } }
            """, to: "Goldens/goldens.json")
        let key = widths + " " + pictures
        guard let recorded = Self.recorded.withLock({ $0[key] }) else {
            _ = try run().record()
            let files = try files("Goldens")
            Self.recorded.withLock { $0[key] = files }
            return
        }
        for (name, bytes) in recorded { try folder.write(Data(bytes), to: "Goldens/" + name) }
    }

    /// The goldens of each plan, recorded once.
    private static let recorded = Mutex<[String: [String: [UInt8]]]>([:])

    package func run() throws -> GoldenRun {
        try GoldenRun(
            plan: GoldenPlan(file: SourceFile.read(goldens + "/goldens.json")), folder: goldens,
            fonts: ShippedFonts.collection(), pictures: .png)
    }

    /// Replaces one passage of a file.
    package func change(_ old: String, to new: String, in file: String = "Examples/Forecast/Forecast.scene.json") throws
    {
        let text = try folder.text(of: file)
        let changed = text.replacing(old, with: new, maxReplacements: 1)
        guard changed != text else { throw Missing(passage: old) }
        try folder.write(changed, to: file)
    }

    /// The card of the rain gets a padding of one point more.
    package func changePadding() throws {
        try change(
            "\"modifiers\": [{ \"padding\": 16 }, { \"frame\"", to: "\"modifiers\": [{ \"padding\": 17 }, { \"frame\"")
    }

    /// Verifies and writes a report.
    package func report(
        _ name: String = "report", shard: (number: Int, count: Int)? = nil,
        _ options: GoldenRun.Options = GoldenRun.Options()
    ) throws -> GoldenReport {
        let whole = try run()
        let run = try shard.map { try whole.shard($0.number, of: $0.count) } ?? whole
        var writer = try GoldenReportWriter(
            folder: folder.path + "/" + name,
            header: GoldenReport.Header(
                versions: GoldenReport.Header.currentVersions, goldens: "Goldens", set: "a", cases: whole.cases,
                shard: shard.map { GoldenReport.Header.Shard(number: $0.number, of: $0.count) }))
        let summary = try run.verify(options) { try writer.add($0) }
        return try writer.finish(findings: summary.findings)
    }

    /// Every file of a folder with its bytes, but for how long things took.
    package func files(_ name: String) throws -> [String: [UInt8]] {
        let path = folder.path + "/" + name
        var files: [String: [UInt8]] = [:]
        for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init() {
            guard let bytes = FileManager.default.contents(atPath: path + "/" + file), file != "times.jsonl" else {
                continue
            }
            files[file] = [UInt8](bytes)
        }
        return files
    }

    private struct Missing: Error { let passage: String }
}
