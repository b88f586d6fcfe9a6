import MizanReports
import MizanBase
import MizanConformance
import MizanDocument
import MizanText

/// The findings of a conformance run.
struct ConformanceReport {
    let kind: ConformanceKind
    /// As the user named it.
    let file: String
    let checkCount: Int
    let failures: [ConformanceFailure]
    /// Cases that are known to fail and passed.
    let passedThoughKnown: [String]
    /// Errors about cases that could not be read: each counts as failed, and is an error of the file.
    var unread: [Diagnostic] = []
    /// What the text says below the summary.
    var notes: [String] = []

    /// True where exactly the cases fail that are known to fail.
    var isAsKnown: Bool { failures.allSatisfy { $0.reason != nil } && passedThoughKnown.isEmpty }

    /// How many failures have each reason, the most first.
    static func reasons(of failures: [ConformanceFailure]) -> [String] {
        let groups = Dictionary(grouping: failures) { $0.reason ?? "not accepted" }
        return groups.map { ($0.value.count, $0.key) }.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map { "\($0): \($1)" }
    }

    private var knownCount: Int { failures.count { $0.reason != nil } }

    /// `N passed, M failed`, then the failures up to a limit.
    func text(limit: Int?) -> String {
        var summary = "\(checkCount - failures.count) passed, \(failures.count) failed"
        if knownCount > 0 { summary += " (\(knownCount) known)" }
        var lines = [summary] + notes
        for failure in failures.prefix(limit ?? .max) {
            let direction = failure.direction.map { ", \(Self.name(of: $0))" } ?? ""
            let known = failure.reason.map { "known: \($0)" } ?? "failed"
            lines.append("\(file):\(failure.line): \(failure.text)\(direction): \(known)")
            // A break test's case says itself what is expected.
            if failure.expected != failure.text { lines.append("  expected \(failure.expected)") }
            lines.append("  found    \(failure.found)")
        }
        if let limit, failures.count > limit {
            lines.append("… and \(failures.count - limit) more; --all prints them")
        }
        lines += passedThoughKnown.map { "passed, though known to fail: \($0)" }
        return lines.map { $0.writingOutInvisibles() }.joined(separator: "\n")
    }

    func json(limit: Int?) -> [UInt8] {
        JSONWriter.report { writer in
            writer.member("kind", kind.rawValue)
            writer.member("file", file)
            writer.member("unicode", LibraryVersions.current.unicode)
            writer.member("icu", LibraryVersions.current.icu)
            writer.member("passed", checkCount - failures.count)
            writer.member("failed", failures.count)
            writer.member("known", knownCount)
            writer.key("failures")
            writer.array { writer in
                for failure in failures.prefix(limit ?? .max) { Self.write(failure, to: &writer) }
            }
            writer.key("passedThoughKnown")
            writer.array { writer in
                for text in passedThoughKnown { writer.string(text) }
            }
        }
    }

    private static func write(_ failure: ConformanceFailure, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("line", failure.line)
            writer.member("case", failure.text)
            if let direction = failure.direction { writer.member("direction", name(of: direction)) }
            writer.member("expected", failure.expected)
            writer.member("found", failure.found)
            if let reason = failure.reason { writer.member("known", reason) }
        }
    }

    private static func name(of direction: WritingDirection) -> String {
        switch direction {
        case .natural: "auto"
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}
