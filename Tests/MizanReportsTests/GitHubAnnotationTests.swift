import MizanBase
import MizanReports
import Testing

/// The lines as GitHub's documentation and the toolkit's escapes have them.
@Suite struct GitHubAnnotationTests {
    @Test func `file, line and column, then the message with its escapes`() {
        let place = SourcePlace(file: "Examples/a,b:c.json", line: 12, column: 5)
        let diagnostic = Diagnostic(
            .warning, rule: "unknown-key", place: place, message: "100%\r\nsecond: line, still", fix: "remove it")
        #expect(
            GitHubAnnotation(diagnostic).line
                == "::warning file=Examples/a%2Cb%3Ac.json,line=12,col=5,title=unknown-key"
                + "::100%25\\u{d}\\u{a}second: line, still; remove it")
    }

    @Test func `a finding without a place, and one without a file`() {
        #expect(
            GitHubAnnotation(
                Diagnostic(rule: "golden-differs", file: "G/a.tree", nodePath: "days", message: "moved 1 pt up"),
                title: "Forecast"
            ).line == "::error file=G/a.tree,title=Forecast::days moved 1 pt up")
        #expect(GitHubAnnotation(Diagnostic(.note, rule: "r", message: "m")).line == "::notice title=r::m")
    }

    @Test func `the last line that GitHub shows counts those that it would lose`() {
        let many = (1...24).map { Diagnostic(rule: "r", message: "\($0)") }
        let lines = GitHubAnnotation.lines(of: many)
        #expect(lines.count == GitHubAnnotation.shownForStep)
        #expect(lines[8] == "::error title=r::9")
        #expect(lines[9] == "::error title=mizan::… and 15 more: see the log and the report")
        #expect(GitHubAnnotation.lines(of: Array(many.prefix(10))).count == 10)
    }
}
