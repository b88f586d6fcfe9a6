import MizanBase

/// An entry of a `.strings` file.
public struct StringsFileEntry: Hashable, Sendable {
    /// The key, its escapes resolved.
    public var key: String
    /// The place of the key.
    public var place: SourcePlace
    /// The text; the key itself where the entry has none.
    public var value: String
    /// The comment before it.
    public var comment: String?
    /// Where the text stands with its quotation marks, in the UTF-8 of the file (``StringsFile/text``); empty, behind the key, where the
    /// entry has none.
    package var valueRange: Range<Int>
}

/// Reads a `.strings` file: a property list in the old text form that is one dictionary of texts.
///
/// Source: CoreFoundation, `CFOldStylePList.c`, whose answers the tests compare; octal escapes beyond ASCII, which stand for
/// NEXTSTEP's characters there, are errors here, and so are halves of surrogate pairs.
public struct StringsFile {
    private var cursor: SourceCursor
    private let openBrace: SourcePlace?

    /// The file in UTF-8.
    package var text: [UInt8] { cursor.bytes }

    /// Takes a file in UTF-8, or in UTF-16 with or without a byte-order mark.
    ///
    /// `file` is the name used in places. Throws a `DiagnosticError` of the rule `strings-file`.
    public init(_ bytes: [UInt8], file: String) throws {
        cursor = try SourceCursor(bytes, file: file, rule: "strings-file", encoding: SourceEncoding(of: bytes))
        var start = cursor
        _ = try Self.skipSpace(&start)
        guard start.byte == UInt8(ascii: "{") else {
            openBrace = nil
            return
        }
        openBrace = start.place
        start.advance()
        cursor = start
    }

    /// The next entry; nil at the end of the file.
    public mutating func next() throws -> StringsFileEntry? {
        var comment = try Self.skipSpace(&cursor)
        while cursor.byte == UInt8(ascii: ";") {
            cursor.advance()
            comment = try Self.skipSpace(&cursor)
        }
        if let openBrace {
            guard cursor.byte != nil else {
                throw error(
                    "the file ends inside the braces", fix: "close them with }", note: (openBrace, "they begin here"))
            }
            if cursor.byte == UInt8(ascii: "}") {
                cursor.advance()
                _ = try Self.skipSpace(&cursor)
                guard cursor.byte == nil else {
                    throw error(
                        "there is \(cursor.quotedScalar) after the closing brace", fix: "remove what follows it")
                }
            }
        }
        guard cursor.byte != nil else { return nil }
        let place = cursor.place
        let key = try text("a key")
        var valueRange = cursor.offset..<cursor.offset
        _ = try Self.skipSpace(&cursor)
        var value = key
        if cursor.byte == UInt8(ascii: "=") {
            cursor.advance()
            _ = try Self.skipSpace(&cursor)
            let start = cursor.offset
            value = try text("a text")
            valueRange = start..<cursor.offset
            _ = try Self.skipSpace(&cursor)
        }
        guard cursor.byte == UInt8(ascii: ";") else {
            let found = cursor.byte == nil ? "the end of the file" : cursor.quotedScalar
            throw error(
                "a semicolon is expected, not \(found)",
                fix: "end the entry with ; and write quotation marks inside a text as \\\"",
                note: (place, "the entry begins here"))
        }
        cursor.advance()
        return StringsFileEntry(key: key, place: place, value: value, comment: comment, valueRange: valueRange)
    }

    /// Goes past white space and comments; the last comment.
    private static func skipSpace(_ cursor: inout SourceCursor) throws -> String? {
        var comment: String?
        while let byte = cursor.byte {
            if byte.isXMLSpace {
                cursor.advanceCountingLines()
            } else if cursor.starts(with: "//") {
                cursor.advance(by: 2)
                let start = cursor.offset
                while let byte = cursor.byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                    cursor.advance()
                }
                comment = trimmed(cursor.text(from: start))
            } else if cursor.starts(with: "/*") {
                let place = cursor.place
                cursor.advance(by: 2)
                let start = cursor.offset
                while !cursor.starts(with: "*/") {
                    guard cursor.byte != nil else {
                        throw DiagnosticError(
                            Diagnostic(
                                rule: "strings-file", place: place, message: "the comment has no end",
                                fix: "close it with */"))
                    }
                    cursor.advanceCountingLines()
                }
                comment = trimmed(cursor.text(from: start))
                cursor.advance(by: 2)
            } else {
                break
            }
        }
        return comment
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// A text in quotation marks, or a word of letters, digits and `_ $ / : . -`.
    private mutating func text(_ expected: String) throws -> String {
        guard let quote = cursor.byte else {
            throw error("the file ends where \(expected) is expected", fix: nil)
        }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = cursor.offset
            while let byte = cursor.byte, byte.isWordByte { cursor.advance() }
            guard cursor.offset > start else {
                throw error(
                    "\(expected) is expected, not \(cursor.quotedScalar)", fix: "write it in quotation marks: \"")
            }
            return cursor.text(from: start)
        }
        let place = cursor.place
        cursor.advance()
        var bytes: [UInt8] = []
        while let byte = cursor.byte {
            switch byte {
            case quote:
                cursor.advance()
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(&bytes)
            default:
                bytes.append(byte)
                cursor.advanceCountingLines()
            }
        }
        throw error(
            "the file ends inside a text", fix: "close it with \(quote == UInt8(ascii: "'") ? "'" : "\"")",
            note: (place, "the text begins here"))
    }

    private mutating func escape(_ bytes: inout [UInt8]) throws {
        let place = cursor.place
        cursor.advance()
        guard let byte = cursor.byte else { return }
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "a"): bytes.append(7)
        case UInt8(ascii: "b"): bytes.append(8)
        case UInt8(ascii: "v"): bytes.append(11)
        case UInt8(ascii: "f"): bytes.append(12)
        case UInt8(ascii: "U"): return bytes.append(contentsOf: String(try unicodeEscape(place)).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let value = digits(3, radix: 8)
            guard value < 0x80 else {
                throw error(
                    "the escape \\\(String(value, radix: 8)) means a character of NEXTSTEP",
                    fix: "write the character itself", at: place)
            }
            return bytes.append(UInt8(value))
        default:
            // A line end, a quotation mark, a backslash; and whatever else stands for itself.
            bytes.append(byte)
            return cursor.advanceCountingLines()
        }
        cursor.advance()
    }

    /// `\U` and four hexadecimal digits, or two of them for a scalar beyond U+FFFF.
    private mutating func unicodeEscape(_ place: SourcePlace) throws -> Unicode.Scalar {
        func failure(_ message: String) -> DiagnosticError {
            error(message, fix: "write the character itself, or \\U00e9", at: place)
        }
        cursor.advance()
        let start = cursor.offset
        let first = digits(4, radix: 16)
        guard cursor.offset > start else { throw failure("\\U has no hexadecimal digits") }
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, cursor.starts(with: "\\U") {
            cursor.advance(by: 2)
            let second = digits(4, radix: 16)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10 | (second - 0xDC00)))
            {
                return scalar
            }
        }
        throw failure("\\U\(String(first, radix: 16)) is half of a surrogate pair")
    }

    /// The value of at most so many digits.
    private mutating func digits(_ limit: Int, radix: Int) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<limit {
            guard let byte = cursor.byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
            else {
                break
            }
            value = value * UInt32(radix) + UInt32(digit)
            cursor.advance()
        }
        return value
    }

    private func error(
        _ message: String, fix: String?, at place: SourcePlace? = nil,
        note: (place: SourcePlace, message: String)? = nil
    ) -> DiagnosticError {
        cursor.error("strings-file", message, fix: fix, at: place, note: note)
    }
}

extension UInt8 {
    /// Whether the byte may stand in a word without quotation marks.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
