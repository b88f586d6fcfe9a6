import MizanBase

/// A finding as the line that GitHub Actions makes an annotation of: `::error file=…,line=…,title=…::message`.
///
/// Source: "Workflow commands for GitHub Actions"; the escapes are those of its toolkit; invisible
/// characters are written out as in every diagnostic, line ends among them.
public struct GitHubAnnotation: Hashable, Sendable {
    /// The number of annotations of one kind that GitHub shows for a step; those after them are lost.
    public static let shownForStep = 10

    /// The line, without its end.
    public let line: String

    /// The annotation of a finding.
    ///
    /// - Parameters:
    ///   - diagnostic: The finding that the line reports, with its place.
    ///   - title: The line above the message, by default the rule.
    public init(_ diagnostic: Diagnostic, title: String? = nil) {
        let command =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [(String, String)] = []
        if let place = diagnostic.place {
            properties = [("file", place.file)]
            if place.line > 0 { properties.append(("line", String(place.line))) }
            if place.line > 0, place.column > 0 { properties.append(("col", String(place.column))) }
        } else if let file = diagnostic.file {
            properties = [("file", file)]
        }
        properties.append(("title", title ?? diagnostic.rule))
        let message = diagnostic.subject + (diagnostic.fix.map { "; \($0)" } ?? "")
        line =
            "::\(command) " + properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
            + "::" + Self.data(message)
    }

    /// The lines of findings, all in one where they are more than GitHub shows: the last one counts the rest.
    public static func lines(of diagnostics: [Diagnostic]) -> [String] {
        guard diagnostics.count > shownForStep else { return diagnostics.map { GitHubAnnotation($0).line } }
        let rest = diagnostics.count - shownForStep + 1
        return diagnostics.prefix(shownForStep - 1).map { GitHubAnnotation($0).line } + [
            GitHubAnnotation(
                Diagnostic(rule: "more", message: "… and \(rest) more: see the log and the report"), title: "mizan"
            ).line
        ]
    }

    private static func data(_ text: String) -> String {
        // A line end would be the next line's beginning, and could begin a command there.
        text.writingOutInvisibles().replacing("%", with: "%25")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
