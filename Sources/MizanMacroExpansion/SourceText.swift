/// Swift source as tokens, with its brackets matched.
struct SourceText {
    let bytes: [UInt8]
    let tokens: [SourceToken]
    /// For each token that opens a bracket, the index of the token that closes it.
    private let partners: [Int: Int]

    /// Throws if a literal, a comment or a bracket isn't terminated.
    init(_ text: String) throws(SourceError) {
        bytes = Array(text.utf8)
        tokens = try SourceLexer.tokens(of: bytes)
        var open: [Int] = []
        var partners: [Int: Int] = [:]
        for index in tokens.indices where tokens[index].kind == .punctuation {
            let offset = tokens[index].range.lowerBound
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let opening = open.popLast(), Self.match(bytes[tokens[opening].range.lowerBound], bytes[offset])
                else { throw SourceError(message: "a closing bracket has no opening one", offset: offset) }
                partners[opening] = index
            default: break
            }
        }
        if let last = open.last {
            throw SourceError(message: "a bracket isn't closed", offset: tokens[last].range.lowerBound)
        }
        self.partners = partners
    }

    private static func match(_ opening: UInt8, _ closing: UInt8) -> Bool {
        switch opening {
        case UInt8(ascii: "("): closing == UInt8(ascii: ")")
        case UInt8(ascii: "["): closing == UInt8(ascii: "]")
        default: closing == UInt8(ascii: "}")
        }
    }

    /// The text of a range of bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of tokens, with what is between them; empty for no tokens.
    func text(tokens range: Range<Int>) -> String {
        range.isEmpty
            ? "" : text(tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    }

    /// The text of a token; nil past the end.
    subscript(_ index: Int) -> String? { tokens.indices.contains(index) ? text(tokens[index].range) : nil }

    /// The index after the token, or after the bracket that it opens.
    func index(after index: Int) -> Int { (partners[index] ?? index) + 1 }

    /// The first token in a range, outside of the brackets that open in it, that satisfies `predicate`.
    func first(in range: Range<Int>, where predicate: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if predicate(index) { return index }
            index = self.index(after: index)
        }
        return nil
    }
}
