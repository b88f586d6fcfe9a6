import MizanBase
import MizanLayout
import MizanRenderTree

extension AuditRules {
    /// A text is cut by its author's word, a limit of lines; a beginning of a word is no part of a text all the same.
    static let textTruncated = AuditRule(
        "text-truncated", .warning,
        finds:
            "a text cut with an ellipsis so that at most one whole word is left of three or more, or of a date or another "
            + "value, or that a number is cut",
        because: "what is left says nothing, or something else",
        fix: "let the text wrap, or give it more room: with a layout priority, or another layout in ViewThatFits",
        errorWhere: "not a whole word is left, or a number is cut"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), let hidden = shown.text.truncated, !hidden.isEmpty else { return nil }
            let rest = shown.rest(without: hidden)
            let isError = rest.words == 0 || rest.cutsNumber
            guard isError || rest.words == 1 && (shown.isValue || shown.text.text.string.wordCount > 2) else {
                return nil
            }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(rest.before + "…" + rest.after)) of \(shown.quoted)",
                severity: isError ? .error : .warning)
        }
    }
}

extension AuditedTree.ShownText {
    /// Whether it is a number, a date or another value, of which no part is left out without loss.
    fileprivate var isValue: Bool {
        if case .value = origin.source { true } else { false }
    }

    /// The text on both sides of a hidden range, the number of whole words in it, and whether one of its numbers goes on in what is
    /// hidden: 13,48… of 13,480 is another number.
    fileprivate func rest(
        without hidden: Range<Int>
    ) -> (before: String, after: String, words: Int, cutsNumber: Bool) {
        let string = text.text.string
        let before = string.part(utf16: 0..<hidden.lowerBound)
        let after = string.part(utf16: hidden.upperBound..<string.utf16.count)
        let inside = string.part(utf16: hidden)
        /// The number of words in a part of the text; one that goes on in what is hidden is none.
        func words(_ part: String, edge: Character?, hiddenEdge: Character?) -> Int {
            let words = part.split { !$0.isLetter && !$0.isNumber }
            // A script without spaces is cut nowhere else than between words or syllables.
            let goesOn = [edge, hiddenEdge].allSatisfy { character in
                character.map {
                    ($0.isLetter || $0.isNumber) && !$0.unicodeScalars.contains(where: \.isWrittenWithoutSpaces)
                }
                    ?? false
            }
            return words.count - (goesOn ? 1 : 0)
        }
        let whole =
            words(before, edge: before.last, hiddenEdge: inside.first)
            + words(after, edge: after.first, hiddenEdge: inside.last)
        /// Whether a number's digits go on over an edge, with at most a separator between them.
        func isNumber(over first: Character?, _ following: some Sequence<Character>) -> Bool {
            guard first?.isNumber ?? false else { return false }
            let next = Array(following.prefix(2))
            return next.first?.isNumber ?? false
                || next.count == 2 && next[1].isNumber
                    && [",", ".", ":", "٫", "٬", "’", "\u{A0}", "\u{202F}"].contains(next[0])
        }
        let cutsNumber = isNumber(over: before.last, inside) || isNumber(over: after.first, inside.reversed())
        return (before, after, whole, cutsNumber)
    }
}

extension String {
    fileprivate var wordCount: Int { split { !$0.isLetter && !$0.isNumber }.count }
}

extension Unicode.Scalar {
    /// Whether words of its script stand beside each other without spaces, so that lines break anywhere, or by a dictionary.
    var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x2E80...0x31FF, 0x3400...0x9FFF,
            0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
