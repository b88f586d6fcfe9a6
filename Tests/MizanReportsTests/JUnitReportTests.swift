import MizanBase
import MizanReports
import Testing

@Suite struct JUnitReportTests {
    private static let results = [
        TestResult(suite: "Forecast", name: "en_w320", seconds: 0.0625),
        TestResult(
            suite: "Forecast", name: "ar_w320", seconds: 0.25,
            failures: [
                Diagnostic(
                    rule: "golden-differs", file: "Goldens/Forecast/ar_w320.tree", nodePath: "days/row[3]/high",
                    message: "width 41 → 53"),
                Diagnostic(rule: "golden-differs", file: "Goldens/Forecast/ar_w320.tree", message: "“<&\u{0}”"),
            ], details: "-  Text \"الطقس\"\n+  Text \"الجو\""),
        TestResult(suite: "Mail", name: "de"),
        TestResult(suite: "Forecast", name: "he_w320", seconds: 1.0006),
    ]

    @Test func `counts, times and failures are where readers look for them`() throws {
        let root = try XMLNodeReader.read(
            String(decoding: JUnitReport(name: "golden").xml(Self.results), as: UTF8.self))
        #expect(root.name == "testsuites")
        #expect(root.attributes["tests"] == "4")
        #expect(root.attributes["failures"] == "1")
        #expect(root.attributes["time"] == "1.313")
        let suites = root.all("testsuite")
        #expect(suites.map { $0.attributes["name"] } == ["Forecast", "Mail"])
        #expect(suites.map { $0.attributes["tests"] } == ["3", "1"])
        #expect(suites.map { $0.attributes["failures"] } == ["1", "0"])
        #expect(suites.map { $0.attributes["time"] } == ["1.313", nil])
        #expect(root.all("testcase").map { $0.attributes["name"] } == ["en_w320", "ar_w320", "he_w320", "de"])
        #expect(root.all("testcase").map { $0.attributes["time"] } == ["0.063", "0.250", "1.001", nil])
        let failure = try #require(root.all("failure").first)
        #expect(root.all("failure").count == 1)
        #expect(failure.attributes["message"] == "days/row[3]/high width 41 → 53 (and 1 more)")
        #expect(failure.attributes["type"] == "golden-differs")
        #expect(failure.text.contains("error: “<&\\u{0}” [golden-differs]\n\n-  Text \"الطقس\"\n"))
    }

    @Test func `nothing at all is a report too`() throws {
        let root = try XMLNodeReader.read(String(decoding: JUnitReport(name: "a\"b").xml([]), as: UTF8.self))
        #expect(root.attributes == ["name": "a\"b", "tests": "0", "failures": "0", "errors": "0", "skipped": "0"])
    }
}
