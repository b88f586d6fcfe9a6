import MizanBase
import MizanDocument

extension [Diagnostic] {
    /// Every diagnostic in its order, at most as many a file as the limit, then how many more.
    package var report: String { report(atMost: Limits.diagnosticsPerFile) }

    /// The same with another limit; nil for none.
    package func report(atMost limit: Int?) -> String {
        guard let limit else { return map(\.description).joined(separator: "\n") }
        var counts: [String: Int] = [:]
        var lines: [String] = []
        for diagnostic in self {
            let file = diagnostic.place?.file ?? diagnostic.file ?? ""
            counts[file, default: 0] += 1
            if counts[file, default: 0] <= limit { lines.append(diagnostic.description) }
        }
        for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
            lines.append("\(file.writingOutInvisibles()): … and \(count - limit) more")
        }
        return lines.joined(separator: "\n")
    }

    /// `{ "schema": 1, "diagnostics": [ … ] }` (Definitions 6), with other members before the diagnostics.
    package func json(_ writeMembers: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
        JSONWriter.report { writer in
            writeMembers(&writer)
            writer.key("diagnostics")
            writer.array { writer in
                for diagnostic in self { diagnostic.write(to: &writer) }
            }
        }
    }
}
