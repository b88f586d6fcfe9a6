import MizanBase
import MizanDocument

/// Findings in the form that code scanners exchange, such as GitHub's.
///
/// A result has its line and no column: columns of diagnostics count UTF-8 bytes, which the format has no unit for.
/// Source: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*.
public struct SARIFReport: Sendable {
    /// The tool's version; nil leaves it out.
    public var version: String?
    /// The rules, in words; findings of others are results all the same.
    public var rules: [RuleDescription]

    /// A report of these rules.
    public init(rules: [RuleDescription], version: String? = nil) {
        self.rules = rules
        self.version = version
    }

    /// The file of findings.
    public func json(_ findings: [Diagnostic]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            writer.member("version", "2.1.0")
            writer.key("runs")
            writer.array { writer in
                writer.object { writer in
                    writer.key("tool")
                    writer.object { writer in
                        writer.key("driver")
                        writer.object { driver(&$0) }
                    }
                    writer.key("results")
                    writer.array { writer in
                        for finding in findings { writer.object { result(finding, &$0) } }
                    }
                }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private func driver(_ writer: inout JSONWriter) {
        writer.member("name", "mizan")
        writer.member("version", version)
        writer.key("rules")
        writer.array { writer in
            for rule in rules {
                writer.object { writer in
                    writer.member("id", rule.name)
                    Self.message("shortDescription", rule.summary, &writer)
                    Self.message("fullDescription", "\(rule.summary): \(rule.reason)", &writer)
                    Self.message("help", rule.fix, &writer)
                    writer.key("defaultConfiguration")
                    writer.object(inline: true) { $0.member("level", Self.level(rule.severity)) }
                }
            }
        }
    }

    private func result(_ finding: Diagnostic, _ writer: inout JSONWriter) {
        writer.member("ruleId", finding.rule)
        if let index = rules.firstIndex(where: { $0.name == finding.rule }) { writer.member("ruleIndex", index) }
        writer.member("level", Self.level(finding.severity))
        Self.message("message", finding.message + (finding.fix.map { "; \($0)" } ?? ""), &writer)
        writer.key("locations")
        writer.array { writer in
            guard let file = finding.place?.file ?? finding.file else { return }
            writer.object { Self.location(file, line: finding.place?.line, message: nil, &$0) }
        }
        guard !finding.notes.isEmpty else { return }
        writer.key("relatedLocations")
        writer.array { writer in
            for note in finding.notes {
                writer.object { Self.location(note.place.file, line: note.place.line, message: note.message, &$0) }
            }
        }
    }

    private static func location(_ file: String, line: Int?, message: String?, _ writer: inout JSONWriter) {
        writer.key("physicalLocation")
        writer.object { writer in
            writer.key("artifactLocation")
            writer.object(inline: true) { $0.member("uri", uri(file)) }
            guard let line, line > 0 else { return }
            writer.key("region")
            writer.object(inline: true) { $0.member("startLine", line) }
        }
        if let message { Self.message("message", message, &writer) }
    }

    private static func message(_ key: String, _ text: String, _ writer: inout JSONWriter) {
        writer.key(key)
        writer.object(inline: true) { $0.member("text", text.writingOutInvisibles()) }
    }

    private static func level(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// The path as a reference (RFC 3986): relative as it was named, or from the root.
    private static func uri(_ path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let escaped = path.utf8.map { byte in
            if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }.joined()
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}
