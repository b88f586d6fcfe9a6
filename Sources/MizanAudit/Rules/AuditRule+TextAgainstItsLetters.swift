import MizanBase
import MizanLocalization
import MizanScenes

extension AuditRules {
    /// A paragraph set against the direction of all its letters shows them in order all the same; neutral characters at
    /// its ends go to the other end.
    ///
    /// Source: Apple's “Get it right (to left)”: English set right to left has its full stop at the left end.
    static let textAgainstItsLetters = AuditRule(
        "text-against-its-letters", .error,
        finds:
            "a line set against the direction of all letters of its paragraph, so that what is at an end moves to the "
            + "other; pseudo-languages that turn strings are left out",
        because: "the full stop stands before the sentence, or the number behind what it counts",
        fix:
            "leave the writing direction natural, and align the text to move it to a side; in a translation, add a mark "
            + "(LRM or RLM) at that end"
    ) { (tree: AuditedTree) in
        // They do this to show it.
        guard !tree.variant.turnsStrings else { return [] }
        return tree.texts.compactMap { shown in
            guard let line = DirectedText(shown.text).firstTurned else { return nil }
            let direction = line.direction == .leftToRight ? "left to right" : "right to left"
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) is set \(direction), against all its letters: \(Diagnostic.quote(line.moved)) "
                    + "stands at the wrong end of \(Diagnostic.quote(line.text))")
        }
    }
}

extension Variant {
    /// Whether a pseudo-language sets strings against their letters, to show what becomes of them.
    var turnsStrings: Bool { pseudo.contains { $0 == .rtlStrings || $0 == .arXB } }
}
