import MizanBase

/// A run of `*`, `_` or `~`, which may begin and end emphasis.
///
/// Source: CommonMark 0.31 §6.2.
struct DelimiterRun {
    let symbol: MarkupSymbol
    let length: Int
    /// Whether emphasis can begin behind it, end before it.
    let opens: Bool
    let closes: Bool
    /// Delimiters that end the text before, and those that begin the text behind; the rest is text.
    var closing = 0
    var opening = 0

    /// Delimiters that are left.
    var count: Int { length - closing - opening }

    /// A run between two symbols, nil for the ends of the text.
    init(_ symbol: MarkupSymbol, length: Int, before: MarkupSymbol?, behind: MarkupSymbol?) {
        let (spaceBefore, spaceBehind) = (before?.isSpace ?? true, behind?.isSpace ?? true)
        let (markBefore, markBehind) = (before?.isPunctuation ?? false, behind?.isPunctuation ?? false)
        let isLeft = !spaceBehind && (!markBehind || spaceBefore || markBefore)
        let isRight = !spaceBefore && (!markBefore || spaceBehind || markBehind)
        self.symbol = symbol
        self.length = length
        // Underscores inside a word are part of it.
        opens = isLeft && (symbol != "_" || !isRight || markBefore)
        closes = isRight && (symbol != "_" || !isLeft || markBehind)
    }

    /// Whether emphasis can go from this run to a later one (rules 9 and 10).
    func matches(_ closer: DelimiterRun) -> Bool {
        guard symbol == closer.symbol, opens, count > 0 else { return false }
        guard closes || closer.opens, symbol != "~" else { return true }
        return (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
    }

    var fragments: [MarkedText.Fragment] {
        func text(_ count: Int) -> String {
            String(repeating: symbol.scalar.map { String(Character($0)) } ?? "", count: count)
        }
        return [.markup(text(closing)), .prose(text(count)), .markup(text(opening))].filter {
            $0 != .markup("") && $0 != .prose("")
        }
    }
}
