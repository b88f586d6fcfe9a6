import MizanBase
import MizanDocument
import MizanGoldens

extension [Diagnostic] {
    /// `{ "schema": 1, "diagnostics": [ … ] }` (Definitions 6).
    var json: [UInt8] { json { _ in } }

    /// As ``json``, with the numbers of a golden run before the findings: how many variants are of each status.
    func json(counts summary: GoldenSummary) -> [UInt8] {
        json { writer in
            writer.key("counts")
            writer.object { writer in
                writer.member("variants", summary.checked)
                for status in GoldenOutcome.Status.allCases { writer.member(status.rawValue, summary.count(status)) }
                writer.member("otherVersions", summary.otherVersions)
                writer.member("pictures", summary.pictures)
                writer.member("unused", summary.findings.count)
                writer.member("leftOut", summary.unchanged)
            }
        }
    }

    private func json(_ writeMembers: (inout JSONWriter) -> Void) -> [UInt8] {
        JSONWriter.report { writer in
            writeMembers(&writer)
            writer.key("diagnostics")
            writer.array { writer in
                for diagnostic in self { diagnostic.write(to: &writer) }
            }
        }
    }
}
