/// Tokens, or a part of them, with the bracket that closes each.
package struct SwiftTokens {
    package let tokens: ArraySlice<SwiftToken>
    /// Tokens of an expression, those in brackets aside; the rest of a longer one is left out.
    private static let expressionLimit = 1_000
    /// By index: that of the bracket that closes the one there, or that opens it; -1 if there is none.
    private let partners: [Int]

    package init(_ tokens: [SwiftToken]) {
        self.tokens = tokens[...]
        var partners = Array(repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            guard case .sign(let sign) = token.form else { continue }
            switch sign {
            case "(", "[", "{": open.append(index)
            case ")", "]", "}":
                if let last = open.popLast() { (partners[last], partners[index]) = (index, last) }
            default: continue
            }
        }
        self.partners = partners
    }

    private init(_ tokens: ArraySlice<SwiftToken>, _ partners: [Int]) {
        self.tokens = tokens
        self.partners = partners
    }

    /// The same of fewer tokens.
    package func part(_ tokens: ArraySlice<SwiftToken>) -> SwiftTokens { SwiftTokens(tokens, partners) }

    /// The index of the bracket that closes the one at an index, or that opens it, if both are among the tokens.
    package func partner(of index: Int) -> Int? {
        guard partners.indices.contains(index), tokens.indices.contains(partners[index]) else { return nil }
        return partners[index]
    }

    /// Whether a sign is at an index.
    package func hasSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isSign(sign)
    }

    /// The name or the keyword at an index.
    package func word(at index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].word : nil }

    // MARK: Expressions

    /// The expression that begins at an index: it ends before a comma, a semicolon or a bracket that closes, or with its line,
    /// unless an operator continues it.
    ///
    /// - Parameter isCondition: Whether a brace after the expression begins what is done.
    package func expression(from start: Int, isCondition: Bool = false) -> ArraySlice<SwiftToken> {
        var index = start
        let limit = min(start + Self.expressionLimit, tokens.endIndex)
        while index < limit {
            if index > start, tokens[index].place.line > tokens[index - 1].place.line, !continues(at: index) { break }
            if isCondition, tokens[index].isSign("{") || tokens[index].isWord("else") { break }
            if case .sign(let sign) = tokens[index].form, [",", ";", ")", "]", "}"].contains(sign) { break }
            index = (partner(of: index).flatMap { $0 > index ? $0 : nil } ?? index) + 1
        }
        return index > start ? tokens[start..<min(index, tokens.endIndex)] : []
    }

    /// Whether an operator before or at a line's first token continues an expression.
    private func continues(at index: Int) -> Bool {
        let operators: [Unicode.Scalar] = ["+", "?", ":", "&", "|", "="]
        return operators.contains { tokens[index - 1].isSign($0) || tokens[index].isSign($0) }
            || tokens[index].isSign(".")
    }

    /// The operands of the `+` in an expression; the expression alone if it has none.
    package func operands(of expression: ArraySlice<SwiftToken>) -> [ArraySlice<SwiftToken>] {
        var operands: [ArraySlice<SwiftToken>] = []
        var (start, index) = (expression.startIndex, expression.startIndex)
        while index < expression.endIndex {
            if expression[index].isSign("+"), index > start, !hasSign("=", at: index + 1) {
                operands.append(expression[start..<index])
                start = index + 1
            }
            index = (partner(of: index).flatMap { $0 > index ? $0 : nil } ?? index) + 1
        }
        return operands + [expression[min(start, expression.endIndex)..<expression.endIndex]]
    }
}
