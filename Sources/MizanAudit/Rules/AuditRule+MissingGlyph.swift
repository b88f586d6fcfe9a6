import MizanBase
import MizanRenderTree

extension AuditRules {
    static let missingGlyph = AuditRule(
        "missing-glyph", .error, finds: "a text with characters that no font has, which show as empty boxes",
        because: "the reader sees that something is there, and not what",
        fix: "add a font for the script to those of the scene, or load the shipped fonts that cover it"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            let missing = shown.text.lines.flatMap(\.missingGlyphs)
            guard tree.isSeen(shown.index), let first = missing.first else { return nil }
            let character = shown.text.text.string.part(utf16: first)
            let codePoints = character.unicodeScalars.map(\.codePoint).joined(separator: " ")
            return Fault(
                nodePath: shown.node.path,
                message: "no font has \(Diagnostic.quote(character)) (\(codePoints)) of \(shown.node.path)"
                    + (missing.count > 1 ? ", and \(missing.count - 1) more of its characters" : ""))
        }
    }
}
