import MizanBase

/// Divides Swift source into tokens: names, numbers, string literals with their interpolations, and signs.
///
/// It knows comments, and raw and multi-line literals. Regular expression literals are signs to it: a quotation mark in one
/// is taken for the beginning of a string.
package struct SwiftLexer {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1
    private var lineStart = 0

    /// Interpolations in one another; deeper ones are left out.
    private static let depthLimit = 16

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    package static func tokens(_ bytes: [UInt8], file: String) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes, file: file)
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { lexer.index = 3 }
        return lexer.tokens(depth: 0, isInterpolation: false)
    }

    /// The tokens up to the end, or to the bracket that ends an interpolation.
    private mutating func tokens(depth: Int, isInterpolation: Bool) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var brackets = 0
        while let byte = peek() {
            let start = index
            let place = SourcePlace(file: file, line: line, column: index - lineStart + 1)
            func token(_ form: SwiftToken.TokenForm, to end: Int) -> SwiftToken {
                SwiftToken(form: form, place: place, range: start..<end)
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
                if peek(hashes) == UInt8(ascii: "\"") {
                    let string = self.string(hashes: hashes, depth: depth)
                    tokens.append(token(.string(string), to: index))
                } else {
                    // All at once: each would look for the end of the row again.
                    advance(hashes)
                    tokens.append(token(.sign("#"), to: index))
                }
            case _ where Self.isWordStart(byte):
                while let byte = peek(), Self.isWordStart(byte) || Self.isDigit(byte) { advance() }
                tokens.append(token(.word(String(decoding: bytes[start..<index], as: UTF8.self)), to: index))
            case _ where Self.isDigit(byte):
                while let byte = peek(),
                    Self.isWordStart(byte) || Self.isDigit(byte)
                        || byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true
                { advance() }
                tokens.append(token(.number(String(decoding: bytes[start..<index], as: UTF8.self)), to: index))
            default:
                if isInterpolation {
                    if byte == UInt8(ascii: "(") { brackets += 1 }
                    if byte == UInt8(ascii: ")") {
                        if brackets == 0 { return tokens }
                        brackets -= 1
                    }
                }
                advance()
                tokens.append(token(.sign(Unicode.Scalar(byte)), to: index))
            }
        }
        return tokens
    }

    // MARK: String literals

    private mutating func string(hashes: Int, depth: Int) -> SwiftString {
        advance(hashes)
        let quote = UInt8(ascii: "\"")
        let isMultiline = peek(1) == quote && peek(2) == quote
        advance(isMultiline ? 3 : 1)
        var pieces: [SwiftString.StringPiece] = []
        var text: [UInt8] = []
        func endsHere(_ lexer: SwiftLexer) -> Bool {
            let quotes = isMultiline ? 3 : 1
            return (0..<quotes).allSatisfy { lexer.peek($0) == quote }
                && (quotes..<quotes + hashes).allSatisfy { lexer.peek($0) == UInt8(ascii: "#") }
        }
        while let byte = peek(), !endsHere(self) {
            if byte == UInt8(ascii: "\n"), !isMultiline { break }
            let isEscape =
                byte == UInt8(ascii: "\\") && (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
            guard isEscape else {
                text.append(byte)
                advance()
                continue
            }
            advance(1 + hashes)
            guard peek() == UInt8(ascii: "(") else {
                escape(into: &text)
                continue
            }
            advance()
            pieces.append(.text(String(decoding: text, as: UTF8.self)))
            text = []
            let inner = depth < Self.depthLimit ? tokens(depth: depth + 1, isInterpolation: true) : []
            pieces.append(.interpolation(inner))
            if peek() == UInt8(ascii: ")") { advance() }
        }
        pieces.append(.text(String(decoding: text, as: UTF8.self)))
        if peek() == quote { advance((isMultiline ? 3 : 1) + hashes) }
        return SwiftString(pieces: isMultiline ? Self.unindented(pieces) : pieces)
    }

    private mutating func escape(into text: inout [UInt8]) {
        guard let byte = peek() else { return }
        advance()
        switch byte {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "0"): text.append(0)
        case UInt8(ascii: "u") where peek() == UInt8(ascii: "{"):
            advance()
            let digits = bytes[index...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\n") }.prefix(8)
            advance(digits.count)
            if peek() == UInt8(ascii: "}") { advance() }
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            if let scalar { text += Array(String(scalar).utf8) }
        case UInt8(ascii: "\n"):
            // A line that goes on.
            while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") { advance() }
        default: text.append(byte)
        }
    }

    /// A multi-line literal without its first and last line end, and without the indentation of its end.
    private static func unindented(_ pieces: [SwiftString.StringPiece]) -> [SwiftString.StringPiece] {
        guard case .text(let last)? = pieces.last else { return pieces }
        let indentation = last.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return pieces.enumerated().map { index, piece in
            guard case .text(let text) = piece else { return piece }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for number in lines.indices where number > 0 {
                let spaces = lines[number].prefix { $0 == " " || $0 == "\t" }.count
                lines[number] = String(lines[number].dropFirst(min(spaces, indentation)))
            }
            if index == 0, lines.count > 1 { lines.removeFirst() }
            if index == pieces.count - 1, lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
            return .text(lines.joined(separator: "\n"))
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && index < bytes.count
    }

    // MARK: Bytes

    private func peek(_ offset: Int = 0) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
    }
}
