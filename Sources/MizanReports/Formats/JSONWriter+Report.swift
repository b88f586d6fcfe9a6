import MizanBase
import MizanDocument

extension JSONWriter {
    /// The JSON that a command prints: an object that begins with its schema, and a line feed.
    package static func report<Failure: Error>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        var writer = JSONWriter()
        try writer.object { (writer) throws(Failure) in
            writer.member("schema", 1)
            try body(&writer)
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// Writes a member with a string; nothing for nil.
    package mutating func member(_ key: String, _ value: String?) {
        guard let value else { return }
        self.key(key)
        string(value)
    }

    /// Writes a member with a whole number.
    package mutating func member(_ key: String, _ value: Int) {
        self.key(key)
        number(value)
    }

    /// Writes a member with `true` or `false`.
    package mutating func member(_ key: String, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    /// Writes the member `range`: UTF-16 offsets of start and end.
    package mutating func range(_ range: Range<Int>) {
        key("range")
        array(inline: true) { writer in
            writer.number(range.lowerBound)
            writer.number(range.upperBound)
        }
    }

    /// Writes the members `file`, `line` and `column`.
    package mutating func place(_ place: SourcePlace) {
        member("file", place.file)
        member("line", place.line)
        member("column", place.column)
    }
}
