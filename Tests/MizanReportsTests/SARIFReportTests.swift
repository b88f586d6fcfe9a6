import MizanBase
import MizanDocument
import MizanReports
import Testing

@Suite struct SARIFReportTests {
    private static let rules = [
        RuleDescription(
            name: "specifiers-differ", summary: "specifiers differ", reason: "it crashes", fix: "write the key's",
            severity: .error),
        RuleDescription(
            name: "missing-comment", summary: "no comment", reason: "nobody knows", fix: "write one", severity: .warning
        ),
    ]

    @Test func `rules, results and places are where readers look for them`() throws {
        let place = SourcePlace(file: "Res ources/de.lproj/L.strings", line: 3, column: 5)
        let report = SARIFReport(rules: Self.rules, version: "1.2").json([
            Diagnostic(
                .warning, rule: "missing-comment", place: place, key: "Done", message: "no comment\u{202E}",
                fix: "write one",
                notes: [.init(place: SourcePlace(file: "/tmp/a.strings", line: 9, column: 1), message: "here")]),
            Diagnostic(rule: "json", file: "L.xcstrings", message: "broken"),
        ])
        let root = try JSONValue.parse(report, file: "report", comments: false)
        #expect(try root.member("version").string() == "2.1.0")
        let run = try #require(root.member("runs").array().first)
        let driver = try run.member("tool").member("driver")
        #expect(try driver.member("name").string() == "mizan")
        #expect(try driver.member("rules").array().map { try $0.member("id").string() } == Self.rules.map(\.name))
        let results = try run.member("results").array()
        #expect(try results.map { try $0.member("level").string() } == ["warning", "error"])
        #expect(results.map { $0["ruleIndex"]?.intValue } == [1, nil])
        #expect(try results[0].member("message").member("text").string() == "no comment\\u{202e}; write one")
        let location = try #require(results[0].member("locations").array().first).member("physicalLocation")
        #expect(try location.member("artifactLocation").member("uri").string() == "Res%20ources/de.lproj/L.strings")
        #expect(try location.member("region").member("startLine").int() == 3)
        let related = try #require(results[0].member("relatedLocations").array().first)
        #expect(
            try related.member("physicalLocation").member("artifactLocation").member("uri").string()
                == "file:///tmp/a.strings")
        // A file without a place has no region.
        let whole = try #require(results[1].member("locations").array().first).member("physicalLocation")
        #expect(whole["region"] == nil)
    }
}
