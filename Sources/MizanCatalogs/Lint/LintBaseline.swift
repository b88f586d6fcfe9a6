import MizanBase
import MizanDocument

/// Findings that are known, so that only new ones count: those of a project at the day it began to lint, or at a revision.
///
/// A finding is known by its rule, file, key and language. Its line and its words may change; a second one of the same kind
/// in the same text is new.
public struct LintBaseline: Hashable, Sendable {
    /// The form of the file.
    public static let schema = 1

    private struct FindingIdentity: Hashable, Comparable {
        let file: String
        let rule: String
        let key: String
        let language: String

        static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
            (left.file, left.key, left.language, left.rule) < (right.file, right.key, right.language, right.rule)
        }
    }

    private var counts: [FindingIdentity: Int] = [:]

    /// The number of findings.
    public var count: Int { counts.values.reduce(0, +) }

    /// The findings as they are now.
    public init(_ findings: [Diagnostic]) {
        for finding in findings { counts[Self.identity(finding), default: 0] += 1 }
    }

    /// Reads a baseline's file. Throws a `DiagnosticError` with the place of the error.
    public init(file: SourceFile) throws {
        let root = try JSONValue.parse(file.bytes, file: file.name)
        let schema = try root.member("schema")
        guard try schema.int() == Self.schema else {
            throw schema.error(
                "this baseline is of schema \(try schema.int())", fix: "write it anew with --write-baseline",
                rule: "schema")
        }
        for item in try root.member("findings").array() {
            let count = try item["count"]?.int() ?? 1
            guard (1...1_000_000).contains(count) else {
                throw (item["count"] ?? item).error(
                    "this is no count", fix: "write a number above 0", rule: "wrong-value")
            }
            let identity = FindingIdentity(
                file: try item["file"]?.string() ?? "", rule: try item.member("rule").string(),
                key: try item["key"]?.string() ?? "", language: try item["language"]?.string() ?? "")
            counts[identity, default: 0] += count
        }
    }

    /// The baseline as a file, sorted, so that a new finding is a change of one line.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.number(Self.schema)
            writer.key("findings")
            writer.array { writer in
                for (identity, count) in counts.sorted(by: { $0.key < $1.key }) {
                    writer.object(inline: true) { writer in
                        let members = [
                            ("file", identity.file), ("key", identity.key), ("language", identity.language),
                            ("rule", identity.rule),
                        ]
                        for (name, text) in members where !text.isEmpty {
                            writer.key(name)
                            writer.string(text)
                        }
                        guard count > 1 else { return }
                        writer.key("count")
                        writer.number(count)
                    }
                }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// The findings that aren't known, and how many of the known ones are gone.
    public func new(among findings: [Diagnostic]) -> (findings: [Diagnostic], gone: Int) {
        var left = counts
        let new = findings.filter { finding in
            let identity = Self.identity(finding)
            guard let count = left[identity], count > 0 else { return true }
            left[identity] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }

    private static func identity(_ finding: Diagnostic) -> FindingIdentity {
        FindingIdentity(
            file: finding.place?.file ?? finding.file ?? "", rule: finding.rule, key: finding.key ?? "",
            language: finding.language?.identifier ?? "")
    }
}
