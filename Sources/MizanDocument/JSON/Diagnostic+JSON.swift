import MizanBase

extension Diagnostic {
    /// Writes the finding as an object (Definitions 6); members that it doesn't have are left out.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("severity", severity.rawValue)
            writer.member("rule", rule)
            if let place { writer.place(place) } else { writer.member("file", file) }
            writer.member("node", nodePath)
            writer.member("key", key)
            writer.member("language", language?.identifier)
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

    /// Reads the output of ``write(to:)``; throws a diagnostic with the place of the error.
    public init(json value: JSONValue) throws {
        func place(_ value: JSONValue) throws -> SourcePlace? {
            guard let line = value["line"] else { return nil }
            return SourcePlace(
                file: try value.member("file").string(), line: try line.int(),
                column: try value.member("column").int())
        }
        let ownPlace = try place(value)
        self.init(
            try value.member("severity").diagnosticSeverity(), rule: try value.member("rule").string(),
            file: ownPlace == nil ? try value["file"]?.string() : nil, place: ownPlace,
            nodePath: try value["node"]?.string(), key: try value["key"]?.string(),
            language: try value["language"].map { LanguageTag(try $0.string()) },
            variants: try value["variants"]?.array().map { try $0.string() } ?? [],
            message: try value.member("message").string(), fix: try value["fix"]?.string(),
            notes: try value["notes"]?.array().map { note in
                guard let place = try place(note) else { throw note.mismatch("a note with its line") }
                return Note(place: place, message: try note.member("message").string())
            } ?? [])
    }
}

extension JSONValue {
    fileprivate func diagnosticSeverity() throws -> Diagnostic.Severity {
        guard let severity = Diagnostic.Severity(rawValue: try string()) else {
            throw mismatch("error, warning or note")
        }
        return severity
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ key: String, _ value: String?) {
        guard let value else { return }
        self.key(key)
        string(value)
    }

    fileprivate mutating func place(_ place: SourcePlace) {
        member("file", place.file)
        key("line")
        number(place.line)
        key("column")
        number(place.column)
    }
}
