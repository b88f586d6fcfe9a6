import MizanBase
import MizanRenderTree

extension AuditedTree {
    /// The numbers that separate texts put together.
    var touchingViews: [Fault] {
        let pieces = seenTexts.filter { !$0.text.text.string.withoutInvisibleEnds.isEmpty }.map { NumberPiece($0) }
        var faults: [Fault] = []
        var index = 0
        while index < pieces.count {
            let (row, side) = Self.row(pieces[index...])
            // After a number a sign is one of a sum.
            let isInSum =
                index > 0
                && row.first.map { first in
                    first.form == .sign
                        && pieces[index - 1].map { $0.form == .number && $0.side(of: first) != nil } ?? false
                } ?? false
            index += max(row.count - 1, 1)
            guard !isInSum, let side, let first = row.first, let last = row.last else { continue }
            let numbers = TouchingNumbers(parts: row.flatMap(\.parts), isReversed: side == .rightToLeft)
            guard numbers.isReversed ? numbers.isWrongInReverse : numbers.isOddInOrder else { continue }
            faults.append(
                Fault(
                    nodePath: last.path, message: numbers.message(subject: "\(first.path) and \(last.path) show"),
                    severity: numbers.isCertain
                        ? .error : areOfOneComposite(first.index, last.index) ? .note : .warning))
        }
        return faults
    }

    /// Numbers one after the other, each with at most one separator before it, as far as they touch and lead one way; a sign may
    /// be before the first, and a percent sign after the last.
    private static func row(_ pieces: ArraySlice<NumberPiece?>) -> (pieces: [NumberPiece], side: LayoutDirection?) {
        guard case let first?? = pieces.first, first.form == .number || first.form == .sign else { return ([], nil) }
        var (row, side): ([NumberPiece], LayoutDirection?) = ([first], nil)
        for case let next? in pieces.dropFirst().prefix(while: { $0 != nil }) {
            guard let last = row.last, let step = last.side(of: next), side == nil || side == step else { break }
            // A number between two signs can be changed by them.
            if first.form == .sign, next.form == .sign { return ([first], nil) }
            guard last.form == .number || next.form == .number, next.form != .sign || next.text == "-",
                last.form != .terminator
            else { break }
            side = step
            row.append(next)
        }
        if let last = row.last, last.form == .separator || last.form == .sign { row.removeLast() }
        return (row, row.count > 1 ? side : nil)
    }
}

/// A text on one line that is a number alone, or what may be a part of one.
private struct NumberPiece {
    enum PieceRole { case number, separator, sign, terminator }

    /// The node's index.
    let index: Int
    let path: String
    let text: String
    let form: PieceRole
    /// A number and the separators that are typed at its ends.
    let parts: [String]
    private let line: RenderText.Line
    private let size: FixedLength

    init?(_ shown: AuditedTree.ShownText) {
        guard shown.text.lines.count == 1, let line = shown.text.lines.first, let run = line.runs.first,
            !shown.isTurned
        else { return nil }
        let string = shown.text.text.string.withoutInvisibleEnds
        if let parts = string.numberAndSeparators {
            (form, self.parts) = (.number, parts)
        } else {
            (form, parts) = (string.isSign ? .sign : string.isTerminator ? .terminator : .separator, [string])
            guard form != .separator || string.isSeparator else { return nil }
        }
        (index, path, text, self.line, size) = (shown.index, shown.node.path, string, line, run.size)
    }

    private var isInBrackets: Bool { text.hasPrefix("(") }

    /// The direction that leads to another one that touches this one, as letters of a word do; nil if it doesn't touch.
    func side(of other: NumberPiece) -> LayoutDirection? {
        guard size == other.size, line.baseline == other.line.baseline else { return nil }
        let em = size.points
        // A space separates an area code from its number.
        let widest = isInBrackets || other.isInBrackets ? em * 0.4 : em / 5
        let gaps = [
            (other.line.frame.minX - line.frame.maxX, LayoutDirection.leftToRight),
            (line.frame.minX - other.line.frame.maxX, .rightToLeft),
        ]
        return gaps.first { (-em / 10...widest).contains($0.0.points) }?.1
    }
}

extension String {
    /// A number with separators at most between its digits, and one at each end that is typed with it, such as `12:`; or a number in
    /// brackets, as the area code of a telephone number.
    fileprivate var numberAndSeparators: [String]? {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: \.isDigit), let last = scalars.lastIndex(where: \.isDigit) else {
            return nil
        }
        let parts = [self[..<first], self[first...last], self[scalars.index(after: last)...]].map(String.init)
        if parts[0] == "(", parts[2] == ")", parts[1].isNumber { return [self] }
        let isNumber = parts[1].unicodeScalars.allSatisfy { $0.isDigit || $0 == "-" || String($0).isSeparator }
        return isNumber && (parts[0].isEmpty || parts[0].isSeparator) && (parts[2].isEmpty || parts[2].isSeparator)
            ? parts.filter { !$0.isEmpty } : nil
    }
}
