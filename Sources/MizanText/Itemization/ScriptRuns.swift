import MizanUnicode

/// Cuts a paragraph where its script changes. Shared characters take the script before them, at the start the one behind
/// them, and a closing bracket that of its opening one.
///
/// Source: UAX #24 §5.1, §5.2.
struct ScriptRuns {
    struct Run: Hashable {
        /// Behind the last UTF-16 unit.
        var end: Int
        var script: Script
    }

    private struct Bracket {
        let pair: UInt32
        /// The run in which it stands.
        let run: Int
    }

    /// Deeper brackets than this are taken as other shared characters.
    private static let bracketDepth = 64

    private(set) var runs: [Run] = []
    private var brackets: [Bracket] = []

    init(_ range: Range<Int>, of source: SourceText) {
        source.units.withUnsafeBufferPointer { units in
            var start = range.lowerBound
            while start < range.upperBound {
                let end = source.graphemeEnd(after: start)
                let (first, length) = SourceText.codePoint(in: units, at: start)
                var script = Script(of: first)
                var offset = start + length
                // A mark on a shared base (a dotted circle, a space) brings its script.
                while script.isShared, offset < end {
                    let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
                    script = Script(of: codePoint)
                    offset += length
                }
                append(script, end: end, bracket: script.isShared ? BidiBracket(first) : nil)
                start = end
            }
        }
    }

    private mutating func append(_ script: Script, end: Int, bracket: BidiBracket?) {
        var script = script
        if let bracket, !bracket.opens { script = close(bracket) ?? script }
        if let last = runs.last, script.isShared || script == last.script {
            runs[runs.count - 1].end = end
        } else if let last = runs.last, last.script.isShared {
            runs[runs.count - 1] = Run(end: end, script: script)
        } else {
            runs.append(Run(end: end, script: script))
        }
        if let bracket, bracket.opens, brackets.count < Self.bracketDepth {
            brackets.append(Bracket(pair: bracket.pair, run: runs.count - 1))
        }
    }

    /// The script at the opening half, nil where there is none.
    private mutating func close(_ bracket: BidiBracket) -> Script? {
        guard let index = brackets.lastIndex(where: { $0.pair == bracket.pair }) else { return nil }
        let run = brackets[index].run
        brackets.removeSubrange(index...)
        return runs[run].script
    }
}
