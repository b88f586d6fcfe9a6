import MizanBase

/// Test results as the XML that CI systems read: `testsuites`, `testsuite`, `testcase`, `failure`, and `error` for
/// tests that could not be made.
///
/// There is no standard; elements and attributes are those that Jenkins' and GitLab's readers share. A test has at most one
/// `failure` or `error`: readers take the first, so all findings stand in its text.
public struct JUnitReport: Sendable {
    /// The name of the whole.
    public var name: String

    /// A report of a name.
    public init(name: String) { self.name = name }

    /// The file of results, which are grouped by suite in the order that suites come first in.
    public func xml(_ results: some Sequence<TestResult>) -> [UInt8] {
        var suites: [Suite] = []
        var indices: [String: Int] = [:]
        for result in results {
            let place = indices[result.suite] ?? suites.count
            if place == suites.count {
                indices[result.suite] = place
                suites.append(Suite(name: result.suite))
            }
            suites[place].add(result)
        }
        var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
        let seconds = suites.contains { $0.seconds != nil } ? suites.reduce(0) { $0 + ($1.seconds ?? 0) } : nil
        text += "<testsuites name=\"\(Self.words(name))\""
        func sum(_ count: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
        text += Self.counts(sum(\.count), sum(\.failed), sum(\.errors), seconds) + ">\n"
        for suite in suites {
            text += "  <testsuite name=\"\(Self.words(suite.name))\""
            text += Self.counts(suite.count, suite.failed, suite.errors, suite.seconds) + ">\n"
            text += suite.cases + "  </testsuite>\n"
        }
        return Array((text + "</testsuites>\n").utf8)
    }

    /// Names and messages, which hold what files hold: invisible characters are written out.
    private static func words(_ text: String) -> String { text.writingOutInvisibles().escapedForXML() }

    private static func counts(_ tests: Int, _ failures: Int, _ errors: Int, _ seconds: Double?) -> String {
        " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\"" + time(seconds)
    }

    /// ` time="0.125"`, in whole milliseconds; nothing for nil and for a number that is no time.
    private static func time(_ seconds: Double?) -> String {
        guard let seconds, seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "" }
        let milliseconds = Int((seconds * 1_000).rounded())
        let rest = String(milliseconds % 1_000)
        return " time=\"\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)\""
    }

    /// A suite as far as it has been written.
    private struct Suite {
        let name: String
        var count = 0
        var failed = 0
        var errors = 0
        var seconds: Double?
        var cases = ""

        init(name: String) { self.name = name }

        mutating func add(_ result: TestResult) {
            count += 1
            if let more = result.seconds, more.isFinite, more >= 0 { seconds = (seconds ?? 0) + more }
            cases += "    <testcase classname=\"\(JUnitReport.words(name))\" name=\"\(JUnitReport.words(result.name))\""
            if let file = result.failures.first.flatMap({ $0.place?.file ?? $0.file }) {
                cases += " file=\"\(JUnitReport.words(file))\""
            }
            cases += JUnitReport.time(result.seconds)
            guard let first = result.failures.first else {
                cases += "/>\n"
                return
            }
            let element = result.isError ? "error" : "failure"
            if result.isError { errors += 1 } else { failed += 1 }
            let others = result.failures.count - 1
            let fix = first.fix.map { "; \($0)" } ?? ""
            let message = first.subject + fix + (others == 0 ? "" : " (and \(others) more)")
            let details = result.details.split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0).writingOutInvisibles() }
            let text = (result.failures.map(\.description) + (result.details.isEmpty ? [] : [""] + details))
                .joined(separator: "\n")
            cases +=
                ">\n      <\(element) type=\"\(JUnitReport.words(first.rule))\" message=\"\(JUnitReport.words(message))\">"
            cases += text.escapedForXML(isAttribute: false) + "</\(element)>\n    </testcase>\n"
        }
    }
}

extension Diagnostic {
    /// The message with the node that it is about before it, where it doesn't name it itself.
    var subject: String {
        guard let nodePath, !nodePath.isEmpty, !message.contains(nodePath) else { return message }
        return "\(nodePath) \(message)"
    }
}
