import MizanBase

extension JSONParser {
    /// Skips white space (RFC 8259 §2) and comments.
    mutating func skipSpace() throws {
        while let byte = cursor.byte {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): cursor.advance()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): cursor.advanceCountingLines()
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws {
        let place = cursor.place
        let second = cursor.byte(after: 1)
        guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
            throw error("syntax", "a value can't begin with “/”", fix: "a comment begins with // or /*")
        }
        guard allowsComments else {
            throw error("comment", "this file may hold no comments", fix: "remove the comment")
        }
        cursor.advance(by: 2)
        while let byte = cursor.byte {
            let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            if second == UInt8(ascii: "/") {
                if isLineEnd { return }
            } else if byte == UInt8(ascii: "*"), cursor.byte(after: 1) == UInt8(ascii: "/") {
                cursor.advance(by: 2)
                return
            }
            cursor.advanceCountingLines()
        }
        guard second == UInt8(ascii: "/") else {
            throw error("comment", "the comment has no end", fix: "close it with */", at: place)
        }
    }

    /// `true`, `false` or `null` (RFC 8259 §3).
    mutating func word() throws -> JSONValue.Content {
        let place = cursor.place
        let start = cursor.offset
        while let byte = cursor.byte, byte.isWordByte { cursor.advance() }
        let word = cursor.text(from: start)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "NaN", "Infinity":
            throw error("number", "JSON has no number \(word)", fix: "write a finite number", at: place)
        default:
            throw error(
                "syntax", "\(Diagnostic.quote(word)) is no value",
                fix: "write true, false or null, or put a string in quotation marks", at: place)
        }
    }

    /// The literal of a number (RFC 8259 §6).
    mutating func number() throws -> String {
        let place = cursor.place
        let start = cursor.offset
        if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
        let firstDigit = cursor.byte
        var isWhole = skipDigits() > 0
        if firstDigit == UInt8(ascii: "0"), cursor.offset > start + (cursor.bytes[start] == firstDigit ? 1 : 2) {
            throw error("number", "a number begins with 0", fix: "remove the leading zeros", at: place)
        }
        if isWhole, cursor.byte == UInt8(ascii: ".") {
            cursor.advance()
            isWhole = skipDigits() > 0
        }
        if isWhole, cursor.byte == UInt8(ascii: "e") || cursor.byte == UInt8(ascii: "E") {
            cursor.advance()
            if cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-") { cursor.advance() }
            isWhole = skipDigits() > 0
        }
        guard isWhole, cursor.byte.map({ !$0.isWordByte && $0 != UInt8(ascii: ".") }) ?? true else {
            while let byte = cursor.byte, byte.isWordByte || byte == UInt8(ascii: ".") { cursor.advance() }
            throw error(
                "number", "\(Diagnostic.quote(cursor.text(from: start))) is no number", fix: "write it like -12.5e3",
                at: place)
        }
        return cursor.text(from: start)
    }

    private mutating func skipDigits() -> Int {
        let start = cursor.offset
        while let byte = cursor.byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { cursor.advance() }
        return cursor.offset - start
    }

    /// The text of a string, from its opening quotation mark past the closing one (RFC 8259 §7).
    mutating func string() throws -> String {
        let place = cursor.place
        cursor.advance()
        let start = cursor.offset
        skipPlainBytes()
        if cursor.byte == UInt8(ascii: "\"") {
            let text = cursor.text(from: start)
            cursor.advance()
            return text
        }
        var bytes = Array(cursor.bytes[start..<cursor.offset])
        while let byte = cursor.byte {
            switch byte {
            case UInt8(ascii: "\""):
                cursor.advance()
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"): bytes += UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw error(
                    "string", "the line ends inside a string", fix: "close it with \" or write \\n",
                    note: (place, "the string begins here"))
            case 0..<0x20:
                throw error(
                    "string", "the control character \(cursor.quotedScalar) stands in a string",
                    fix: "write it as \\u\(UInt16(byte).fourHexDigits)")
            default:
                let start = cursor.offset
                skipPlainBytes()
                bytes += cursor.bytes[start..<cursor.offset]
            }
        }
        throw error(
            "string", "the file ends inside a string", fix: "close it with \"", note: (place, "the string begins here"))
    }

    /// Goes to the next quotation mark, backslash or control character.
    private mutating func skipPlainBytes() {
        while let byte = cursor.byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
            cursor.advance()
        }
    }

    /// The scalar of an escape, from its backslash.
    private mutating func escape() throws -> Unicode.Scalar {
        let place = cursor.place
        cursor.advance()
        if cursor.byte == UInt8(ascii: "u") { return try unicodeEscape(place: place) }
        let scalar: Unicode.Scalar
        switch cursor.byte {
        case UInt8(ascii: "\""): scalar = "\""
        case UInt8(ascii: "\\"): scalar = "\\"
        case UInt8(ascii: "/"): scalar = "/"
        case UInt8(ascii: "b"): scalar = "\u{8}"
        case UInt8(ascii: "f"): scalar = "\u{C}"
        case UInt8(ascii: "n"): scalar = "\n"
        case UInt8(ascii: "r"): scalar = "\r"
        case UInt8(ascii: "t"): scalar = "\t"
        case nil: throw error("string", "the file ends inside a string", fix: "close it with \"", at: place)
        default:
            throw error(
                "escape", "there is no escape of a backslash and \(cursor.quotedScalar)",
                fix: "write \\\\ for a backslash", at: place)
        }
        cursor.advance()
        return scalar
    }

    /// `\uXXXX`, or two of them for a scalar beyond U+FFFF; the cursor is at the `u`.
    private mutating func unicodeEscape(place: SourcePlace) throws -> Unicode.Scalar {
        let first = try codeUnit(place: place)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, cursor.byte == UInt8(ascii: "\\"), cursor.byte(after: 1) == UInt8(ascii: "u") {
            let secondPlace = cursor.place
            cursor.advance()
            let second = try codeUnit(place: secondPlace)
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10 | UInt32(second - 0xDC00)))
            {
                return scalar
            }
        }
        throw error(
            "escape", "\\u\(first.fourHexDigits) is half of a surrogate pair",
            fix: "write the pair, or the character itself", at: place)
    }

    private mutating func codeUnit(place: SourcePlace) throws -> UInt16 {
        cursor.advance()
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = cursor.byte, let digit = byte.hexDigitValue else {
                throw error("escape", "\\u has fewer than four hexadecimal digits", fix: "write \\u00e9", at: place)
            }
            value = value << 4 | UInt16(digit)
            cursor.advance()
        }
        return value
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter or digit, `_`, `+` or `-`: what a word or a number may hold.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// The value of an ASCII hexadecimal digit; nil for any other byte.
    fileprivate var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension UInt16 {
    /// Four lower-case hexadecimal digits, as after `\u`.
    var fourHexDigits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
