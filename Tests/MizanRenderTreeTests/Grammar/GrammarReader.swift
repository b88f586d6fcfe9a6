/// Reads EBNF: `name ::= "literal" 'literal' [a-z] [^"#xA] #xA name (a | b)? c* d+ /* comment */`.
struct GrammarReader {
    private var rest: Substring

    /// The rules of a text, in their order.
    ///
    /// - Throws: `GrammarError` for anything else than EBNF.
    static func rules(of text: String) throws -> [(name: String, expression: Grammar.Expression)] {
        var reader = GrammarReader(rest: text[...])
        var rules: [(name: String, expression: Grammar.Expression)] = []
        while let name = reader.definition() { rules.append((name, try reader.choice())) }
        reader.skipSpace()
        guard reader.rest.isEmpty else { throw GrammarError("no rule begins at \(reader.rest.prefix(40))") }
        return rules
    }

    private mutating func skipSpace() {
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") else { return }
            rest = rest[end.upperBound...]
        }
    }

    private mutating func skip(_ text: String) -> Bool {
        skipSpace()
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    /// A rule's name with the sign after it; nil, with nothing read, for anything else.
    private mutating func definition() -> String? {
        let start = rest
        if let name = name(), skip("::=") { return name }
        rest = start
        return nil
    }

    private mutating func name() -> String? {
        skipSpace()
        guard rest.first?.isLetter == true else { return nil }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        rest = rest[name.endIndex...]
        return String(name)
    }

    private mutating func choice() throws -> Grammar.Expression {
        var parts = [try sequence()]
        while skip("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws -> Grammar.Expression {
        var parts: [Grammar.Expression] = []
        while var part = try primary() {
            while let sign = rest.first, "?*+".contains(sign) {
                rest.removeFirst()
                part = .repetition(part, isRequired: sign == "+", isOnce: sign == "?")
            }
            parts.append(part)
        }
        return .sequence(parts)
    }

    private mutating func primary() throws -> Grammar.Expression? {
        let start = rest
        if definition() != nil {
            rest = start
            return nil
        }
        if let name = name() { return .rule(name) }
        if let code = try codePoint() { return .literal(Array(String(Character(code)).utf8)) }
        if skip("(") {
            let choice = try choice()
            guard skip(")") else { throw GrammarError("a parenthesis isn't closed before \(rest.prefix(40))") }
            return choice
        }
        if skip("[") { return try set() }
        for quote in ["\"", "'"] where skip(quote) {
            guard let end = rest.firstIndex(of: Character(quote)) else { throw GrammarError("a literal isn't closed") }
            defer { rest = rest[rest.index(after: end)...] }
            return .literal(Array(rest[..<end].utf8))
        }
        return nil
    }

    /// `#xA`
    private mutating func codePoint() throws -> Unicode.Scalar? {
        guard rest.hasPrefix("#x") else { return nil }
        let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw GrammarError("no code point: \(rest.prefix(8))")
        }
        rest = rest[digits.endIndex...]
        return scalar
    }

    /// The characters before a closing bracket, which are of ASCII. A set of all others has the bytes of the other characters.
    private mutating func set() throws -> Grammar.Expression {
        var set = ByteSet()
        let isInverted = rest.hasPrefix("^")
        if isInverted { rest.removeFirst() }
        while let first = try member() {
            var last = first
            if rest.hasPrefix("-"), rest.dropFirst().first != "]" {
                rest.removeFirst()
                last = try member() ?? first
            }
            guard first <= last else { throw GrammarError("a range is empty before \(rest.prefix(20))") }
            for byte in first...last { set.insert(byte) }
        }
        rest = rest.dropFirst()
        if isInverted { set.invert() }
        return .bytes(set)
    }

    private mutating func member() throws -> UInt8? {
        if let code = try codePoint() { return UInt8(ascii: code) }
        guard let character = rest.first, character != "]" else { return nil }
        guard let byte = character.asciiValue else { throw GrammarError("\(character) isn't of ASCII") }
        rest.removeFirst()
        return byte
    }
}
