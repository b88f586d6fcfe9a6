import MizanBase
import MizanCatalogs
import MizanLayout
import MizanRenderTree

extension AuditRules {
    /// Source: UAX #9 W2, W4, W5.
    static let numberIsReversed = AuditRule(
        "number-is-reversed", .warning,
        finds:
            "a telephone or card number, a code or a signed number that is typed in a text and seen in reverse from right to "
            + "left; pseudo-languages that turn strings are left out",
        because:
            "(02) 123-4567 reads 123-4567 (02): each group of digits runs from left to right, but they follow the text",
        fix:
            "declare what it is: in a scene a value as a phone number or as a code, in code an argument of that kind; in a "
            + "translation make it an argument",
        errorWhere:
            "nothing else than one number can be meant, and it is the whole text or a part of a string of the tables"
    ) { (tree: AuditedTree) in
        guard !tree.variant.turnsStrings else { return [] }
        return tree.seenTexts.compactMap { shown in
            guard !shown.isTurned, let number = shown.reversedNumber else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(number.text)) in reverse: \(Diagnostic.quote(number.seen))",
                severity: number.isCertain && shown.isAuthored(number) ? .error : .warning)
        }
    }
}

extension AuditedTree.ShownText {
    /// The first number that is seen in reverse; nil if a sign at the end is found already.
    fileprivate var reversedNumber: ReversedNumber? {
        let lines = text.lines
        let number = ReversedNumber.all(
            in: text.text.string, isolates: text.text.isolates.map(\.range),
            baseDirection: { offset in
                (lines.first { $0.range.contains(offset) } ?? lines.last)?.direction ?? .leftToRight
            }
        ).first
        guard let number, DirectedText(text).firstSignAtTheEnd == nil else { return nil }
        return number
    }

    /// Whether the text is the author's, and not perhaps a message of a user.
    fileprivate func isAuthored(_ number: ReversedNumber) -> Bool {
        if case .string = origin.source { return true }
        return number.text == text.text.string.withoutInvisibleEnds
    }
}
