import Foundation
import GoldenProjects
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDifferences
import MizanDocument
import MizanScenes
import Synchronization
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// Reports of real runs: a line a case, files by their hashes, a page.
@Suite(.serialized) struct GoldenReportTests {
    @Test func `a changed padding is in the report with both trees, both pictures and their difference`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let report = try project.report()
        var entries: [ReportedCase] = []
        try report.forEach { entries.append($0) }
        #expect(
            entries.map(\.outcome.name)
                == ["Forecast", "Mail", "WatchTip"].flatMap { scene in
                    ["ar_w320", "en_w320", "he_w320"].map { scene + "/" + $0 }
                })
        #expect(
            entries.map(\.outcome.status) == Array(repeating: .differs, count: 3) + Array(repeating: .passed, count: 6))
        let arabic = try #require(entries.first)
        let golden = try project.folder.data(of: "Goldens/Forecast/ar_w320.tree")
        #expect(try report.tree(#require(arabic.expected.tree)) == [UInt8](golden))
        let now = String(decoding: try report.tree(#require(arabic.actual.tree)), as: UTF8.self)
        #expect(now.hasPrefix("mizan-tree ") && now != String(decoding: golden, as: UTF8.self))
        let expected = try PNGDecoder.decode(report.picture(#require(arabic.expected.picture)))
        let actual = try PNGDecoder.decode(report.picture(#require(arabic.actual.picture)))
        let difference = try PNGDecoder.decode(report.picture(#require(arabic.difference)))
        #expect(
            (difference.width, difference.height) == (
                max(expected.width, actual.width), max(expected.height, actual.height)
            ))
        #expect(arabic.actual.picture == ContentHash(of: try PNGEncoder.encode(actual)))
        // English has no picture; what passed has no files.
        #expect(entries[1].expected.picture == nil && entries[1].difference == nil)
        #expect(entries[3].expected == GoldenFiles())
        #expect(
            arabic.outcome.changes.map(\.text).contains(
                "rain padding 16 → 17; moved 1 pt towards trailing and 1 pt down"))
        let group = try #require(try report.groups().first { $0.change.path == "rain" })
        #expect(group.cases == ["Forecast/ar_w320", "Forecast/en_w320", "Forecast/he_w320"])
    }

    @Test func `a variant without a picture shows what it draws now, and never becomes a golden's picture`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let store = try GoldenStore(folder: project.folder.path + "/.mizan", key: StoreKey(secret: "tests"))
        // Laid out, then kept: a result that is kept has no tree to draw.
        for _ in 0..<2 {
            let report = try project.report("report", .init(store: store, drawsDifferences: true))
            var entries: [ReportedCase] = []
            try report.forEach { entries.append($0) }
            #expect(entries.map { $0.drawing != nil } == [false, true] + Array(repeating: false, count: 7))
            let drawing = try PNGDecoder.decode(report.picture(#require(entries[1].drawing)))
            let tree = try #require(entries[1].actual.tree)
            let size = try String(decoding: report.tree(tree), as: UTF8.self).firstMatch(of: /scale 2 size (\d+)x(\d+)/)
            #expect(size?.output.1 == "\(drawing.width / 2)" && size?.output.2 == "\(drawing.height / 2)")
            let details = try project.folder.text(of: "report/cases/0.js")
            #expect(details.contains("\"drawing\":\"\(try #require(entries[1].drawing))\""))
        }
        try project.report("plain").forEach { #expect($0.drawing == nil) }
        for number in 1...2 {
            _ = try project.report("shard-\(number)", shard: (number, 2), .init(drawsDifferences: true))
        }
        let merged = try GoldenReport.merge(
            (1...2).map { project.folder.path + "/shard-\($0)" }, into: project.folder.path + "/merged")
        _ = try project.report("report", .init(drawsDifferences: true))
        #expect(try project.files("merged") == project.files("report"))
        _ = try GoldenAcceptance(merged, into: project.goldens).accept(.all)
        #expect(!FileManager.default.fileExists(atPath: project.goldens + "/Forecast/en_w320.png"))
        #expect(try project.run().verify().isPassed)
    }

    @Test func `a second run writes the same bytes, over the first report`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        _ = try project.report()
        let first = try project.files("report")
        _ = try project.report()
        #expect(try project.files("report") == first)
        #expect(first.keys.contains("index.html"))
        #expect(first.keys.contains("cases/0.js"))
        for (name, bytes) in first where name.hasPrefix("files/") {
            #expect(name.hasPrefix("files/\(ContentHash(of: bytes))."))
        }
        // A folder with anything else in it stays as it is.
        try project.folder.write("mine", to: "report/notes.txt")
        let error = #expect(throws: DiagnosticError.self) { try project.report() }
        #expect(error?.diagnostics.map(\.rule) == ["report-folder"])
        #expect(try project.files("report").count == first.count + 1)
    }

    @Test func `several runs write one report, one after the other`() throws {
        // It isn't changed while the threads run.
        nonisolated(unsafe) let project = try ReportedProject()
        try project.changePadding()
        _ = try project.report()
        let first = try project.files("report")
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            do { _ = try project.report() } catch { failures.withLock { $0.append("\(error)") } }
        }
        #expect(failures.withLock { $0 } == [])
        #expect(try project.files("report") == first)
    }

    /// Wherever the run is killed: before its first line, in it, while the page is written.
    @Test func `a report that was interrupted makes room for the next`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        _ = try project.report("whole")
        let path = project.folder.path + "/report"
        try project.folder.write("half", to: "report/.mizan-1-1.tmp")
        for _ in 0..<2 {
            // Without the page, with half of it.
            let header = Array(#"{"schema":1,"report":"golden"}"#.utf8)
            let folder = try ReportFolder(path: path, header: header)
            #expect(
                try project.folder.text(of: "report/report.jsonl") == String(decoding: header, as: UTF8.self) + "\n")
            try folder.add([1], .tree)
            var page = try ReportFolder.StreamedFile(folder, "report.js")
            try page.write([1])
        }
        _ = try project.report()
        #expect(try project.files("report") == project.files("whole"))
        // What has a report's names and isn't one stays.
        try project.folder.write("{}\n", to: "other/report.jsonl")
        let error = #expect(throws: DiagnosticError.self) { try project.report("other") }
        #expect(error?.diagnostics.map(\.rule) == ["report-folder"])
        #expect(try project.folder.text(of: "other/report.jsonl") == "{}\n")
    }

    @Test func `shards joined are the report of the whole run byte for byte`() throws {
        let project = try ReportedProject(widths: "320, 430")
        try project.changePadding()
        try project.folder.write("mizan-tree 1\n", to: "Goldens/Old/en.tree")
        _ = try project.report("whole")
        for number in 1...3 { _ = try project.report("shard-\(number)", shard: (number, 3)) }
        let shards = [2, 3, 1].map { project.folder.path + "/shard-\($0)" }
        let merged = try GoldenReport.merge(shards, into: project.folder.path + "/merged")
        let (whole, joined) = (try project.files("whole"), try project.files("merged"))
        #expect(whole.keys.sorted() == joined.keys.sorted())
        for (name, bytes) in whole { #expect(joined[name] == bytes, "\(name)") }
        #expect(merged.findings.map(\.rule) == ["golden-unused"])
        #expect(try merged.testResults().filter { $0.seconds != nil }.count == 18)

        func rule(_ folders: [String], into name: String = "other") -> String? {
            do {
                _ = try GoldenReport.merge(folders, into: project.folder.path + "/" + name)
                return nil
            } catch let error as DiagnosticError {
                return error.diagnostics.map { "\($0.rule): \($0.message)" }.joined()
            } catch { return "\(error)" }
        }
        #expect(rule(Array(shards.prefix(2))) == "report-shard: of 3 shards there is none with the number 1")
        #expect(rule([shards[2]]) == "report-shard: of 3 shards there is none with the number 2 to 3")
        #expect(rule(shards + [shards[0]])?.hasPrefix("report-shard: shard 2 of 3 is in ") == true)
        #expect(rule(shards, into: "shard-1") == "report-folder: this is one of the reports that are joined")
        #expect(rule([project.folder.path + "/whole"]) == "report-shard: this is the report of a whole run")
        #expect(rule([]) == "report-shard: there is no report to join")
        // What a file claims takes no memory, and no number is too large.
        let claims = try project.folder.text(of: "shard-1/report.jsonl")
        for (claim, words) in [
            ("[1,9223372036854775807]", "there is none with the number 2 to 9223372036854775807"),
            ("[9223372036854775807,9223372036854775807]", "there is none with the number 1 to 9223372036854775806"),
            (
                "[4611686018427387904,9223372036854775807]",
                "1 to 4611686018427387903, 4611686018427387905 to 9223372036854775807"
            ),
        ] {
            try project.folder.write(
                claims.replacing("\"shard\":[1,3]", with: "\"shard\":\(claim)"), to: "shard-1/report.jsonl")
            #expect(rule([shards[2]])?.hasSuffix(words) == true, "\(claim)")
        }
        for claim in ["[0,3]", "[4,3]", "[-1,-1]", "[1,9223372036854775808]", "[1]", "[1,1e99]"] {
            try project.folder.write(
                claims.replacing("\"shard\":[1,3]", with: "\"shard\":\(claim)"), to: "shard-1/report.jsonl")
            #expect(rule([shards[2]])?.hasPrefix("wrong-type: ") == true, "\(claim)")
        }
        for cost in ["-1", "9223372036854775807"] {
            try project.folder.write(
                claims.replacing(/"cost":[0-9]+/, with: "\"cost\":\(cost)"), to: "shard-1/report.jsonl")
            #expect(rule(shards)?.hasPrefix("wrong-type: ") == true, "\(cost)")
        }
        try project.folder.write(claims, to: "shard-1/report.jsonl")
        let lines = try project.folder.text(of: "shard-2/report.jsonl")
        try project.folder.write(
            lines.replacing("\"harfbuzz\":\"", with: "\"harfbuzz\":\"1"), to: "shard-2/report.jsonl")
        #expect(rule(shards)?.contains("versions “harfbuzz ") == true)
        try project.folder.write(lines.replacing("\"set\":\"a\"", with: "\"set\":\"b\""), to: "shard-2/report.jsonl")
        #expect(rule(shards)?.contains("set “b” here, “a” there") == true)
        // A case that two shards have, and one that none has.
        var own = lines.split(separator: "\n").map(String.init)
        let foreign = try project.folder.text(of: "shard-1/report.jsonl").split(separator: "\n").map(String.init)
        // One without files, which the other shard doesn't have.
        let twin = try #require(foreign.last { $0.contains("\"passed\"") })
        own.insert(twin, at: 1)
        try project.folder.write(own.joined(separator: "\n") + "\n", to: "shard-2/report.jsonl")
        #expect(rule(shards)?.hasPrefix("report-shard: ") == true)
        own[1..<own.count - 1].sort()
        try project.folder.write(own.joined(separator: "\n") + "\n", to: "shard-2/report.jsonl")
        #expect(rule(shards)?.contains(" is in “\(project.folder.path)/shard-") == true)
        own = lines.split(separator: "\n").map(String.init)
        own.remove(at: 1)
        try project.folder.write(own.joined(separator: "\n") + "\n", to: "shard-2/report.jsonl")
        #expect(rule(shards)?.contains("the run has 18 others") == true)
    }

    @Test func `what no shard needs is a finding of the joined report, as of the whole`() throws {
        let project = try SmallProject(
            plan: #"""
                { "schema": 1, "scenes": "..", "sets": { "a": {
                    "scenes": ["Card"], "locales": ["en", "ar"], "widths": [100, 200], "pictures": {} } },
                  "tolerances": [{ "node": "dot", "channels": 1, "why": "in all" }, { "node": "gone", "channels": 1, "why": "grey" }] }
                """#)
        let whole = try project.run()
        _ = try whole.record()
        func report(_ run: GoldenRun, _ shard: GoldenReport.Header.Shard?) throws -> GoldenReport {
            let name = shard.map { "shard-\($0.number)" } ?? "whole"
            var writer = try GoldenReportWriter(
                folder: project.folder.path + "/" + name,
                header: GoldenReport.Header(versions: [], goldens: "G", set: nil, cases: whole.cases, shard: shard))
            let summary = try run.verify { try writer.add($0) }
            return try writer.finish(findings: summary.findings, undecided: summary.undecided)
        }
        let shards = try (1...3).map { try report(whole.shard($0, of: 3), .init(number: $0, of: 3)) }
        #expect(shards.flatMap(\.findings) == [])
        let joined = try GoldenReport.merge(shards.map(\.folder), into: project.folder.path + "/joined")
        #expect(joined.findings.map(\.message) == ["no variant that “tolerances” fits has a node “gone” (grey)"])
        let identity = try report(whole, nil).identity
        #expect(joined.identity == identity)
    }

    @Test func `JUnit and annotations say the same as the run`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let report = try project.report()
        let results = try report.testResults()
        #expect(results.count == 9)
        #expect(results.filter { !$0.failures.isEmpty }.map(\.name) == ["ar_w320", "en_w320", "he_w320"])
        #expect(results[0].details.contains("\n-  ") && results[0].details.contains("\n+  "))
        let lines = GitHubAnnotation.lines(of: try report.annotations())
        let golden = try project.folder.text(of: "Goldens/Forecast/ar_w320.tree").split(separator: "\n")
        let line = try #require(golden.firstIndex { $0.hasPrefix("  rain ") }) + 1
        #expect(
            lines.contains {
                $0.hasPrefix(
                    "::error file=Goldens/Forecast/ar_w320.tree,line=\(line),col=1,title=golden-differs::rain padding 16 → 17"
                )
                    && $0.hasSuffix("(the same in 3 variants)")
            }, "\(lines)")
    }

    @Test func `annotations stand at the scene's line that made the node, kept or laid out`() throws {
        let project = try ReportedProject()
        try project.changePadding()
        let file = "Examples/Forecast/Forecast.scene.json"
        let scene = try project.folder.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(scene.firstIndex { $0.contains("\"id\": \"rain\"") }) + 1
        let store = try GoldenStore(folder: project.folder.path + "/.mizan", key: StoreKey(secret: "tests"))
        for _ in 0..<2 {
            let report = try project.report("report", .init(store: store, locatesDifferences: true))
            let rain = try #require(try report.annotations().first { $0.nodePath == "rain" })
            #expect(rain.place?.line == line)
            #expect(rain.place?.file.hasSuffix(file) == true)
        }
    }

    @Test func `a golden's lines are those of its nodes, and of the mark that a merge left`() {
        let golden = """
            mizan-tree 1
            variant S en ltr size 9x9
            screen VStack 0,0 9x9
              title Text 0,0 9x9
                line 0,0 9x9 baseline 1 ltr glyphs 0 "a"
                line 0,0 9x9 baseline 1 ltr glyphs 0 "b"
              HStack 0,0 9x9
                icon Image 0,0 9x9

            """
        func line(_ path: String, rule: String = "golden-differs", in golden: String) -> Int? {
            GoldenLines(Array(golden.utf8)).line(of: TreeChange(rule: rule, path: path, words: ""))
        }
        #expect(line("screen", in: golden) == 3 && line("screen/title", in: golden) == 4)
        #expect(line("screen/HStack", in: golden) == 7 && line("screen/icon", in: golden) == 8)
        // A node that is new stands in one that was there.
        #expect(line("screen/title/new[3]", in: golden) == 4)
        #expect(line("", in: golden) == nil && line("other", in: golden) == nil)
        let conflict = golden.replacing("  HStack", with: "=======\n  HStack")
        #expect(line("", rule: "golden-conflict", in: conflict) == 7)
        #expect(line("screen", in: conflict) == nil && line("screen", in: "") == nil)
    }

    /// The lines of a report with places.
    private static let located = Result {
        let project = try ReportedProject()
        try project.changePadding()
        _ = try project.report("report", .init(locatesDifferences: true))
        return try project.folder.text(of: "report/report.jsonl")
    }

    @Test(arguments: [
        "[\"a\"]", "[\"a\",\"f\",0,1]", "[\"a\",\"f\",1,-1]", "[\"a\",\"f\",1e99,1]", "[1,\"f\",1,1]", "{}",
    ])
    func `a place that is none is an error of its report`(place: String) throws {
        let folder = try TemporaryFolder()
        let lines = try Self.located.get()
        let changed = lines.replacing(/"places":\[\[[^\]]*\]/, with: "\"places\":[\(place)")
        #expect(changed != lines)
        try folder.write(changed, to: "report/report.jsonl")
        let error = #expect(throws: DiagnosticError.self) {
            try GoldenReport(folder: folder.path + "/report").annotations()
        }
        #expect(error?.diagnostics.map(\.rule) == ["wrong-type"])
    }

    @Test(arguments: [
        ("", "report-unreadable"), ("{}\n", "report-unreadable"), ("[\n", "json-syntax"), ("\u{0}", "json-syntax"),
        ("HEADER\n", "report-unreadable"), ("HEADER\n{\"scene\":1}\n", "report-unreadable"),
        ("HEADER\n{\"end\":{}}\n", "wrong-type"), ("HEADER\nCASE\n", "report-unreadable"),
        ("HEADER\n{\"scene\":\"a\"}\nEND", "missing-key"), ("HEADER\n[]\nEND", "wrong-type"),
        ("HEADER\n{\"scene\":\"../a\",\"variant\":\"en\",\"status\":\"passed\",\"cost\":1}\nEND", "wrong-type"),
        ("HEADER\n{\"scene\":\"a\",\"variant\":\"../en\",\"status\":\"passed\",\"cost\":1}\nEND", "wrong-type"),
        ("HEADER\n{\"scene\":\"a\",\"variant\":\"en\",\"status\":\"fine\",\"cost\":1}\nEND", "unknown-value"),
        (
            "HEADER\n{\"scene\":\"a\",\"variant\":\"en\",\"status\":\"differs\",\"cost\":1,\"actual\":{\"tree\":\"../x\"}}\nEND",
            "wrong-type"
        ),
        (
            "HEADER\n{\"scene\":\"a\",\"variant\":\"en\",\"status\":\"differs\",\"cost\":1,\"changes\":"
                + String(repeating: "[", count: 100) + "\nEND", "json-depth"
        ),
    ])
    func `what is no report is an error with its place`(text: String, rule: String) throws {
        let folder = try TemporaryFolder()
        let hash = ContentHash(of: [])
        let header = #"{"schema":1,"report":"golden","versions":{},"goldens":"G","plan":"\#(hash)","cases":1}"#
        try folder.write(
            text.replacing("HEADER", with: header).replacing("END", with: #"{"end":[]}"#)
                .replacing("CASE", with: #"{"scene":"a","variant":"en","status":"passed","cost":1}"#),
            to: "report.jsonl")
        let error = #expect(throws: DiagnosticError.self) { try GoldenReport(folder: folder.path).forEach { _ in } }
        #expect(error?.diagnostics.map(\.rule) == [rule])
    }

    @Test func `a report that is a pipe or a link to elsewhere is not read`() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path + "/report.jsonl", 0o600) == 0)
        #expect(throws: DiagnosticError.self) { try GoldenReport(folder: folder.path) }
        unlink(folder.path + "/report.jsonl")
        try folder.link("report.jsonl", to: "/etc/passwd")
        let error = #expect(throws: DiagnosticError.self) { try GoldenReport(folder: folder.path) }
        #expect(error?.diagnostics.map(\.rule) == ["path-outside-root"])
    }
}
