import MizanBase
import MizanRenderTree
import MizanUnicode

extension AuditRules {
    static let mixedFaces = AuditRule(
        "mixed-faces", .error,
        finds: "a word whose letters, all of one script, come from two families of fonts",
        because: "one letter stands out in weight, size and shape, as in a ransom note",
        fix: "choose a font that has all letters of the language, or put one that has them before the others"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            // An ellipsis, which stands for letters, may come from another font.
            guard tree.isSeen(shown.index), shown.text.truncated == nil, let mixed = tree.mixedWord(in: shown) else {
                return nil
            }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(Diagnostic.quote(mixed.word)) in \(shown.node.path) is set in \(mixed.first) and \(mixed.second)"
            )
        }
    }
}

extension AuditedTree {
    fileprivate func mixedWord(in shown: ShownText) -> (word: String, first: String, second: String)? {
        var units: [UInt16]?
        for line in shown.text.lines where line.runs.count > 1 {
            let runs = line.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
            for (one, two) in zip(runs, runs.dropFirst())
            where one.font != two.font && one.size == two.size && one.range.upperBound == two.range.lowerBound {
                guard tree.fonts.indices.contains(one.font), tree.fonts.indices.contains(two.font) else { continue }
                let (first, second) = (tree.fonts[one.font].family, tree.fonts[two.font].family)
                guard first != second else { continue }
                let text = units ?? Array(shown.text.text.string.utf16)
                units = text
                let offset = one.range.upperBound
                guard text.indices.contains(offset - 1), text.indices.contains(offset),
                    let before = Unicode.Scalar(text[offset - 1]), let after = Unicode.Scalar(text[offset]),
                    before.properties.isAlphabetic, after.properties.isAlphabetic,
                    Script(of: before.value) == Script(of: after.value)
                else { continue }
                let isLetter = { (unit: UInt16) in Unicode.Scalar(unit)?.properties.isAlphabetic ?? true }
                let start = text[..<offset].lastIndex { !isLetter($0) }.map { $0 + 1 } ?? 0
                let end = text[offset...].firstIndex { !isLetter($0) } ?? text.count
                return (String(decoding: text[start..<end], as: UTF16.self), first, second)
            }
        }
        return nil
    }
}

extension FontReference {
    /// The name without its style: `NotoSans` of `NotoSans-Bold`.
    var family: String { name.firstIndex(of: "-").map { String(name[..<$0]) } ?? name }
}
