import Foundation
import MizanBase
import MizanCLI
import MizanDocument
import TestSupport
import Testing

@testable import ConformanceTool

@Suite struct ConformanceToolTests {
    private static let passing = "÷ 0061 × 0301 ÷ 0062 ÷\n"
    private static let failing = "÷ 0061 × 0062 ÷\n"

    private struct Run {
        let code: Int32
        let standard: [UInt8]
        let error: String
        /// The path of the test file.
        let file: String

        var text: String { String(decoding: standard, as: UTF8.self) }

        init(_ arguments: [String], file: String = "") {
            let recording = Output.RecordedOutput()
            code = Output.$recording.withValue(recording) { ConformanceTool.exitCode(running: arguments) }
            standard = recording.standard
            error = recording.error
            self.file = file
        }
    }

    /// Runs the cases of a file, with the contents of a file of known failures where there is one.
    private static func run(_ cases: String, known: String? = nil, _ arguments: String...) throws -> Run {
        let folder = try TemporaryFolder()
        return try withExtendedLifetime(folder) {
            let file = folder.path + "/GraphemeBreakTest.txt"
            try folder.write(cases, to: "GraphemeBreakTest.txt")
            var line = ["grapheme", file] + arguments
            if let known {
                try folder.write(known, to: "known.txt")
                line += ["--known", folder.path + "/known.txt"]
            }
            return Run(line, file: file)
        }
    }

    @Test func `all passed`() throws {
        let run = try Self.run(Self.passing)
        #expect(run.code == 0)
        #expect(run.text == "1 passed, 0 failed\n")
    }

    @Test func `a failure has its line, what was found, and exit code 1`() throws {
        let run = try Self.run(Self.passing + Self.failing)
        #expect(run.code == 1)
        #expect(
            run.text == """
                1 passed, 1 failed
                \(run.file):2: ÷ 0061 × 0062 ÷: failed
                  found    ÷ 0061 ÷ 0062 ÷

                """)
    }

    @Test func `the first twenty failures, or all`() throws {
        let cases = String(repeating: Self.failing, count: 25)
        let first = try Self.run(cases)
        #expect(first.text.hasPrefix("0 passed, 25 failed\n"))
        #expect(first.text.contains("\(first.file):20:") && !first.text.contains("\(first.file):21:"))
        #expect(first.text.hasSuffix("… and 5 more; --all prints them\n"))
        let all = try Self.run(cases, "--all")
        #expect(all.text.contains("\(all.file):25:"))
    }

    @Test func `known failures are counted as failures, and allowed where asked for`() throws {
        let known = "÷ 0061 × 0062 ÷ # two letters"
        let run = try Self.run(Self.passing + Self.failing, known: known)
        #expect(run.code == 1)
        #expect(
            run.text.hasPrefix("1 passed, 1 failed (1 known)\n\(run.file):2: ÷ 0061 × 0062 ÷: known: two letters\n"))
        #expect(try Self.run(Self.passing + Self.failing, known: known, "--allow-known").code == 0)
        #expect(try Self.run(Self.failing + "÷ 0063 × 0064 ÷", known: known, "--allow-known").code == 1)
        // What is known to fail and passes is stale.
        let passed = try Self.run(Self.passing, known: Self.passing, "--allow-known")
        #expect(passed.code == 1)
        #expect(passed.text.contains("passed, though known to fail: ÷ 0061 × 0301 ÷ 0062 ÷"))
    }

    @Test func json() throws {
        let run = try Self.run(Self.passing + Self.failing, "--json")
        #expect(run.code == 1)
        let report = try JSONValue.parse(run.standard, file: "report")
        #expect(try report.member("passed").double() == 1)
        #expect(try report.member("failed").double() == 1)
        let failure = try #require(try report.member("failures").array().first)
        #expect(try failure.member("line").double() == 2)
        #expect(try failure.member("case").string() == "÷ 0061 × 0062 ÷")
        #expect(try failure.member("found").string() == "÷ 0061 ÷ 0062 ÷")
    }

    @Test func `a bad call or file is exit code 2, with its place`() throws {
        let bad = try Self.run("÷ 0061 ÷\n÷ 00G1 ÷\n")
        #expect(bad.code == 2)
        #expect(bad.standard.isEmpty)
        #expect(bad.error.hasPrefix("\(bad.file):2:4: error: “00G1” is no code point"))
        #expect(Run(["graphemes", "/none.txt"]).error.contains("bidi-character"))
        #expect(Run(["graphemes", "/none.txt"]).code == 2)
        #expect(Run(["grapheme", "/none.txt"]).code == 2)
        #expect(Run(["grapheme"]).code == 2)
    }

    @Test func `plurals`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <supplementalData><plurals type="cardinal">
            <pluralRules locales="en he"><pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
            <pluralRule count="many">@integer 20</pluralRule></pluralRules>
            </plurals></supplementalData>
            """, to: "plurals.xml")
        let file = folder.path + "/plurals.xml"
        let run = Run(["plurals", file])
        #expect(run.code == 1)
        #expect(
            run.text == """
                2 passed, 2 failed (1 known)
                \(file):3: en many 20: failed
                  expected many
                  found    other
                \(file):3: he many 20: known: CLDR 46 has no form for Hebrew tens
                  expected many
                  found    other

                """)
        #expect(Run(["plurals", file, "--known", file]).code == 2)
    }

    @Test func `text lays out a case`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            [ { "id": "latin-hebrew", "text": "ab שלום", "direction": "ltr", "width": 500, "fontSize": 16,
                "fonts": ["NotoSans-Regular.ttf", "NotoSansHebrew-Regular.ttf"], "locale": "en" } ]
            """#, to: "cases.json")
        let run = Run(["text", folder.path + "/cases.json"])
        #expect(run.code == 0)
        let results = try #require(JSONSerialization.jsonObject(with: Data(run.standard)) as? [[String: Any]])
        let result = try #require(results.first)
        #expect(result["id"] as? String == "latin-hebrew")
        #expect((result["lines"] as? [[String: Any]])?.count == 1)
        let clusters = try #require(result["clusters"] as? [[String: Double]])
        let levels = clusters.sorted { ($0["start"] ?? 0) < ($1["start"] ?? 0) }.map { $0["level"] }
        #expect(levels == [0, 0, 0, 1, 1, 1, 1])
    }

    @Test(arguments: [
        ("[3]", "wrong-type"), ("{}", "wrong-type"), ("[{}]", "missing-key"), ("", "json-syntax"),
        (#"[{ "id": "a", "text": "a", "direction": "up" }]"#, "unknown-value"),
        (
            #"[{ "id": "a", "text": "a", "direction": "ltr", "width": -1, "fontSize": 16, "fonts": [], "locale": "" }]"#,
            "wrong-value"
        ),
        (
            #"[{ "id": "a", "text": "a", "direction": "ltr", "width": 9, "fontSize": 0, "fonts": [], "locale": "" }]"#,
            "wrong-value"
        ),
        (
            #"[{ "id": "a", "text": "a", "direction": "ltr", "width": 9, "fontSize": 9, "fonts": [], "locale": "" }]"#,
            "no-fonts"
        ),
    ])
    func `a wrong text case`(cases: String, rule: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(cases, to: "cases.json")
        let run = Run(["text", folder.path + "/cases.json"])
        #expect(run.code == 2)
        #expect(run.standard.isEmpty)
        #expect(run.error.contains("[\(rule)]"), "\(run.error)")
    }
}
