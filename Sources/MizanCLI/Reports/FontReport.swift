import MizanReports
import MizanBase
import MizanDocument
import MizanText

/// The output of `mizan fonts`.
struct FontReport {
    let folders: [String]
    let fonts: FontCollection
    let coverage: FontCoverage?

    /// The fonts by family, or which of them show a text.
    var text: String {
        let headers = fonts.headers
        let families = fonts.familyNames
        var lines = [
            "\(headers.count) font\(headers.count == 1 ? "" : "s") in \(families.count) "
                + "famil\(families.count == 1 ? "y" : "ies") of \(folders.joined(separator: ", "))"
        ]
        if let coverage {
            lines += Self.lines(coverage)
        } else {
            let members = Dictionary(grouping: headers, by: \.family)
            lines += families.map { family in
                "\(family): "
                    + (members[family] ?? []).map { "\($0.postScriptName) \($0.revision)\($0.axesText)" }.joined(
                        separator: ", ")
            }
        }
        return (lines.map { $0.writingOutInvisibles() } + fonts.unreadable.map(\.description)).joined(separator: "\n")
    }

    private static func lines(_ coverage: FontCoverage) -> [String] {
        let runs = coverage.runs.flatMap { run -> [(start: Int, line: String)] in
            let missing = coverage.missing.filter { run.range.contains($0.lowerBound) }
            let line = "\(range(run.range)) \(run.font.postScriptName)\(run.fallsBack ? " (falls back)" : "")"
            return [(run.range.lowerBound, "\(line) \(quote(run.range, coverage))")]
                + missing.map { ($0.lowerBound, "\(range($0)) in no font: \(quote($0, coverage))") }
        }
        let families = coverage.families.isEmpty ? "none" : coverage.families.joined(separator: ", ")
        return runs.map(\.line) + ["families with all of it: \(families)"]
    }

    private static func range(_ range: Range<Int>) -> String { "\(range.lowerBound)..<\(range.upperBound)" }

    private static func characters(_ range: Range<Int>, _ coverage: FontCoverage) -> String {
        String(decoding: Array(coverage.text.string.utf16)[range], as: UTF16.self)
    }

    private static func quote(_ range: Range<Int>, _ coverage: FontCoverage) -> String {
        Diagnostic.quote(characters(range, coverage))
    }

    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("folders")
            writer.array { writer in
                for folder in folders { writer.string(folder) }
            }
            writer.key("fonts")
            writer.array { writer in
                for font in fonts.headers { writer.font(font) }
            }
            writer.key("unreadable")
            writer.array { writer in
                for finding in fonts.unreadable { writer.string(finding.description) }
            }
            guard let coverage else { return }
            writer.member("text", coverage.text.string)
            writer.member("language", coverage.language.identifier)
            writer.key("runs")
            writer.array { writer in
                for run in coverage.runs {
                    writer.object(inline: true) { writer in
                        writer.range(run.range)
                        writer.member("text", Self.characters(run.range, coverage))
                        writer.member("font", run.font.postScriptName)
                        if run.fallsBack { writer.member("fallsBack", true) }
                    }
                }
            }
            writer.key("missingGlyphs")
            writer.array { writer in
                for range in coverage.missing {
                    writer.object(inline: true) { writer in
                        writer.range(range)
                        writer.member("text", Self.characters(range, coverage))
                    }
                }
            }
            writer.key("families")
            writer.array { writer in
                for name in coverage.families { writer.string(name) }
            }
        }
    }
}

extension FontHeader {
    /// ` (wght 100–900, slnt -10–0)`; nothing where the font isn't variable.
    fileprivate var axesText: String {
        guard !axes.isEmpty else { return "" }
        func text(_ value: Double) -> String { FixedLength(points: value)?.description ?? "" }
        return " (" + axes.map { "\($0.tag) \(text($0.minimum))–\(text($0.maximum))" }.joined(separator: ", ") + ")"
    }
}

extension JSONWriter {
    fileprivate mutating func font(_ font: FontHeader) {
        object(inline: true) { writer in
            writer.member("family", font.family)
            writer.member("name", font.postScriptName)
            writer.member("revision", font.revision)
            writer.member("weight", font.weight.value)
            if !font.axes.isEmpty {
                writer.key("axes")
                writer.object(inline: true) { writer in
                    for axis in font.axes {
                        writer.key(axis.tag)
                        writer.array(inline: true) { writer in
                            for value in [axis.minimum, axis.standard, axis.maximum] {
                                writer.number(FixedLength(points: value) ?? .zero)
                            }
                        }
                    }
                }
            }
            if font.isSlanted { writer.member("slanted", true) }
            if font.hasColor { writer.member("color", true) }
            writer.member("file", font.path)
            if font.number > 0 {
                writer.member("number", font.number)
            }
        }
    }
}
