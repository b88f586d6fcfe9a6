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
    /// Delimiters that end what is before, and those that begin what is behind; the rest is text.
    var closing = 0
    var opening = 0
    /// Whether nothing may match it any more.
    var isSettled = false

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
        guard symbol == closer.symbol, opens, count > 0, !isSettled else { return false }
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

extension MarkupScanner {
    private struct Bound: Hashable {
        let symbol: MarkupSymbol
        let opens: Bool
        let remainder: Int
    }

    /// Matches the runs from a node on with each other, and with none before or behind.
    ///
    /// Source: CommonMark 0.31, appendix, *process emphasis*.
    mutating func resolveEmphasis(from start: Int) {
        let runs = (start..<nodes.count).filter { nodes[$0].run.map { !$0.isSettled } ?? false }
        // The run before each one that is still there; -1 for none.
        var previous = Array(-1..<max(runs.count - 1, 0))
        var bounds: [Bound: Int] = [:]
        for index in runs.indices {
            while let closer = nodes[runs[index]].run, closer.closes, closer.count > 0 {
                let bound = Bound(symbol: closer.symbol, opens: closer.opens, remainder: closer.length % 3)
                var candidate = previous[index]
                while candidate > bounds[bound] ?? -1, nodes[runs[candidate]].run?.matches(closer) != true {
                    candidate = previous[candidate]
                }
                guard candidate > bounds[bound] ?? -1, let opener = nodes[runs[candidate]].run else {
                    bounds[bound] = previous[index]
                    break
                }
                let used = min(opener.count, closer.count, 2)
                nodes[runs[candidate]].run?.opening += used
                nodes[runs[index]].run?.closing += used
                spans.append(
                    MarkedText.Span(
                        range: runs[candidate] + 1..<runs[index],
                        attributes: TextAttributes(presentation: Self.presentation(closer.symbol, used))))
                previous[index] = opener.count > used ? candidate : previous[candidate]
            }
            if let run = nodes[runs[index]].run, !run.opens || run.count == 0, index + 1 < runs.count {
                previous[index + 1] = previous[index]
            }
        }
        for node in runs { nodes[node].run?.isSettled = true }
    }

    private static func presentation(_ symbol: MarkupSymbol, _ count: Int) -> InlinePresentationIntent {
        if symbol == "~" { return .strikethrough }
        return count == 2 ? .stronglyEmphasized : .emphasized
    }
}
