import MizanBase
import MizanDocument

/// The form in which a program that reads sources hands strings over.
extension ExtractedStrings {
    /// The number of the form; rises where an older reader would read it wrongly.
    public static let schema = 1

    /// The strings and notes as JSON.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.number(Self.schema)
            writer.key("strings")
            writer.array { writer in
                for string in strings { string.write(to: &writer) }
            }
            writer.key("diagnostics")
            writer.array { writer in
                for note in notes { note.write(to: &writer) }
            }
            guard !spelled.isEmpty else { return }
            writer.key("spelled")
            writer.array { writer in
                for text in spelled.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { writer.string(text) }
            }
        }
        return writer.bytes
    }

    /// Reads the output of ``json``; throws a diagnostic with the place of the error.
    public init(json value: JSONValue) throws {
        let schema = try value.member("schema")
        guard try schema.int() == Self.schema else {
            throw schema.error(
                "these strings are of schema \(try schema.int()), this version reads \(Self.schema)",
                fix: "build the extractor of this version", rule: "schema")
        }
        self.init(
            strings: try value.member("strings").array().map(LocalizableString.init(json:)),
            notes: try value.member("diagnostics").array().map(Diagnostic.init(json:)),
            spelled: Set(try value["spelled"]?.array().map { try $0.string() } ?? []))
    }
}

extension LocalizableString {
    /// Writes the string as an object; members that it doesn't have are left out.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("key")
            writer.string(key)
            let members = [
                ("defaultValue", defaultValue), ("table", table), ("bundle", bundle), ("comment", comment),
            ]
            for case (let name, let text?) in members {
                writer.key(name)
                writer.string(text)
            }
            if isCommentGenerated {
                writer.key("isCommentGenerated")
                writer.bool(true)
            }
            writer.key("origin")
            writer.string(origin)
            writer.key("file")
            writer.string(place.file)
            writer.key("line")
            writer.number(place.line)
            writer.key("column")
            writer.number(place.column)
            if !phrases.isEmpty {
                writer.key("phrases")
                writer.array { writer in
                    for phrase in phrases { writer.string(phrase) }
                }
            }
            guard !arguments.isEmpty else { return }
            writer.key("arguments")
            writer.array { writer in
                for argument in arguments { argument.write(to: &writer) }
            }
        }
    }

    /// Reads the output of ``write(to:)``; throws a diagnostic with the place of the error.
    public init(json value: JSONValue) throws {
        self.init(
            key: try value.member("key").string(), defaultValue: try value["defaultValue"]?.string(),
            table: try value["table"]?.string(), bundle: try value["bundle"]?.string(),
            comment: try value["comment"]?.string(),
            place: SourcePlace(
                file: try value.member("file").string(), line: try value.member("line").int(),
                column: try value.member("column").int()),
            origin: try value.member("origin").string(),
            arguments: try value["arguments"]?.array().map(Argument.init(json:)) ?? [])
        isCommentGenerated = try value["isCommentGenerated"]?.bool() ?? false
        phrases = try value["phrases"]?.array().map { try $0.string() } ?? []
    }
}

extension LocalizableString.Argument {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object(inline: true) { writer in
            writer.key("kind")
            writer.string(kind.rawValue)
            writer.key("specifier")
            writer.string(specifier)
            if !isSpecifierCertain {
                writer.key("isSpecifierCertain")
                writer.bool(false)
            }
            guard !expression.isEmpty else { return }
            writer.key("expression")
            writer.string(expression)
        }
    }

    fileprivate init(json value: JSONValue) throws {
        self.init(
            try value.member("kind").value(of: ValueKind.self), specifier: try value.member("specifier").string(),
            expression: try value["expression"]?.string() ?? "",
            isSpecifierCertain: try value["isSpecifierCertain"]?.bool() ?? true)
    }
}
