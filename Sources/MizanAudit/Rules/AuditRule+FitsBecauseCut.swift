import MizanBase
import MizanRenderTree

extension AuditRules {
    static let fitsBecauseCut = AuditRule(
        "fits-because-cut", .error,
        finds:
            "an alternative of ViewThatFits that was taken since its text is cut or broken, with another one after it",
        because: "the alternative that has room for the whole text is never reached",
        fix: "give the text a fixed size in the direction that ViewThatFits looks at, or no limit of lines"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), let fallback = tree.fallback(around: shown.index),
                let took = tree.tree.nodes[fallback].chosenAlternative, took.index < took.count - 1
            else { return nil }
            let isCut = shown.text.truncated.map { !$0.isEmpty } ?? false
            guard isCut || !tree.emergencyBreaks(of: shown).isEmpty else { return nil }
            let path = tree.tree.nodes[fallback].path
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(path) takes alternative \(took.index + 1) of \(took.count), which fits only since "
                    + "\(shown.node.path) is \(isCut ? "cut" : "broken inside a word"): \(shown.quoted)")
        }
    }
}

extension AuditedTree {
    /// The nearest node around another one that chose among alternatives.
    func fallback(around index: Int) -> Int? {
        var next = parent(of: index)
        while let index = next {
            if tree.nodes[index].chosenAlternative != nil { return index }
            next = parent(of: index)
        }
        return nil
    }
}
