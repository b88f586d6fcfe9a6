import MizanBase
import MizanDocument

extension [Diagnostic] {
    /// `{ "schema": 1, "diagnostics": [ … ] }` (Definitions 6).
    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("diagnostics")
            writer.array { writer in
                for diagnostic in self { diagnostic.write(to: &writer) }
            }
        }
    }
}
