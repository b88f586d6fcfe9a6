import MizanDocument

/// A value in a document that is edited: as it was written, or taken apart into members where one of them changed.
struct EditableJSONValue: Sendable {
    /// A member of an object with all that stands around its parts.
    struct EditableMember: Sendable {
        let key: String
        /// The white space before the key.
        var space: ArraySlice<UInt8>
        /// The key as it is written, with its quotation marks.
        let writtenKey: ArraySlice<UInt8>
        /// The colon with the white space around it.
        let colon: ArraySlice<UInt8>
        var value: EditableJSONValue
        /// The white space between the value and the comma or the object's end; that of the last member belongs to the end.
        var trailing: ArraySlice<UInt8>
    }

    /// What is written; nil where it was taken apart.
    private var written: ArraySlice<UInt8>?
    private var parts: [EditableMember] = []
    /// The places of the members by their keys; nil where it isn't known.
    private var index: [[UInt8]: Int]?
    /// The white space before the closing brace.
    private var end: ArraySlice<UInt8> = []
    /// The levels above it.
    private let depth: Int

    /// A value of the document, a valid one.
    init(written: ArraySlice<UInt8>, depth: Int) {
        self.written = written
        self.depth = depth
    }

    /// A value that comes in.
    init(_ value: JSONValue, style: JSONWriter.Style, depth: Int) {
        self.init(written: JSONWriter.bytes(of: value, style: style, depth: depth)[...], depth: depth)
    }

    /// The value taken apart, and so many levels of objects below it: what is asked for there needs no search through its bytes.
    func parsingMembers(levels: Int) -> EditableJSONValue {
        guard levels > 0 else { return self }
        var copy = self
        guard copy.parseMembers() else { return self }
        for place in copy.parts.indices {
            copy.parts[place].value = copy.parts[place].value.parsingMembers(levels: levels - 1)
        }
        copy.index = Dictionary(
            copy.parts.enumerated().map { (Array($0.element.key.utf8), $0.offset) },
            uniquingKeysWith: { first, _ in first })
        return copy
    }

    /// Makes members of what is written; false where it is no object.
    private mutating func parseMembers() -> Bool {
        guard let written else { return true }
        var scanner = JSONSpanScanner(written)
        guard let object = scanner.members(depth: depth + 1) else { return false }
        (parts, end) = (object.members, object.end)
        self.written = nil
        return true
    }

    /// The bytes as they are now.
    var bytes: [UInt8] {
        var result: [UInt8] = []
        append(to: &result)
        return result
    }

    private func append(to result: inout [UInt8]) {
        if let written { return result += written }
        result.append(UInt8(ascii: "{"))
        for (index, part) in parts.enumerated() {
            if index > 0 { result.append(UInt8(ascii: ",")) }
            result += part.space
            result += part.writtenKey
            result += part.colon
            part.value.append(to: &result)
            result += part.trailing
        }
        result += end
        result.append(UInt8(ascii: "}"))
    }

    /// The members of an object; nil for other values.
    var members: [EditableMember]? {
        guard let written else { return parts }
        var scanner = JSONSpanScanner(written)
        return scanner.members(depth: depth + 1)?.members
    }

    /// The value of a key.
    func member(_ key: String) -> EditableJSONValue? {
        if let index { return index[Array(key.utf8)].map { parts[$0].value } }
        return members?.first { $0.key.hasSameScalars(as: key) }?.value
    }

    /// Sets or takes away what is at a path, whose first key is one of the object's.
    mutating func set(_ value: JSONValue?, at path: ArraySlice<String>, style: JSONWriter.Style) {
        guard let key = path.first, parseMembers() else { return }
        let rest = path.dropFirst()
        let known = index.map { $0[Array(key.utf8)] } ?? parts.firstIndex { $0.key.hasSameScalars(as: key) }
        guard let place = known else {
            guard let value else { return }
            let whole = rest.reversed().reduce(value) { JSONValue(.object([JSONMember($1, $0)])) }
            return insert(key, whole, style: style)
        }
        if !rest.isEmpty {
            parts[place].value.set(value, at: rest, style: style)
        } else if let value {
            parts[place].value = EditableJSONValue(value, style: style, depth: depth + 1)
        } else {
            parts.remove(at: place)
            index = nil
            // An object that lost its last member is written as an empty one is.
            if parts.isEmpty {
                self = EditableJSONValue(JSONValue(.object([])), style: style, depth: depth)
            }
        }
    }

    private mutating func insert(_ key: String, _ value: JSONValue, style: JSONWriter.Style) {
        let line = [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 2 * (depth + 1))
        let place = parts.lastIndex { XcodeKeyOrder.precedes($0.key, key) }.map { $0 + 1 } ?? 0
        // A new member is set as its neighbours are.
        let space = parts.isEmpty ? line[...] : parts[min(place, parts.count - 1)].space
        let colon = parts.first?.colon ?? Array((style == .foundation ? " : " : ": ").utf8)[...]
        if parts.isEmpty { end = line.dropLast(2) }
        // Keys that come in their order leave the places of the others alone.
        if place == parts.count { index?[Array(key.utf8)] = place } else { index = nil }
        parts.insert(
            EditableMember(
                key: key, space: space, writtenKey: JSONWriter.bytes(of: JSONValue(.string(key)), style: style)[...],
                colon: colon, value: EditableJSONValue(value, style: style, depth: depth + 1), trailing: []),
            at: place)
    }
}
