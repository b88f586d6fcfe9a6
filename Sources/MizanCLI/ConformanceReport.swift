import MizanBase
import MizanConformance
import MizanDocument
import MizanText

/// What a conformance run found.
struct ConformanceReport {
    let kind: ConformanceKind
    /// As the user named it.
    let file: String
    let checkCount: Int
    let failures: [ConformanceFailure]
    /// Cases that are known to fail and passed.
    let passedThoughKnown: [String]

    /// Whether what failed is exactly what is known to fail.
    var isAsKnown: Bool { failures.allSatisfy { $0.reason != nil } && passedThoughKnown.isEmpty }

    private var knownCount: Int { failures.count { $0.reason != nil } }

    /// `N passed, M failed`, then the failures up to a limit.
    func text(limit: Int?) -> String {
        var summary = "\(checkCount - failures.count) passed, \(failures.count) failed"
        if knownCount > 0 { summary += " (\(knownCount) known)" }
        var lines = [summary]
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
        return lines.joined(separator: "\n")
    }

    func json(limit: Int?) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            func member(_ key: String, _ value: String) {
                writer.key(key)
                writer.string(value)
            }
            func member(_ key: String, _ value: Int) {
                writer.key(key)
                writer.number(value)
            }
            member("schema", 1)
            member("kind", kind.rawValue)
            member("file", file)
            member("unicode", LibraryVersions.current.unicode)
            member("icu", LibraryVersions.current.icu)
            member("passed", checkCount - failures.count)
            member("failed", failures.count)
            member("known", knownCount)
            writer.key("failures")
            writer.array { writer in
                for failure in failures.prefix(limit ?? .max) { Self.write(failure, to: &writer) }
            }
            writer.key("passedThoughKnown")
            writer.array { writer in
                for text in passedThoughKnown { writer.string(text) }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func write(_ failure: ConformanceFailure, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("line")
            writer.number(failure.line)
            writer.key("case")
            writer.string(failure.text)
            if let direction = failure.direction {
                writer.key("direction")
                writer.string(name(of: direction))
            }
            writer.key("expected")
            writer.string(failure.expected)
            writer.key("found")
            writer.string(failure.found)
            if let reason = failure.reason {
                writer.key("known")
                writer.string(reason)
            }
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
