import MizanBase

extension XMLReader {
    /// The text up to the next tag (XML 2.4, 2.5, 2.7), comments and instructions left out; nil where there is none.
    mutating func text() throws -> XMLEvent? {
        let place = cursor.place
        var bytes: [UInt8] = []
        while let byte = cursor.byte {
            switch byte {
            case UInt8(ascii: "<"):
                if cursor.starts(with: "<!--") {
                    try skipComment()
                } else if cursor.starts(with: "<?") {
                    try skipInstruction()
                } else if cursor.starts(with: "<![CDATA[") {
                    try dataSection(&bytes)
                } else {
                    return Self.text(bytes, place)
                }
            case UInt8(ascii: "&"): bytes.append(contentsOf: try reference())
            case UInt8(ascii: "]") where cursor.starts(with: "]]>"):
                throw error("syntax", "]]> stands in a text", fix: "write ]]&gt;")
            default: try character(&bytes)
            }
        }
        return Self.text(bytes, place)
    }

    private static func text(_ bytes: [UInt8], _ place: SourcePlace) -> XMLEvent? {
        bytes.isEmpty ? nil : .text(String(decoding: bytes, as: UTF8.self), place: place)
    }

    /// `<![CDATA[…]]>` (XML 2.7).
    private mutating func dataSection(_ bytes: inout [UInt8]) throws {
        let place = cursor.place
        cursor.advance(by: 9)
        while !cursor.starts(with: "]]>") {
            guard cursor.byte != nil else {
                throw error("syntax", "a CDATA section has no end", fix: "close it with ]]>", at: place)
            }
            try character(&bytes)
        }
        cursor.advance(by: 3)
    }

    /// One byte of a character, line ends as LF (XML 2.2, 2.11).
    private mutating func character(_ bytes: inout [UInt8]) throws {
        guard let byte = cursor.byte else { return }
        switch byte {
        case UInt8(ascii: "\r"):
            // LF alone, or the one that follows.
            if cursor.byte(after: 1) != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
            cursor.advanceCountingLines()
        case UInt8(ascii: "\n"):
            bytes.append(byte)
            cursor.advanceCountingLines()
        case 0..<0x20 where byte != UInt8(ascii: "\t"):
            throw error(
                "character", "the control character \(cursor.quotedScalar) can't stand in XML", fix: "remove it")
        default:
            bytes.append(byte)
            cursor.advance()
        }
    }

    /// `&amp;`, `&#233;`, `&#xE9;` (XML 4.1).
    private mutating func reference() throws -> [UInt8] {
        let place = cursor.place
        cursor.advance()
        let start = cursor.offset
        // The longest that can mean something is &#x10FFFF;, with zeros before it.
        while let byte = cursor.byte, byte != UInt8(ascii: ";"), cursor.offset - start < 32, byte > 0x20,
            byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&")
        { cursor.advance() }
        let name = cursor.text(from: start)
        guard cursor.byte == UInt8(ascii: ";"), !name.isEmpty else {
            throw error("reference", "an & begins no reference", fix: "write &amp;", at: place)
        }
        cursor.advance()
        switch name {
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "amp": return [UInt8(ascii: "&")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default: break
        }
        guard name.utf8.first == UInt8(ascii: "#") else {
            throw error(
                "entity", "the entity \(Diagnostic.quote(name)) is not known",
                fix: "write the character itself; only lt, gt, amp, quot and apos have names", at: place)
        }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.utf8.first.map({ $0 != UInt8(ascii: "+") }) ?? false,
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
            scalar.isXMLCharacter
        else {
            throw error("reference", "&\(name.writingOutInvisibles()); is no character", fix: nil, at: place)
        }
        return Array(String(scalar).utf8)
    }

    /// `name="value"` (XML 3.1, 3.3.3).
    mutating func attribute() throws -> XMLAttribute {
        let place = cursor.place
        let name = try self.name("an attribute's name")
        skipSpace()
        guard cursor.byte == UInt8(ascii: "=") else {
            throw error(
                "syntax", "the attribute “\(Self.short(name))” has no value", fix: "write \(Self.short(name))=\"…\"",
                at: place)
        }
        cursor.advance()
        skipSpace()
        guard let quote = cursor.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("syntax", "a quotation mark is expected here", fix: "write \(Self.short(name))=\"…\"")
        }
        cursor.advance()
        var bytes: [UInt8] = []
        var stretches = [XMLAttribute.LiteralStretch(offset: 0, place: cursor.place)]
        func beginStretch() {
            guard stretches.count < XMLAttribute.stretchLimit else { return }
            stretches.append(.init(offset: bytes.count, place: cursor.place))
        }
        while let byte = cursor.byte, byte != quote {
            switch byte {
            case UInt8(ascii: "<"): throw error("syntax", "< stands in an attribute", fix: "write &lt;")
            case UInt8(ascii: "&"):
                bytes.append(contentsOf: try reference())
                beginStretch()
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                // CR LF counts once, at the LF.
                let isSpace = byte != UInt8(ascii: "\r") || cursor.byte(after: 1) != UInt8(ascii: "\n")
                if isSpace { bytes.append(UInt8(ascii: " ")) }
                cursor.advanceCountingLines()
                if isSpace, byte != UInt8(ascii: "\t") { beginStretch() }
            default: try character(&bytes)
            }
        }
        guard cursor.byte != nil else {
            throw error("syntax", "the file ends inside an attribute", fix: nil, note: (place, "it begins here"))
        }
        cursor.advance()
        return XMLAttribute(
            name: name, value: String(decoding: bytes, as: UTF8.self), place: place, stretches: stretches)
    }

    /// A name (XML 2.3); letters beyond ASCII are taken as they come.
    mutating func name(_ expected: String) throws -> String {
        let start = cursor.offset
        guard let first = cursor.byte, first.isXMLNameStart else {
            let found = cursor.byte == nil ? "the end of the file" : cursor.quotedScalar
            throw error("syntax", "\(expected) is expected, not \(found)", fix: "write &lt; for a < that begins no tag")
        }
        while let byte = cursor.byte, byte.isXMLNameStart || byte.isXMLNameByte { cursor.advance() }
        return cursor.text(from: start)
    }

    /// Goes past white space; whether there was some.
    @discardableResult mutating func skipSpace() -> Bool {
        let start = cursor.offset
        while let byte = cursor.byte, byte.isXMLSpace { cursor.advanceCountingLines() }
        return cursor.offset > start
    }

    /// `<!-- … -->` (XML 2.5).
    mutating func skipComment() throws { try skip(4, to: "-->", "a comment") }

    /// `<?target … ?>` (XML 2.6).
    mutating func skipInstruction() throws { try skip(2, to: "?>", "a processing instruction") }

    private mutating func skip(_ opening: Int, to end: StaticString, _ what: String) throws {
        let place = cursor.place
        cursor.advance(by: opening)
        while !cursor.starts(with: end) {
            guard cursor.byte != nil else {
                throw error("syntax", "\(what) has no end", fix: "close it with \(end)", at: place)
            }
            cursor.advanceCountingLines()
        }
        cursor.advance(by: end.utf8CodeUnitCount)
    }

    /// `<?xml version="1.0" encoding="UTF-8"?>` (XML 2.8, 4.3.3).
    ///
    /// A byte-order mark overrides the declaration; bytes without one are UTF-8.
    mutating func declaration(is8Bit: Bool) throws {
        cursor.advance(by: 5)
        while skipSpace(), !cursor.starts(with: "?>") {
            let attribute = try attribute()
            if attribute.name == "encoding", is8Bit,
                !["utf-8", "us-ascii", "ascii"].contains(attribute.value.lowercased())
            {
                throw error(
                    "encoding", "the file says that it is in \(Diagnostic.quote(attribute.value))",
                    fix: "save it as UTF-8, and say so", at: attribute.place)
            }
            if attribute.name == "version", !attribute.value.hasPrefix("1.") {
                throw error(
                    "version", "XML of version \(Diagnostic.quote(attribute.value))", fix: "write version=\"1.0\"",
                    at: attribute.place)
            }
        }
        guard cursor.starts(with: "?>") else {
            throw error("syntax", "?> is expected, not \(cursor.quotedScalar)", fix: "close the declaration")
        }
        cursor.advance(by: 2)
    }

    /// `<!DOCTYPE …>` (XML 2.8): nothing of it is read, and a file that declares entities is refused.
    mutating func skipDocumentType() throws {
        let place = cursor.place
        cursor.advance(by: 9)
        var isInside = false
        while let byte = cursor.byte {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                cursor.advance()
                while let next = cursor.byte, next != byte { cursor.advanceCountingLines() }
                cursor.advance()
            case UInt8(ascii: "["):
                isInside = true
                cursor.advance()
            case UInt8(ascii: "]"):
                isInside = false
                cursor.advance()
            case UInt8(ascii: ">") where !isInside:
                cursor.advance()
                return
            case UInt8(ascii: "<"):
                if cursor.starts(with: "<!--") {
                    try skipComment()
                } else if cursor.starts(with: "<?") {
                    try skipInstruction()
                } else if cursor.starts(with: "<!ENTITY") {
                    throw error(
                        "entity", "the file declares an entity", fix: "remove it, and write what it stands for")
                } else {
                    cursor.advance()
                }
            default: cursor.advanceCountingLines()
            }
        }
        throw error("syntax", "the document type has no end", fix: "close it with >", at: place)
    }
}

extension UInt8 {
    /// White space of XML 2.3.
    var isXMLSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
            || self == UInt8(ascii: "\r")
    }

    fileprivate var isXMLNameStart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isXMLNameByte: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}
