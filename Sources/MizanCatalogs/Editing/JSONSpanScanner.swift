import MizanDocument

/// Finds where the parts of a JSON value begin and end. It reads only what was parsed before, so that it looks for no errors.
struct JSONSpanScanner {
    private let bytes: ArraySlice<UInt8>
    /// The index of the next byte.
    var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    private var byte: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// The span of a whole value, whatever it holds; by counting brackets, so that depth costs no stack.
    mutating func value() -> ArraySlice<UInt8> {
        let start = position
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "\""): _ = string()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { return bytes[start..<position] }
                depth -= 1
                position += 1
            case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
                if depth == 0 { return bytes[start..<position] }
                position += 1
            default: position += 1
            }
            if depth == 0, bytes[position - 1] == UInt8(ascii: "\"") || bytes[position - 1] | 0x20 == 0x7D {
                return bytes[start..<position]
            }
        }
        return bytes[start..<position]
    }

    /// The members of the object that begins here, with the white space before its end; nil where there is no object.
    ///
    /// - Parameter depth: The levels above its values.
    mutating func members(depth: Int) -> (members: [EditableJSONValue.EditableMember], end: ArraySlice<UInt8>)? {
        guard byte == UInt8(ascii: "{") else { return nil }
        position += 1
        var members: [EditableJSONValue.EditableMember] = []
        while true {
            let space = self.space()
            guard byte == UInt8(ascii: "\"") else { return (members, space) }
            let key = string()
            let colonStart = position
            skipSpace()
            position = min(position + 1, bytes.endIndex)
            skipSpace()
            let colon = bytes[colonStart..<position]
            let value = self.value()
            var member = EditableJSONValue.EditableMember(
                key: (try? JSONValue.parse(Array(key), file: "", comments: false))?.stringValue ?? "", space: space,
                writtenKey: key, colon: colon, value: EditableJSONValue(written: value, depth: depth), trailing: [])
            let trailing = self.space()
            if byte == UInt8(ascii: ",") {
                position += 1
                member.trailing = trailing
                members.append(member)
            } else {
                members.append(member)
                return (members, trailing)
            }
        }
    }

    private mutating func space() -> ArraySlice<UInt8> {
        let start = position
        skipSpace()
        return bytes[start..<position]
    }

    /// The span of a string with its quotation marks.
    private mutating func string() -> ArraySlice<UInt8> {
        let start = position
        position += 1
        while let byte, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = min(position + 1, bytes.endIndex)
        return bytes[start..<position]
    }
}
