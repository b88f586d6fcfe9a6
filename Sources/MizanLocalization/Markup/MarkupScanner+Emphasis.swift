import MizanBase

extension MarkupScanner {
    private struct DelimiterBound: Hashable {
        let symbol: MarkupSymbol
        let opens: Bool
        let remainder: Int
    }

    /// Matches the runs from a node on with each other, and with none before or behind.
    ///
    /// Source: CommonMark 0.31, appendix, *process emphasis*.
    mutating func resolveEmphasis(from start: Int) {
        let first = openRuns.lastIndex { $0 < start }.map { $0 + 1 } ?? 0
        let runs = Array(openRuns[first...])
        openRuns.removeSubrange(first...)
        // The run before each one that is still there; -1 for none.
        var previous = Array(-1..<max(runs.count - 1, 0))
        var bounds: [DelimiterBound: Int] = [:]
        for index in runs.indices {
            while let closer = nodes[runs[index]].run, closer.closes, closer.count > 0 {
                let bound = DelimiterBound(symbol: closer.symbol, opens: closer.opens, remainder: closer.length % 3)
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
                    MarkedText.AttributeSpan(
                        range: runs[candidate] + 1..<runs[index],
                        attributes: TextAttributes(presentation: Self.presentation(closer.symbol, used))))
                previous[index] = opener.count > used ? candidate : previous[candidate]
            }
            if let run = nodes[runs[index]].run, !run.opens || run.count == 0, index + 1 < runs.count {
                previous[index + 1] = previous[index]
            }
        }
    }

    private static func presentation(_ symbol: MarkupSymbol, _ count: Int) -> InlinePresentationIntent {
        if symbol == "~" { return .strikethrough }
        return count == 2 ? .stronglyEmphasized : .emphasized
    }
}
