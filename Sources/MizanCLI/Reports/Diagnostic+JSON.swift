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

extension Diagnostic {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("severity", severity.rawValue)
            writer.member("rule", rule)
            if let place { writer.place(place) } else { writer.member("file", file) }
            writer.member("node", nodePath)
            if !variants.isEmpty {
                writer.key("variants")
                writer.array(inline: true) { writer in
                    for variant in variants { writer.string(variant) }
                }
            }
            writer.member("message", message)
            writer.member("fix", fix)
            guard !notes.isEmpty else { return }
            writer.key("notes")
            writer.array { writer in
                for note in notes {
                    writer.object { writer in
                        writer.place(note.place)
                        writer.member("message", note.message)
                    }
                }
            }
        }
    }
}
