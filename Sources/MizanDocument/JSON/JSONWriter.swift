import MizanBase

/// Writes JSON, the same bytes each time: members in the order given, numbers as the literals given.
///
/// Controls, U+2028, U+2029, the byte-order mark and the marks of bidi come out as `\u` escapes, so that a text editor
/// shows the file in the order of its bytes; everything else stands as itself, in the style of Foundation all but what JSON
/// asks to escape. There is no line feed at the end.
public struct JSONWriter {
    /// The style of white space.
    public enum Style: Sendable {
        /// No white space.
        case compact
        /// A member or element a line, two spaces a level; `inline` containers on one line with a space after `,` and `:`.
        case indented
        /// As Foundation prints prettily, and Xcode with it: as ``indented``, with a space on both sides of the colon, and an
        /// empty line in what is empty.
        case foundation
    }

    /// A container that is open.
    private struct OpenContainer {
        let isObject: Bool
        let isInline: Bool
        var isEmpty = true
    }

    private let style: Style
    /// Levels around what is written, for a value inside a document that is there already.
    private let outerLevels: Int
    private var levels: [OpenContainer] = []
    private var followsKey = false

    /// The bytes written so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []

    /// A writer that has written nothing.
    public init(_ style: Style = .indented) { self.init(style, depth: 0) }

    private init(_ style: Style, depth: Int) {
        self.style = style
        outerLevels = depth
    }

    /// The bytes of a value as a document, or as a part of one, so many levels below its root.
    public static func bytes(of value: JSONValue, style: Style = .indented, depth: Int = 0) -> [UInt8] {
        var writer = JSONWriter(style, depth: depth)
        writer.value(value)
        return writer.bytes
    }

    /// The text written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes an object; `body` writes its members by ``key(_:)`` and a value each.
    public mutating func object<Failure: Error>(
        inline: Bool = false, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        begin(isObject: true, inline: inline)
        try body(&self)
        end()
    }

    /// Writes an array; `body` writes its elements.
    public mutating func array<Failure: Error>(
        inline: Bool = false, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        begin(isObject: false, inline: inline)
        try body(&self)
        end()
    }

    /// Writes the key of the member whose value comes next.
    public mutating func key(_ key: String) {
        separate()
        quoted(key)
        switch style {
        case .compact: bytes.append(UInt8(ascii: ":"))
        case .indented: bytes += ": ".utf8
        case .foundation: bytes += " : ".utf8
        }
        followsKey = true
    }

    /// Writes a string.
    public mutating func string(_ string: String) {
        separate()
        quoted(string)
    }

    /// Writes a whole number.
    public mutating func number(_ number: some FixedWidthInteger) { literal(String(number)) }

    /// Writes a length in points, in decimal.
    public mutating func number(_ length: FixedLength) { literal(length.description) }

    /// Writes the literal of a number as it is; that it is one (RFC 8259 §6) is the caller's word.
    public mutating func number(literal: String) { self.literal(literal) }

    /// Writes `true` or `false`.
    public mutating func bool(_ bool: Bool) { literal(bool ? "true" : "false") }

    /// Writes `null`.
    public mutating func null() { literal("null") }

    /// Writes a value with all that is in it.
    ///
    /// Walks with a list of its own, so that a deep value can't overflow the stack.
    public mutating func value(_ value: JSONValue) {
        enum Step {
            case value(JSONValue)
            case member(JSONMember)
            case end
        }
        var steps = [Step.value(value)]
        while let step = steps.popLast() {
            let value: JSONValue
            switch step {
            case .end:
                end()
                continue
            case .member(let member):
                key(member.key)
                value = member.value
            case .value(let element): value = element
            }
            switch value.content {
            case .null: null()
            case .bool(let bool): self.bool(bool)
            case .number(let literal): self.literal(literal)
            case .string(let string): self.string(string)
            case .array(let elements):
                begin(isObject: false, inline: false)
                steps.append(.end)
                steps += elements.reversed().map(Step.value)
            case .object(let members):
                begin(isObject: true, inline: false)
                steps.append(.end)
                steps += members.reversed().map(Step.member)
            }
        }
    }

    private mutating func literal(_ literal: String) {
        separate()
        bytes += literal.utf8
    }

    private mutating func begin(isObject: Bool, inline: Bool) {
        separate()
        bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
        levels.append(OpenContainer(isObject: isObject, isInline: inline || levels.last?.isInline ?? false))
    }

    private mutating func end() {
        guard let level = levels.popLast() else { return }
        if style == .foundation, level.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        if style != .compact, !level.isInline, !level.isEmpty || style == .foundation { newLine() }
        bytes.append(level.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }

    /// Writes the comma and white space before a key, and before a value that no key precedes.
    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        guard let level = levels.last else { return }
        if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
        if style != .compact {
            if !level.isInline {
                newLine()
            } else if !level.isEmpty {
                bytes.append(UInt8(ascii: " "))
            }
        }
        levels[levels.count - 1].isEmpty = false
    }

    private mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * (outerLevels + levels.count))
    }

    private mutating func quoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += #"\""#.utf8
            case "\\": bytes += #"\\"#.utf8
            case "\n": bytes += #"\n"#.utf8
            case "\r": bytes += #"\r"#.utf8
            case "\t": bytes += #"\t"#.utf8
            case "\u{8}" where style == .foundation: bytes += #"\b"#.utf8
            case "\u{C}" where style == .foundation: bytes += #"\f"#.utf8
            case _ where style == .foundation ? scalar.value < 0x20 : scalar.isEscapedInJSON:
                bytes += "\\u\(UInt16(truncatingIfNeeded: scalar.value).fourHexDigits)".utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension Unicode.Scalar {
    /// Whether the writer escapes the scalar: a control, a separator of lines or paragraphs, the byte-order mark, or one
    /// of the bidi formatting characters (UAX #9 §2).
    fileprivate var isEscapedInJSON: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
