import Foundation
import MizanBase
import MizanDifferences
import MizanScenes
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// Reports of very many cases: their memory, and what a comment holds of them.
@Suite struct ReportSizeTests {
    /// A golden of a list in which one row of the scene's changed; every tree is another.
    static func result(_ number: Int) -> VerifiedCase {
        func tree(_ width: Int) -> [UInt8] {
            var text = "mizan-tree 2 harfbuzz 6.0.0\nvariant Scene en ltr scale 2 size 320x400\nVStack 0,0 320x400\n"
            for row in 29..<32 {
                let own = row == 30 ? width : 200
                text += "  row[\(row)] Text 0,\(row * 20) \(own)x20\n"
                text += "    line 0,0 \(own)x20 baseline 15 ltr glyphs 9f8e7d6c \"ירושלים \(number) ```\"\n"
            }
            return Array(text.utf8)
        }
        let locales = ["en", "ar", "he", "fa", "th"]
        let variant = Variant(
            locale: LanguageTag(wellFormed: locales[number % locales.count]) ?? .init("en"),
            width: FixedLength(points: Double(100 + number % 400)))
        let size = FixedLength(rawValue: Int64(number % 7 + 1) * FixedLength.unitsPerPoint)
        return VerifiedCase(
            outcome: GoldenOutcome(
                case: GoldenCase(scene: "Scene\(number / 2_000)", variant: variant), status: .differs,
                changes: [
                    TreeChange(
                        rule: "golden-differs", path: "row[30]",
                        parts: [
                            TreeChange.ChangePart([.words("width grew by "), .amount(TreeAmount(size)), .words(" pt")])
                        ]),
                    // No two cases have this one in common.
                    TreeChange(
                        rule: "golden-differs", path: "row[30]/`\(number)`", words: "text \"@\(number) ```\" is new"),
                ], seconds: 0.001),
            expected: GoldenFiles(tree: tree(200)), actual: GoldenFiles(tree: tree(201 + number % 7)))
    }

    static func report(of count: Int, in folder: String) throws -> GoldenReport {
        var writer = try GoldenReportWriter(
            folder: folder,
            header: GoldenReport.Header(
                versions: [GoldenReport.Header.Version("harfbuzz", "6.0.0")], goldens: "Goldens", set: nil, cases: []))
        for number in 0..<count { try writer.add(result(number)) }
        return try writer.finish()
    }

    // On every day from 500 to 3,000.
    @Test func `the memory of a report is flat from 1,000 to 10,000 mismatches`() async {
        // In a process of its own: nothing but the report takes memory there.
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let few = Thoroughness.count(500, thorough: 1_000)
            let many = Thoroughness.count(3_000, thorough: 10_000)
            _ = try ReportSizeTests.report(of: few, in: folder.path + "/small")
            let small = ReportSizeTests.peak
            _ = try ReportSizeTests.report(of: many, in: folder.path + "/large")
            let growth = ReportSizeTests.peak - small
            if small == 0 || growth > Thoroughness.count(3, thorough: 8) << 10 { exit(1) }
        }
    }

    /// The most that this process has held in memory so far, in KB (`VmHWM` of proc(5)).
    private static var peak: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }

    @Test(arguments: [1, 40, 600]) func `a comment fits, says how much it leaves out, and no text ends its blocks`(
        count: Int
    ) throws {
        let folder = try TemporaryFolder()
        let report = try Self.report(of: count, in: folder.path + "/report")
        for limit in [60_000, 6_000, 300, 0] {
            let text = try report.markdown(limit: limit)
            #expect(text.utf16.count <= limit)
            guard limit >= 6_000 else { continue }
            #expect(text.hasPrefix("### ❌ Goldens: \(count) variant"))
            #expect(text.contains("mizan golden accept"))
            // Each fence is closed by one of its own length, which no line inside begins with.
            var fence: Substring?
            for line in text.split(separator: "\n") {
                let ticks = line.prefix { $0 == "`" }
                if let open = fence {
                    if line == open { fence = nil } else { #expect(!line.hasPrefix(open)) }
                } else if ticks.count >= 3, line.dropFirst(ticks.count) == "diff" {
                    fence = ticks
                }
            }
            #expect(fence == nil)
            #expect(!text.contains("@\(count - 1) "), "a user can be called")
        }
        let text = try report.markdown()
        if count > 1 { #expect(text.contains("- `row[30]` width ")) }
        if count == 600 {
            #expect(text.contains("the same in **600** variants"))
            #expect(text.contains("- … and "))
        }
        #expect(text.contains("````diff\n"))
    }
}
