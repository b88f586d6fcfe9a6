import Foundation
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan golden verify --report`, `accept` and `merge-reports`, as they are called.
@Suite struct GoldenReportCommandTests {
    /// Two scenes, recorded in English and Arabic; then one of them has another text.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            { "schema": 1, "scenes": "..",
              "sets": { "a": { "scenes": ["**"], "locales": ["en", "ar"] } } }
            """#, to: "Goldens/goldens.json")
        for name in ["A", "B"] {
            try folder.write(#"{ "schema": 1, "view": { "Text": "\#(name)" } }"#, to: name + ".scene.json")
        }
        let recording = CommandLineRun(
            ["golden", "record", "--goldens", folder.path + "/Goldens"], environment: [:])
        #expect(recording.code == 0, "\(recording.error)")
        try folder.write(#"{ "schema": 1, "view": { "Text": "Changed" } }"#, to: "B.scene.json")
        return folder
    }

    private static func run(_ folder: TemporaryFolder, _ arguments: String..., environment: [String: String] = [:])
        -> CommandLineRun
    {
        CommandLineRun(["golden"] + arguments, environment: environment)
    }

    @Test func `a report, its files, and accepting it`() throws {
        let folder = try Self.project()
        let (goldens, path) = (folder.path + "/Goldens", folder.path)
        let verification = Self.run(
            folder, "verify", "--goldens", goldens, "--report", path + "/report", "--junit", path + "/junit.xml",
            "--summary-md", path + "/summary.md", "--github")
        #expect(verification.code == 1, "\(verification.error)")
        #expect(verification.text.contains("report: \(path)/report/index.html"))
        #expect(verification.text.contains("::error file=Goldens/B/ar.tree,"))
        #expect(try folder.text(of: "junit.xml").contains("<testsuite name=\"B\" tests=\"2\" failures=\"2\""))
        #expect(try folder.text(of: "summary.md").hasPrefix("### ❌ Goldens: 4 variants checked"))
        #expect(try folder.text(of: "report/index.html").contains("report.js"))

        let inCI = Self.run(
            folder, "accept", path + "/report", "--all", "--goldens", goldens, environment: ["CI": "true"])
        #expect(inCI.code == 2 && inCI.error.contains("pass --allow-ci [ci]"))
        for arguments in [[], ["--all", "B/*"], ["--all", "--only", path + "/x"]] {
            let wrong = CommandLineRun(
                ["golden", "accept", path + "/report", "--goldens", goldens] + arguments, environment: [:])
            #expect(wrong.code == 2 && wrong.error.contains("what to accept"))
        }
        let one = Self.run(folder, "accept", path + "/report", "B/ar", "--goldens", goldens)
        #expect(one.code == 0)
        #expect(one.text == "wrote \(goldens)/B/ar.tree\n1 written, 0 unchanged\n")
        let rest = Self.run(folder, "accept", path + "/report", "--all", "--goldens", goldens)
        #expect(rest.text == "wrote \(goldens)/B/en.tree\n1 written, 1 unchanged\n")
        #expect(Self.run(folder, "verify", "--goldens", goldens).code == 0)
    }

    @Test func `files without a report, and none left behind`() throws {
        let folder = try Self.project()
        let verification = Self.run(folder, "verify", "--goldens", folder.path + "/Goldens", "--summary-md", "-")
        #expect(verification.code == 1)
        #expect(verification.text.contains("- `Text` "))
        #expect(try folder.names == ["A.scene.json", "B.scene.json", "Goldens", ".mizan"].sorted())
    }

    @Test func `outputs don't stand in each other's way, nor among the goldens`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        for arguments in [
            ["--json", "--github"], ["--junit", "-", "--summary-md", "-"], ["--junit", "-", "--github"],
        ] {
            let run = CommandLineRun(["golden", "verify", "--goldens", goldens] + arguments, environment: [:])
            #expect(run.code == 2 && run.error.contains("would mix on standard output"), "\(run.error)")
        }
        let plan = try folder.text(of: "Goldens/goldens.json")
        for (option, name) in [("--junit", "goldens.json"), ("--summary-md", "new/a.md"), ("--report", "report")] {
            let run = Self.run(folder, "verify", "--goldens", goldens, option, goldens + "/" + name)
            #expect(run.code == 2 && run.error.contains("[output-in-goldens]"), "\(run.error)")
        }
        #expect(try folder.text(of: "Goldens/goldens.json") == plan)
        let xml = Self.run(folder, "verify", "--goldens", goldens, "--junit", "-")
        #expect(xml.text.hasPrefix("<?xml") && xml.text.hasSuffix("</testsuites>\n"))
        #expect(xml.error.contains("4 variants checked"))
    }

    @Test func `a report says the same however the goldens' folder is called`() throws {
        let folder = try Self.project()
        try folder.write(#"{ "schema": 1, "view": { "Txt": "A" } }"#, to: "A.scene.json")
        try folder.write("mizan-tree 1\n", to: "Goldens/C/en.tree")
        try folder.write("", to: "deep/er/a.txt")
        let names = ["/Goldens", "/deep/../Goldens", "/deep/er/../../Goldens/."]
        for (index, name) in names.enumerated() {
            let report = folder.path + "/report-\(index)"
            let run = Self.run(
                folder, "verify", "--goldens", folder.path + name, "--report", report, "--no-cache", "--github")
            #expect(run.code == 2)
            // What is wrong with a scene stands at its place, with what to do.
            #expect(run.text.contains("::error file=A.scene.json,line=1,col=26,"), "\(run.text)")
            #expect(run.text.contains("did you mean “Text”?"))
        }
        for file in ["report.jsonl", "report.js", "index.html"] {
            let first = try folder.data(of: "report-0/" + file)
            for index in 1..<names.count { #expect(try folder.data(of: "report-\(index)/" + file) == first) }
            #expect(!String(decoding: first, as: UTF8.self).contains(folder.path))
        }
    }

    @Test func `reports of shards joined`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        let shards = (1...2).map { folder.path + "/shard-\($0)" }
        for (number, shard) in zip(1..., shards) {
            let code = Self.run(folder, "verify", "--goldens", goldens, "--shard", "\(number)/2", "--report", shard)
                .code
            #expect(code <= 1)
        }
        #expect(
            Self.run(folder, "verify", "--goldens", goldens, "--report", folder.path + "/whole").code == 1)
        let joined = Self.run(
            folder, "merge-reports", shards[1], shards[0], "-o", folder.path + "/joined", "--summary-md",
            folder.path + "/summary.md")
        #expect(joined.code == 1, "\(joined.error)")
        #expect(joined.text == "4 variants checked: 2 differ\n")
        for file in ["report.jsonl", "report.js", "index.html", "cases/0.js"] {
            #expect(try folder.data(of: "joined/" + file) == folder.data(of: "whole/" + file), "\(file)")
        }
        let missing = Self.run(folder, "merge-reports", shards[1], "-o", folder.path + "/other")
        #expect(missing.code == 2 && missing.error.contains("of 2 shards there is none with the number 1"))
    }
}
