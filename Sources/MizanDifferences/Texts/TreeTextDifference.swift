/// The lines in which two golden texts differ, with the lines around them, as `diff -u` shows it.
public struct TreeTextDifference: Hashable, Sendable {
    /// One line of a hunk.
    public struct DifferenceLine: Hashable, Sendable {
        /// The text that a line is from; the raw value stands before the line.
        public enum LineSource: String, Hashable, Sendable {
            case both = " "
            case golden = "-"
            case now = "+"
        }

        /// The text that the line is from.
        public var side: LineSource
        /// Without its line end; a missing one is marked in ``TreeTextDifference/unified``.
        public var text: String
        /// Whether it is the last line of a text that doesn't end with a line feed.
        public var isUnended = false
    }

    /// Lines that differ, with those around them.
    public struct Hunk: Hashable, Sendable {
        /// The number of the hunk's first line in the golden, from 1.
        public var goldenStart: Int
        /// The number of the hunk's first line in the new text, from 1.
        public var nowStart: Int
        /// Removed lines before added ones.
        public var lines: [DifferenceLine]

        /// `@@ -12,7 +12,8 @@`
        public var title: String {
            func span(_ start: Int, _ side: DifferenceLine.LineSource) -> String {
                let count = lines.count { $0.side == side || $0.side == .both }
                return count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
            }
            return "@@ -\(span(goldenStart, .golden)) +\(span(nowStart, .now)) @@"
        }
    }

    /// In the order of the texts; none where the texts are the same.
    public let hunks: [Hunk]

    /// The difference from a golden to a new text, with so many equal lines around each change.
    public init(from golden: String, to now: String, context: Int = 3) {
        let (old, new) = (Self.lines(golden), Self.lines(now))
        let alignment = SequenceAlignment(
            of: old.lazy.map { LineKey($0) }, and: new.lazy.map { LineKey($0) })
        var hunks: [Hunk] = []
        /// Where each side has been read to, and how far the open hunk's lines reach on the golden's side.
        var (x, y) = (0, 0)
        let context = max(context, 0)
        func append(_ range: Range<Int>, _ lines: [DifferenceLine], _ side: DifferenceLine.LineSource) {
            guard let last = hunks.indices.last else { return }
            hunks[last].lines += lines[range].map { DifferenceLine(side: side, text: $0.text, isUnended: $0.isUnended) }
        }
        var equalRun = 0
        for pair in alignment.pairs + [(old.count, new.count)] {
            if pair.old > x || pair.new > y {
                // The equal lines since the last change belong to both hunks, or they join them.
                if hunks.isEmpty || equalRun > 2 * context {
                    if !hunks.isEmpty { append(x - equalRun..<x - equalRun + context, old, .both) }
                    let before = min(context, equalRun)
                    hunks.append(Hunk(goldenStart: x - before + 1, nowStart: y - before + 1, lines: []))
                    append(x - before..<x, old, .both)
                } else {
                    append(x - equalRun..<x, old, .both)
                }
                append(x..<pair.old, old, .golden)
                append(y..<pair.new, new, .now)
                equalRun = 0
            }
            equalRun += 1
            (x, y) = (pair.old + 1, pair.new + 1)
        }
        // The last pair is the end of both texts, no line.
        let rest = equalRun - 1
        append(old.count - rest..<old.count - rest + min(rest, context), old, .both)
        self.hunks = hunks
    }

    /// The number of lines that only the golden has.
    public var removedCount: Int { count(.golden) }
    /// The number of lines that only the text as it is now has.
    public var addedCount: Int { count(.now) }

    /// The hunks with their titles, each line ended; a text without a line feed at its end is marked as `diff` marks it.
    public var unified: String {
        hunks.map { hunk in
            hunk.title + "\n"
                + hunk.lines.map {
                    $0.side.rawValue + $0.text + "\n" + ($0.isUnended ? "\\ No newline at end of file\n" : "")
                }.joined()
        }.joined()
    }

    private func count(_ side: DifferenceLine.LineSource) -> Int {
        hunks.reduce(0) { $0 + $1.lines.count { $0.side == side } }
    }

    private struct LineKey: Hashable {
        let text: ExactText
        let isUnended: Bool

        init(_ line: DifferenceLine) {
            text = ExactText(line.text[...])
            isUnended = line.isUnended
        }
    }

    private static func lines(_ text: String) -> [DifferenceLine] {
        let parts = text.lines
        let isEnded = text.utf8.last == UInt8(ascii: "\n")
        return parts.enumerated().map { index, part in
            DifferenceLine(side: .both, text: String(part), isUnended: !isEnded && index == parts.count - 1)
        }
    }
}
