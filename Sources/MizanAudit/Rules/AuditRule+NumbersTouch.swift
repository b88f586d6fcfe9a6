import MizanBase
import MizanRenderTree

extension AuditRule {
    /// Two numbers with nothing between them are read as one; and a number whose parts stand apart, each in an isolate or a
    /// view of its own, stands in reverse from right to left.
    ///
    /// Source: UAX #9 W4: a separator belongs to the digits beside it, and beside an isolate there are none.
    static let numbersTouch = AuditRule(
        "numbers-touch",
        finds:
            "two numbers with nothing between them, or the parts of a number, such as the hours and minutes of a time, in "
            + "reverse order",
        because: "12 and 5 are read as 125, and 12:05 as 05:12",
        fix: "format the number as a whole, or put a word, a space or a line between the two",
        errorWhere:
            "both numbers are in one text; or the parts of one stand in reverse, unless they may be a score, which turns"
    ) { tree in
        // They turn strings to show what becomes of them.
        guard !tree.variant.turnsStrings else { return [] }
        return tree.seenTexts.compactMap { shown in
            shown.text.touchingNumbers.map { numbers in
                Fault(
                    path: shown.node.path, message: numbers.message(subject: "\(shown.node.path) shows"),
                    severity: numbers.isCertain || !numbers.hasSeparator ? .error : .warning)
            }
        } + tree.touchingViews
    }
}

extension AuditedTree {
    /// The numbers that texts of their own put together.
    fileprivate var touchingViews: [AuditRule.Fault] {
        let pieces = seenTexts.map { NumberPiece($0) }
        var faults: [AuditRule.Fault] = []
        var index = 0
        while index < pieces.count {
            let (row, side) = Self.row(pieces[index...])
            index += max(row.count - 1, 1)
            guard let side, let first = row.first, let last = row.last else { continue }
            let numbers = TouchingNumbers(parts: row.map(\.text), isReversed: side == .rightToLeft)
            guard numbers.isReversed || numbers.isOddInOrder else { continue }
            faults.append(
                AuditRule.Fault(
                    path: last.path, message: numbers.message(subject: "\(first.path) and \(last.path) show"),
                    severity: numbers.isCertain ? .error : .warning))
        }
        return faults
    }

    /// Numbers one after the other, each with at most one separator before it, as far as they touch and lead one way.
    private static func row(_ pieces: ArraySlice<NumberPiece?>) -> (pieces: [NumberPiece], side: LayoutDirection?) {
        guard case let first?? = pieces.first, first.isNumber else { return ([], nil) }
        var (row, side): ([NumberPiece], LayoutDirection?) = ([first], nil)
        for case let next? in pieces.dropFirst().prefix(while: { $0 != nil }) {
            guard let last = row.last, last.isNumber || next.isNumber, let step = last.side(of: next),
                side == nil || side == step
            else { break }
            side = step
            row.append(next)
        }
        if row.last?.isNumber == false { row.removeLast() }
        return (row, row.count > 1 ? side : nil)
    }

    /// A text that is a number or a separator alone, on one line.
    private struct NumberPiece {
        let path: String
        let text: String
        let isNumber: Bool
        private let line: RenderText.Line
        private let size: FixedLength

        init?(_ shown: ShownText) {
            let string = shown.text.text.string.withoutInvisibleEnds
            guard shown.text.lines.count == 1, let line = shown.text.lines.first, let run = line.runs.first,
                !shown.isTurned, string.isNumber || string.isSeparator
            else { return nil }
            (path, text, isNumber) = (shown.node.path, string, string.isNumber)
            (self.line, size) = (line, run.size)
        }

        /// The direction that leads to another one that touches this one, as letters of a word do; nil where it doesn't.
        func side(of other: NumberPiece) -> LayoutDirection? {
            guard size == other.size, line.baseline == other.line.baseline else { return nil }
            let em = size.points
            let gaps = [
                (other.line.frame.minX - line.frame.maxX, LayoutDirection.leftToRight),
                (line.frame.minX - other.line.frame.maxX, .rightToLeft),
            ]
            return gaps.first { (-em / 10...em / 5).contains($0.0.points) }?.1
        }
    }
}
