import MizanBase
import MizanDocument

extension [Diagnostic] {
    /// `{ "schema": 1, "diagnostics": [ … ] }` (Definitions 6).
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.number(1)
            writer.key("diagnostics")
            writer.array { writer in
                for diagnostic in self { diagnostic.write(to: &writer) }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}

extension Diagnostic {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            func member(_ key: String, _ value: String?) {
                guard let value else { return }
                writer.key(key)
                writer.string(value)
            }
            member("severity", severity.rawValue)
            member("rule", rule)
            member("file", place?.file ?? file)
            if let place {
                writer.key("line")
                writer.number(place.line)
                writer.key("column")
                writer.number(place.column)
            }
            member("node", nodePath)
            if !variants.isEmpty {
                writer.key("variants")
                writer.array(inline: true) { writer in
                    for variant in variants { writer.string(variant) }
                }
            }
            member("message", message)
            member("fix", fix)
            guard !notes.isEmpty else { return }
            writer.key("notes")
            writer.array { writer in
                for note in notes {
                    writer.object { writer in
                        writer.key("file")
                        writer.string(note.place.file)
                        writer.key("line")
                        writer.number(note.place.line)
                        writer.key("column")
                        writer.number(note.place.column)
                        writer.key("message")
                        writer.string(note.message)
                    }
                }
            }
        }
    }
}
