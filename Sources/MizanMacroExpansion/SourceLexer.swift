/// Splits Swift source into tokens and leaves out whitespace and comments.
///
/// A macro's expansion copies most of its source, so the lexer distinguishes only what decides where brackets, literals and statements end.
/// Source: The Swift Programming Language, *Lexical Structure*.
struct SourceLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [SourceToken] = []
    private var startsLine = true
    private var followsSpace = true
    /// String literals around the position, each in an interpolation of the one before.
    private var literalDepth = 0

    /// Literals that may be nested in interpolations.
    private static let depthLimit = 64

    /// Returns the tokens of `bytes`, or throws if a comment or a literal isn't terminated.
    static func tokens(of bytes: [UInt8]) throws(SourceError) -> [SourceToken] {
        var lexer = SourceLexer(bytes: bytes)
        while try lexer.readToken() {}
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Tokens

    /// Appends the next token. Returns false at the end of the text.
    private mutating func readToken() throws(SourceError) -> Bool {
        try skipTrivia()
        guard let byte = byte(0) else { return false }
        let start = position
        let kind: SourceToken.Kind
        switch byte {
        case UInt8(ascii: "\""):
            kind = .string
            try skipString(hashes: 0)
        case UInt8(ascii: "#"):
            let hashes = count(of: UInt8(ascii: "#"))
            if self.byte(hashes) == UInt8(ascii: "\"") {
                kind = .string
                position += hashes
                try skipString(hashes: hashes)
            } else if self.byte(hashes) == UInt8(ascii: "/") {
                kind = .regularExpression
                position += hashes
                try skipExtendedRegularExpression(hashes: hashes, start: start)
            } else {
                kind = .punctuation
                position += 1
            }
        case UInt8(ascii: "/") where isExpressionStart && skipRegularExpression():
            kind = .regularExpression
        case UInt8(ascii: "`"):
            kind = .word
            position += 1
            while let next = self.byte(0), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { position += 1 }
            guard self.byte(0) == UInt8(ascii: "`") else {
                throw SourceError(message: "a name in backticks isn't terminated", offset: start)
            }
            position += 1
        case _ where Self.isDigit(byte):
            kind = .number
            skipNumber()
        case _ where Self.isName(byte):
            kind = .word
            while let next = self.byte(0), Self.isName(next) { position += 1 }
        case _ where Self.operators.contains(byte):
            kind = .symbol
            while let next = self.byte(0), Self.operators.contains(next), !startsComment { position += 1 }
        default:
            kind = .punctuation
            position += 1
        }
        tokens.append(
            SourceToken(kind: kind, range: start..<position, startsLine: startsLine, followsSpace: followsSpace))
        startsLine = false
        followsSpace = false
        return true
    }

    private mutating func skipNumber() {
        while let next = byte(0) {
            if Self.isName(next) {
                position += 1
            } else if next == UInt8(ascii: "."), let digit = byte(1), Self.isDigit(digit) {
                position += 2
            } else {
                break
            }
        }
    }

    // MARK: Whitespace and comments

    private mutating func skipTrivia() throws(SourceError) {
        while let byte = byte(0) {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
                position += 1
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
                while let next = self.byte(0), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { position += 1 }
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
                try skipBlockComment()
            default:
                return
            }
            followsSpace = true
        }
    }

    private mutating func skipBlockComment() throws(SourceError) {
        let start = position
        var depth = 0
        repeat {
            switch (byte(0), byte(1)) {
            case (nil, _): throw SourceError(message: "a comment isn't terminated", offset: start)
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            case (let byte, _):
                if byte == UInt8(ascii: "\n") { startsLine = true }
                position += 1
            }
        } while depth > 0
    }

    private var startsComment: Bool {
        byte(0) == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
    }

    // MARK: Strings

    /// Moves past a string literal. The position is its first quotation mark, after its hashes.
    private mutating func skipString(hashes: Int) throws(SourceError) {
        let start = position - hashes
        let quotes = count(of: UInt8(ascii: "\"")) >= 3 ? 3 : 1
        guard literalDepth < Self.depthLimit else {
            throw SourceError(message: "string literals are nested too deeply", offset: start)
        }
        literalDepth += 1
        defer { literalDepth -= 1 }
        position += quotes
        while let byte = byte(0) {
            switch byte {
            case UInt8(ascii: "\"") where isClosing(quotes: quotes, hashes: hashes):
                position += quotes + hashes
                return
            case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: 1) >= hashes:
                position += 1 + hashes
                if self.byte(0) == UInt8(ascii: "(") { try skipInterpolation() } else { position += 1 }
            case UInt8(ascii: "\n") where quotes == 1:
                throw SourceError(message: "a string literal isn't terminated", offset: start)
            default:
                position += 1
            }
        }
        throw SourceError(message: "a string literal isn't terminated", offset: start)
    }

    private func isClosing(quotes: Int, hashes: Int) -> Bool {
        count(of: UInt8(ascii: "\"")) >= quotes && count(of: UInt8(ascii: "#"), from: quotes) >= hashes
    }

    /// Moves past an interpolation's parentheses. Its tokens are part of the literal.
    private mutating func skipInterpolation() throws(SourceError) {
        let start = position
        let outer = tokens
        defer { tokens = outer }
        tokens = []
        var depth = 0
        repeat {
            guard try readToken() else {
                throw SourceError(message: "an interpolation isn't terminated", offset: start)
            }
            guard let token = tokens.last, token.kind == .punctuation else { continue }
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
        } while depth > 0
    }

    // MARK: Regular expressions

    /// Whether an expression may start at the position, so that a slash starts a regular expression.
    private var isExpressionStart: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regularExpression: return false
        case .word:
            let word = bytes[last.range]
            return startsLine || Self.words(beforeExpressions: word)
        case .symbol: return followsSpace || bytes[last.range.upperBound - 1] != UInt8(ascii: "!")
        case .punctuation: return !Self.closing.contains(bytes[last.range.lowerBound])
        }
    }

    private static func words(beforeExpressions word: ArraySlice<UInt8>) -> Bool {
        ["return", "in", "case", "try", "await", "throw", "where", "if", "while", "switch", "is", "as", "else"]
            .contains { $0.utf8.elementsEqual(word) }
    }

    /// Moves past `/…/` if the slash at the position starts one: it isn't followed by a space, and ends in its line.
    private mutating func skipRegularExpression() -> Bool {
        guard let first = byte(1), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return false }
        var end = position + 1
        var parentheses = 0
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                if parentheses < 0 { return false }
            case UInt8(ascii: "/"):
                guard end > position + 1, bytes[end - 1] != UInt8(ascii: " ") else { return false }
                position = end + 1
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    /// Moves past `#/…/#`, which may have several lines. The position is the slash.
    private mutating func skipExtendedRegularExpression(hashes: Int, start: Int) throws(SourceError) {
        position += 1
        while let byte = byte(0) {
            if byte == UInt8(ascii: "/"), count(of: UInt8(ascii: "#"), from: 1) >= hashes {
                position += 1 + hashes
                return
            }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        throw SourceError(message: "a regular expression isn't terminated", offset: start)
    }

    // MARK: Bytes

    private func byte(_ distance: Int) -> UInt8? {
        bytes.indices.contains(position + distance) ? bytes[position + distance] : nil
    }

    /// The number of equal bytes in a row.
    private func count(of byte: UInt8, from distance: Int = 0) -> Int {
        var end = distance
        while self.byte(end) == byte { end += 1 }
        return end - distance
    }

    private static let operators = Set("/=-+!*%<>&|^~?".utf8)
    private static let closing = Set(")]}".utf8)

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Whether a name may contain a byte: letters, digits, `_`, `$`, and all that isn't ASCII.
    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: isDigit(byte)
        }
    }
}
