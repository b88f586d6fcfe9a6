import MizanBase

/// A value of a JSON document, with its place in the file.
public struct JSONValue: Sendable {
    /// What a value is. An object keeps its members in the order of the file, a number its literal as written.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    private var storage: Storage
    /// The place of the value's first byte.
    public var place: SourcePlace

    /// A value; one that was read nowhere has the place `:0:0`.
    public init(_ content: Content, place: SourcePlace = SourcePlace(file: "", line: 0, column: 0)) {
        storage = .plain(content)
        self.place = place
    }

    /// A value of a document, at so many levels below its root.
    init(_ content: Content, place: SourcePlace, depth: Int) {
        storage = depth > 0 && depth.isMultiple(of: 128) ? .boxed(ContentBox(content)) : .plain(content)
        self.place = place
    }

    /// The kind of the value, with what it holds.
    public var content: Content {
        get {
            switch storage {
            case .plain(let content): content
            case .boxed(let box): box.content
            }
        }
        set { storage = .plain(newValue) }
    }

    /// A value deep in a document is boxed at every so many levels, so that it is freed in little stack.
    private enum Storage: Sendable {
        case plain(Content)
        case boxed(ContentBox)
    }

    private final class ContentBox: @unchecked Sendable {
        /// It doesn't change while there is a box.
        private var held: Content?

        init(_ content: Content) { held = content }

        deinit { DeepRelease.release(held.take() as Any) }

        var content: Content { held ?? .null }
    }

    /// Reads a JSON document (RFC 8259), with `//` and `/* */` comments where allowed.
    ///
    /// The bytes are UTF-8, with or without a byte-order mark. `file` is the name used in places. Throws a
    /// `DiagnosticError` with a rule `json-…` and the place of the error; a key that stands twice in one object is an
    /// error, as is nesting deeper than `depthLimit`. `valueLimit` bounds the memory of the values: many small ones
    /// take far more than their file.
    public static func parse(
        _ bytes: [UInt8], file: String, comments: Bool = true, valueLimit: Int = .max,
        depthLimit: Int = Limits.jsonDepth
    ) throws -> JSONValue {
        var parser = try JSONParser(
            bytes, file: file, comments: comments, valueLimit: valueLimit, depthLimit: depthLimit)
        return try parser.document()
    }
}

/// A member of a JSON object.
public struct JSONMember: Sendable {
    /// The key, its escapes resolved.
    public var key: String
    /// The place of the key's opening quotation mark.
    public var keyPlace: SourcePlace
    /// The value after the colon.
    public var value: JSONValue

    /// A member; one that was read nowhere has the place `:0:0`.
    public init(
        _ key: String, _ value: JSONValue, keyPlace: SourcePlace = SourcePlace(file: "", line: 0, column: 0)
    ) {
        self.key = key
        self.keyPlace = keyPlace
        self.value = value
    }
}

extension JSONValue: Equatable {
    /// Equal literals, strings of the same scalars, and members in the same order; places don't count.
    ///
    /// Walks with a list of its own, so that a deep value can't overflow the stack.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        var pending = [(left.content, right.content)]
        while let pair = pending.popLast() {
            switch pair {
            case (.null, .null): continue
            case (.bool(let left), .bool(let right)): guard left == right else { return false }
            case (.number(let left), .number(let right)), (.string(let left), .string(let right)):
                guard left.hasSameScalars(as: right) else { return false }
            case (.array(let left), .array(let right)):
                guard left.count == right.count else { return false }
                pending += zip(left, right).map { ($0.content, $1.content) }
            case (.object(let left), .object(let right)):
                guard left.count == right.count else { return false }
                for (left, right) in zip(left, right) {
                    guard left.key.hasSameScalars(as: right.key) else { return false }
                    pending.append((left.value.content, right.value.content))
                }
            default: return false
            }
        }
        return true
    }
}

extension String {
    /// Equality of scalars, which JSON's strings ask for; `==` takes canonically equivalent ones for equal.
    package func hasSameScalars(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
