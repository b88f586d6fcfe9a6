import MizanBase
import MizanRenderTree

extension AuditRules {
    static let textClipped = AuditRule(
        "text-clipped", .error,
        finds: "a text whose letters a clip cuts off, or that lies beyond what a scrolling view can show",
        because: "marks above and below, or whole lines, are gone without a sign that there was more",
        fix: "let what clips grow with the text, or clip only the picture behind it"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            let around = tree.visibility[shown.index]
            guard let clip = around.clip, shown.node.frame.rect.reach(beyond: clip) > -8, let ink = shown.ink,
                tree.isCut(shown, ink)
            else { return nil }
            let isGone = ink.overlap(with: clip)
            let all = isGone.width <= 0 || isGone.height <= 0
            return Fault(
                nodePath: shown.node.path,
                message: "\(shown.node.path) is \(all ? "not seen" : "cut"): \(shown.quoted) lies "
                    + (all ? "outside of" : "partly outside of")
                    + (around.scroll == nil ? " what clips it" : " what can be scrolled to"),
                area: (all ? ink : ink.intersection(clip)).fixed)
        }
    }
}

extension AuditedTree {
    /// Whether a node stands in a field, which scrolls to what is typed.
    func isInField(_ index: Int) -> Bool {
        var next = parent(of: index)
        while let node = next {
            if ["textField", "secureField", "textEditor"].contains(tree.nodes[node].role ?? "") { return true }
            next = parent(of: node)
        }
        return false
    }

    /// Whether a clip takes some of a text's ink.
    func isCut(_ shown: ShownText, _ ink: Rect) -> Bool {
        guard isSeen(shown.index), !isInField(shown.index), let clip = visibility[shown.index].clip else {
            return false
        }
        return ink.reach(beyond: clip) > Self.tolerance
    }
}
