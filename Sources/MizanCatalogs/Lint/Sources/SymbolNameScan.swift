import MizanSources

/// The names of SF Symbols in a Swift source: the string literals in the arguments that take a symbol's name.
///
/// The literals may be in a ternary or a `switch`. Strings in comments don't count, nor do those in calls and subscripts within such an
/// argument, and those that are compared or joined.
package struct SymbolNameScan {
    /// The names in the order of the source, one for each use.
    package private(set) var names: [String] = []

    /// The labels of the arguments that take a symbol's name.
    private static let labels: Set = ["systemName", "systemImage", "systemSymbolName", "systemImageName"]

    /// Brackets and what is in them.
    private struct Level {
        enum Bracket { case round, square, curly }

        let bracket: Bracket
        /// Whether strings here are names.
        var takesNames: Bool
        /// Whether strings up to the next colon are those of a pattern.
        var isPattern = false
    }

    private var levels: [Level] = []
    private var takesNames: Bool { levels.last?.takesNames ?? false }

    /// Scans the bytes of a source, in time that is linear in their number.
    package init(_ bytes: [UInt8]) { scan(SwiftLexer.tokens(bytes, file: "")[...]) }

    private mutating func scan(_ tokens: ArraySlice<SwiftToken>) {
        let depth = levels.count
        for (index, token) in zip(tokens.indices, tokens) {
            switch token.form {
            case .string(let string): take(string, at: index, of: tokens)
            case .word(let word):
                if word == "case", levels.last?.bracket == .curly { levels[levels.count - 1].isPattern = true }
                guard Self.labels.contains(word), index + 1 < tokens.endIndex, tokens[index + 1].isSign(":"),
                    index > tokens.startIndex, tokens[index - 1].isSign("(") || tokens[index - 1].isSign(","),
                    levels.count > depth
                else { continue }
                levels[levels.count - 1].takesNames = true
            case .sign("("): open(.round, takesNames: takesNames && !Self.isCall(index, of: tokens))
            case .sign("["): open(.square, takesNames: false)
            case .sign("{"): open(.curly, takesNames: takesNames)
            case .sign(")"), .sign("]"), .sign("}"): if levels.count > depth { levels.removeLast() }
            case .sign(","):
                // In a group of round brackets a comma ends the argument; after `case` it parts patterns.
                if levels.count > depth, levels.last?.bracket == .round { levels[levels.count - 1].takesNames = false }
            case .sign(":"): if levels.count > depth { levels[levels.count - 1].isPattern = false }
            default: continue
            }
        }
        levels.removeLast(levels.count - depth)
    }

    private mutating func open(_ bracket: Level.Bracket, takesNames: Bool) {
        levels.append(Level(bracket: bracket, takesNames: takesNames))
    }

    private mutating func take(_ string: SwiftString, at index: Int, of tokens: ArraySlice<SwiftToken>) {
        for case .interpolation(let inner) in string.pieces { scanInterpolation(inner) }
        guard takesNames, levels.last?.isPattern == false, string.pieces.count == 1,
            case .text(let text)? = string.pieces.first, Self.isName(text)
        else { return }
        let before = index > tokens.startIndex ? tokens[index - 1] : nil
        let after = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
        guard ![before, after].contains(where: { $0?.isSign("=") == true || $0?.isSign("+") == true }) else { return }
        names.append(text)
    }

    /// The argument continues after the string. The names in the string's interpolations are those of the calls there.
    private mutating func scanInterpolation(_ tokens: [SwiftToken]) {
        open(.round, takesNames: false)
        scan(tokens[...])
        levels.removeLast()
    }

    /// Whether a round bracket opens the arguments of a call.
    private static func isCall(_ index: Int, of tokens: ArraySlice<SwiftToken>) -> Bool {
        guard index > tokens.startIndex else { return false }
        let before = tokens[index - 1]
        if let word = before.word { return !["return", "case", "in", "if", "switch"].contains(word) }
        return before.isSign(")") || before.isSign("]") || before.isSign("}") || before.isSign(">")
    }

    /// Whether a text consists of the characters that names have; a text with other characters isn't a name.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                $0 < 0x80 && (Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber)
                    || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains($0)
            }
    }
}
