import MizanBase
import MizanLocalization

extension AuditRules {
    /// Source: CLDR, whose Arabic, Hebrew and Persian put a mark (LRM) before the sign of a number in European or Persian digits.
    static let signAtTheEnd = AuditRule(
        "sign-at-the-end", .error,
        finds:
            "a text without letters whose plus or minus stands before its digits and is shown behind them from right to "
            + "left; pseudo-languages that turn strings are left out",
        because: "+972 2 123 reads 123 2 972+, and -5 reads 5-",
        fix:
            "say what it is: in a scene a number, or a value as a phone number; in code a formatted number, or an argument of "
            + "the kind phone number"
    ) { (tree: AuditedTree) in
        // They do this to show it.
        guard !tree.variant.turnsStrings else { return [] }
        return tree.texts.compactMap { shown in
            guard let line = DirectedText(shown.text).firstSignAtTheEnd else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(line.text)) with its \(Diagnostic.quote(line.moved)) "
                    + "behind the digits")
        }
    }
}
