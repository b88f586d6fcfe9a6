import MizanBase
import MizanRenderTree

extension AuditRule {
    /// A limit of lines is the author's word that a text may be cut; a beginning of a word is no part of a text all the same.
    static let textTruncated = AuditRule(
        "text-truncated",
        finds:
            "a text cut with an ellipsis, where its author set no limit of lines, or where not a whole word is left of it",
        because: "what is left says nothing, or something else",
        fix: "let the text wrap, or give it more room: with a layout priority, or another layout in ViewThatFits"
    ) { tree in
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), let hidden = shown.text.truncated, !hidden.isEmpty else { return nil }
            let hasWord = shown.node.inputs[.lineLimit] != nil || shown.node.inputs[.truncationMode] != nil
            let rest = shown.rest(without: hidden)
            guard !hasWord || !rest.hasWholeWord else { return nil }
            let shownText = rest.before + "…" + rest.after
            return Fault(
                path: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(shownText)) of \(shown.quoted)"
                    + (hasWord ? "" : ", though its author set no limit of lines"))
        }
    }
}

extension AuditedTree.ShownText {
    /// The text on both sides of a hidden range, and whether a whole word is among it.
    fileprivate func rest(without hidden: Range<Int>) -> (before: String, after: String, hasWholeWord: Bool) {
        let string = text.text.string
        let before = string.part(utf16: 0..<hidden.lowerBound)
        let after = string.part(utf16: hidden.upperBound..<string.utf16.count)
        func hasWord(_ part: String, isCutAtEnd: Bool) -> Bool {
            let words = part.split { !$0.isLetter && !$0.isNumber }
            // A script without spaces cuts nowhere else than between words or syllables.
            guard let last = isCutAtEnd ? words.last : words.first else { return false }
            let edge = isCutAtEnd ? part.last : part.first
            let isCut = edge.map { $0.isLetter || $0.isNumber } ?? false
            return words.count > 1 || !isCut || last.unicodeScalars.contains(where: \.isWrittenWithoutSpaces)
        }
        let hiddenStart = string.part(utf16: hidden.lowerBound..<min(hidden.lowerBound + 2, hidden.upperBound)).first
        let cutsWord = hiddenStart.map { $0.isLetter || $0.isNumber } ?? false
        let begins = !before.isEmpty && (hasWord(before, isCutAtEnd: true) || !cutsWord)
        return (before, after, begins || !after.isEmpty && hasWord(after, isCutAtEnd: false))
    }
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
