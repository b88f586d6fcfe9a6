import MizanDocument
import MizanGoldens
import MizanReports

extension GoldenSummary {
    /// Writes the member `counts`: how many variants are of each status.
    func writeCounts(to writer: inout JSONWriter) {
        writer.key("counts")
        writer.object { writer in
            writer.member("variants", checked)
            for status in GoldenOutcome.Status.allCases { writer.member(status.rawValue, count(status)) }
            writer.member("otherVersions", otherVersions)
            writer.member("pictures", pictures)
            writer.member("unused", findings.count)
            writer.member("leftOut", unchanged)
        }
    }
}
