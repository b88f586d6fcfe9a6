import MizanBase

/// Reads JSON into values.
///
/// The grammar's recursion is a list of the containers that are open (RFC 8259 §2–§5): nesting costs memory, never
/// stack. Tokens are in `JSONParser+Tokens.swift`.
struct JSONParser {
    /// An array or object whose end was not reached yet.
    private struct Container {
        let place: SourcePlace
        let isObject: Bool
        var elements: [JSONValue] = []
        var members: [JSONMember] = []
        var keys = JSONKeyIndex()
        var key = ""
        var keyPlace: SourcePlace

        var closer: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
        var name: String { isObject ? "object" : "array" }
    }

    var cursor: SourceCursor
    let allowsComments: Bool
    private let valueLimit: Int
    private let depthLimit: Int
    private var count = 0
    private var open: [Container] = []

    init(_ bytes: [UInt8], file: String, comments: Bool, valueLimit: Int, depthLimit: Int) throws {
        cursor = try SourceCursor(bytes, file: file, rule: "json-encoding")
        allowsComments = comments
        self.valueLimit = valueLimit
        self.depthLimit = depthLimit
    }

    /// The document's one value.
    mutating func document() throws -> JSONValue {
        try skipSpace()
        while true {
            guard var value = try beginValue() else { continue }
            // A whole value goes into the container around it, which may end with it, and so outward.
            while !open.isEmpty, let container = try close(after: value) { value = container }
            guard open.isEmpty else { continue }
            try skipSpace()
            guard cursor.byte == nil else {
                throw error(
                    "syntax", "there is \(cursor.quotedScalar) after the end of the value",
                    fix: "a file holds one value: remove what follows it")
            }
            return value
        }
    }

    /// Reads a whole value; or opens a container that has something in it and stands at its first value: nil.
    private mutating func beginValue() throws -> JSONValue? {
        let place = cursor.place
        count += 1
        guard count <= valueLimit else {
            throw error(
                "size", "the file holds more than \(valueLimit) values in \(cursor.bytes.count) bytes", fix: "divide it"
            )
        }
        switch cursor.byte {
        case UInt8(ascii: "{"): return try beginContainer(isObject: true, place: place)
        case UInt8(ascii: "["): return try beginContainer(isObject: false, place: place)
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), place: place)
        case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
            return JSONValue(.number(try number()), place: place)
        case (UInt8(ascii: "a")...UInt8(ascii: "z"))?, (UInt8(ascii: "A")...UInt8(ascii: "Z"))?:
            return JSONValue(try word(), place: place)
        case nil where open.isEmpty:
            throw error("syntax", "the file holds no value", fix: "write at least {}")
        case nil: throw unclosed()
        case UInt8(ascii: "'"):
            throw error("syntax", "a string stands in ' '", fix: "use quotation marks: \"")
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            throw error("number", "a number begins with \(cursor.quotedScalar)", fix: "begin with a digit or a minus")
        default:
            throw error(
                "syntax", "a value is expected, not \(cursor.quotedScalar)",
                fix: "write a string, a number, an object, an array, true, false or null")
        }
    }

    private mutating func beginContainer(isObject: Bool, place: SourcePlace) throws -> JSONValue? {
        guard open.count < depthLimit else {
            throw error(
                "depth", "arrays and objects nest deeper than \(depthLimit)", fix: "nest less deeply")
        }
        cursor.advance()
        try skipSpace()
        let container = Container(place: place, isObject: isObject, keyPlace: place)
        if cursor.byte == container.closer {
            cursor.advance()
            return JSONValue(isObject ? .object([]) : .array([]), place: place)
        }
        open.append(container)
        if isObject { try memberKey() }
        return nil
    }

    /// Puts a value into the innermost container and reads on: to the next value (nil), or the container's end, which
    /// gives the container.
    private mutating func close(after value: JSONValue) throws -> JSONValue? {
        let top = open.count - 1
        let isObject = open[top].isObject
        if isObject {
            open[top].members.append(JSONMember(open[top].key, value, keyPlace: open[top].keyPlace))
        } else {
            open[top].elements.append(value)
        }
        try skipSpace()
        switch cursor.byte {
        case UInt8(ascii: ","):
            let comma = cursor.place
            cursor.advance()
            try skipSpace()
            if cursor.byte == open[top].closer {
                throw error(
                    "syntax", "a comma stands before the end of the \(open[top].name)", fix: "remove the comma",
                    at: comma)
            }
            if isObject { try memberKey() }
            return nil
        case open[top].closer:
            cursor.advance()
            let container = open.removeLast()
            return JSONValue(
                isObject ? .object(container.members) : .array(container.elements), place: container.place,
                depth: open.count)
        case nil: throw unclosed()
        default:
            let closer = isObject ? "}" : "]"
            throw error(
                "syntax", "a comma or \(closer) is expected, not \(cursor.quotedScalar)",
                fix: "put a comma between two \(isObject ? "members" : "elements")")
        }
    }

    /// Reads a key and its colon, and goes to the member's value.
    private mutating func memberKey() throws {
        let place = cursor.place
        guard let byte = cursor.byte else { throw unclosed() }
        guard byte == UInt8(ascii: "\"") else {
            throw error(
                "syntax", "a key is expected, not \(cursor.quotedScalar)", fix: "write the key in quotation marks: \"")
        }
        let key = try string()
        let top = open.count - 1
        if let index = open[top].keys.indexOfMember(with: key, among: open[top].members) {
            throw error(
                "duplicate-key", "the key \(Diagnostic.quote(key)) stands twice in one object",
                fix: "remove or rename one of the two", at: place,
                note: (open[top].members[index].keyPlace, "the first one is here"))
        }
        open[top].key = key
        open[top].keyPlace = place
        try skipSpace()
        guard let colon = cursor.byte else { throw unclosed() }
        guard colon == UInt8(ascii: ":") else {
            throw error(
                "syntax", "a colon is expected after the key \(Diagnostic.quote(key)), not \(cursor.quotedScalar)",
                fix: "write \"key\": value")
        }
        cursor.advance()
        try skipSpace()
    }

    private func unclosed() -> DiagnosticError {
        guard let container = open.last else { return error("syntax", "the file ends too early", fix: nil) }
        return error(
            "syntax", "the file ends inside an \(container.name)",
            fix: "close it with \(container.isObject ? "}" : "]")",
            note: (container.place, "the \(container.name) begins here"))
    }

    /// An error of the rule `json-…`, at the next byte where no other place is given.
    func error(
        _ rule: String, _ message: String, fix: String?, at place: SourcePlace? = nil,
        note: (place: SourcePlace, message: String)? = nil
    ) -> DiagnosticError {
        cursor.error("json-" + rule, message, fix: fix, at: place, note: note)
    }
}
