import MizanBase
import MizanDocument

/// A JSON document that is edited: what isn't touched keeps its bytes, its white space and its order.
///
/// A value is taken apart only where something in it changes, so that an edit costs about as much as the document is long, and one
/// changed value is one changed line.
struct EditableJSON: Sendable {
    /// The document's name, for places.
    let file: String
    /// The white space around the root, and a byte-order mark before it.
    private let margins: (leading: ArraySlice<UInt8>, trailing: ArraySlice<UInt8>)
    private var root: EditableJSONValue
    /// How values that come in are written: as the file is, with or without a space before colons.
    private let style: JSONWriter.Style

    /// Reads a document. Throws as ``JSONValue/parse(_:file:comments:valueLimit:depthLimit:)`` does, without comments, and with a
    /// depth of `Limits.editableJSONDepth`.
    init(_ bytes: [UInt8], file: String, valueLimit: Int = .max) throws {
        _ = try JSONValue.parse(
            bytes, file: file, comments: false, valueLimit: valueLimit, depthLimit: Limits.editableJSONDepth)
        self.file = file
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var scanner = JSONSpanScanner(bytes[...])
        if bytes.starts(with: mark) { scanner.position += mark.count }
        scanner.skipSpace()
        let leading = bytes[..<scanner.position]
        let value = scanner.value()
        margins = (leading, bytes[scanner.position...])
        // The root and the objects in it: the entries of a catalog are found by their keys.
        root = EditableJSONValue(written: value, depth: 0).parsingMembers(levels: 2)
        style = root.members?.first.map { $0.colon.first == UInt8(ascii: ":") } == true ? .indented : .foundation
    }

    /// A new document of a value, in the style of Foundation.
    init(_ value: JSONValue, file: String) {
        self.file = file
        margins = ([], [])
        style = .foundation
        root = EditableJSONValue(value, style: style, depth: 0).parsingMembers(levels: 2)
    }

    /// The document's bytes.
    var bytes: [UInt8] { margins.leading + root.bytes + margins.trailing }

    /// The keys of the object at a path of keys, in their order; nil where there is none.
    func keys(at path: [String] = []) -> [String]? { value(at: path)?.members?.map(\.key) }

    /// The value at a path of keys; nil where there is none. Its places count from its own first byte.
    subscript(path: [String]) -> JSONValue? {
        value(at: path).flatMap { try? JSONValue.parse(Array($0.bytes), file: file, comments: false) }
    }

    /// Whether there is a value at a path of keys.
    func contains(_ path: [String]) -> Bool { value(at: path) != nil }

    /// Sets the value at a path of keys; nil takes the member away. Objects on the way that aren't there are made. A new key goes
    /// where ``XcodeKeyOrder`` has it, after those that come before it. An equal value changes nothing.
    ///
    /// Does nothing where the path leads into something that is no object.
    mutating func set(_ value: JSONValue?, at path: [String]) {
        if let value, self[path] == value { return }
        guard !path.isEmpty else {
            if let value { root = EditableJSONValue(value, style: style, depth: 0) }
            return
        }
        root.set(value, at: path[...], style: style)
    }

    /// The document as Foundation prints it with sorted keys, which is how Xcode writes catalogs.
    func formatted() throws -> [UInt8] {
        JSONWriter.bytes(
            of: XcodeKeyOrder.sorted(try JSONValue.parse(Array(root.bytes), file: file, comments: false)),
            style: .foundation)
    }

    private func value(at path: [String]) -> EditableJSONValue? {
        var value = root
        for key in path {
            guard let next = value.member(key) else { return nil }
            value = next
        }
        return value
    }
}
