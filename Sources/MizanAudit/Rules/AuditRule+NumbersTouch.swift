import MizanBase
import MizanRenderTree

extension AuditRules {
    /// Two numbers with nothing between them are read as one; and a number whose parts stand apart, each in an isolate or a
    /// view of its own, stands in reverse from right to left.
    ///
    /// Source: UAX #9 W4, W5: a separator, and a sign such as %, belongs to the digits beside it, and beside an isolate there
    /// are none.
    static let numbersTouch = AuditRule(
        "numbers-touch", .warning,
        finds:
            "two numbers with nothing between them, or the parts of a number, such as the hours and minutes of a time, the "
            + "groups of a telephone number, a sign or a percent sign, in reverse order",
        because: "12 and 5 are read as 125, and 12:05 as 05:12",
        fix: "format the number as a whole, or put a word, a space or a line between the two",
        errorWhere:
            "both numbers are in one text; or the parts of one are in reverse, unless they may be a score or a range, which "
            + "turn, or the part is a percent sign; the days of a calendar of the engine's are a note"
    ) { (tree: AuditedTree) in
        // They turn strings to show what becomes of them.
        guard !tree.variant.turnsStrings else { return [] }
        return tree.seenTexts.compactMap { shown in
            shown.text.touchingNumbers.map { numbers in
                Fault(
                    nodePath: shown.node.path, message: numbers.message(subject: "\(shown.node.path) shows"),
                    severity: numbers.isCertain || !numbers.hasSeparator ? .error : .warning)
            }
        } + tree.touchingViews
    }
}
