import MizanBase
import MizanRenderTree
import MizanText

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
        errorWhere: "the parts stand in reverse, or both numbers are in one text"
    ) { tree in
        // They turn strings to show what becomes of them.
        guard !tree.variant.turnsStrings else { return [] }
        return tree.texts.compactMap { shown in
            shown.text.touchingNumbers.map { numbers in
                Fault(path: shown.node.path, message: numbers.message(subject: "\(shown.node.path) shows"))
            }
        } + tree.touchingViews
    }
}

/// Numbers that touch, in the order of their text.
private struct TouchingNumbers {
    let parts: [String]
    let isReversed: Bool

    func message(subject: String) -> String {
        let names = parts.map { Diagnostic.quote($0) }
        let meant = Diagnostic.quote(parts.joined())
        let seen = Diagnostic.quote((isReversed ? parts.reversed() : parts).joined())
        return parts.count > 2
            ? "\(subject) \(meant) in reverse: \(seen)"
            : "\(subject) \(names.joined(separator: " and ")) with nothing between them: \(seen)"
    }
}

extension String {
    /// Whether it is a number alone, in the digits of any script, with separators at most between them.
    fileprivate var isNumber: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        return first.isDigit && last.isDigit
            && scalars.allSatisfy { $0.isDigit || $0.isNumberSeparator }
    }

    /// Whether it is a single separator, such as a colon.
    fileprivate var isSeparator: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.isNumberSeparator)
    }

    /// Without white space and controls at its ends.
    fileprivate var shown: String {
        let isShown = { (scalar: Unicode.Scalar) in
            !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        }
        guard let first = unicodeScalars.firstIndex(where: isShown), let last = unicodeScalars.lastIndex(where: isShown)
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}

extension Unicode.Scalar {

    /// `:`, `/`, `.`, `,` and their like in Arabic; dashes are of ranges, which turn around in some languages.
    fileprivate var isNumberSeparator: Bool { ":/.,\u{066B}\u{066C}\u{060C}".unicodeScalars.contains(self) }
}

extension RenderText {
    /// The first two isolates that hold numbers and touch, or have a separator between them and stand in reverse.
    fileprivate var touchingNumbers: TouchingNumbers? {
        guard text.isolates.count > 1 else { return nil }
        var outer: [Range<Int>] = []
        for isolate in text.isolates.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where !isolate.range.isEmpty && isolate.range.lowerBound >= outer.last?.upperBound ?? 0 {
            outer.append(isolate.range)
        }
        for (first, second) in zip(outer, outer.dropFirst()) {
            let parts = [first, first.upperBound..<second.lowerBound, second].map { text.string.part(utf16: $0).shown }
            guard parts[0].isNumber, parts[2].isNumber, parts[1].isEmpty || parts[1].isSeparator,
                // A space keeps them apart.
                !text.string.part(utf16: first.upperBound..<second.lowerBound).contains(where: \.isWhitespace),
                let direction = lines.first(where: { $0.range.contains(first.lowerBound) })?.direction
            else { continue }
            let order = SurroundingOrder(
                of: text, around: [first, second], baseDirection: WritingDirection(direction)
            ).items
            let isReversed =
                (order.firstIndex(of: .range(1)) ?? .max) < (order.firstIndex(of: .range(0)) ?? .max)
            if parts[1].isEmpty || isReversed {
                return TouchingNumbers(parts: parts.filter { !$0.isEmpty }, isReversed: isReversed)
            }
        }
        return nil
    }
}

extension AuditedTree {
    /// The numbers that texts of their own put together.
    fileprivate var touchingViews: [AuditRule.Fault] {
        let pieces = texts.map { NumberPiece($0) }
        var faults: [AuditRule.Fault] = []
        var index = 0
        while index + 1 < pieces.count {
            guard let first = pieces[index], first.isNumber, let second = pieces[index + 1],
                let side = first.side(of: second)
            else {
                index += 1
                continue
            }
            var group = [first, second]
            if !second.isNumber {
                guard index + 2 < pieces.count, let third = pieces[index + 2], third.isNumber,
                    second.side(of: third) == side
                else {
                    index += 1
                    continue
                }
                group.append(third)
            }
            index += group.count - 1
            let isReversed = side == .leftToRight ? false : true
            // Digits with a view each are one number, as on a counter; and from left to right a separator is where it should be.
            let isMeant = group.count > 2 || group.allSatisfy { $0.text.unicodeScalars.count == 1 }
            guard isReversed || !isMeant, let path = group.last?.path else { continue }
            faults.append(
                AuditRule.Fault(
                    path: path,
                    message: TouchingNumbers(parts: group.map(\.text), isReversed: isReversed)
                        .message(subject: "\(group[0].path) and \(path) show"),
                    severity: isReversed ? .error : .warning))
        }
        return faults
    }

    /// A text that is a number or a separator alone, on one line.
    private struct NumberPiece {
        let path: String
        let text: String
        let isNumber: Bool
        private let line: RenderText.Line
        private let size: FixedLength

        init?(_ shown: ShownText) {
            let string = shown.text.text.string.shown
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
