import MizanBase
import MizanRenderTree

extension AuditRules {
    static let outsideScreen = AuditRule(
        "outside-screen", .error,
        finds: "a text, or a control, that reaches beyond the edge of the screen or the page and can't be scrolled to",
        because: "nobody sees it there, and no finger reaches it",
        fix: "let texts wrap, offer another layout with ViewThatFits, or put the content into a scrolling view"
    ) { (tree: AuditedTree) in
        let screen = Rect(origin: .zero, size: tree.tree.size.size)
        guard !screen.isEmpty else { return [] }
        let texts = tree.texts.compactMap { shown -> Fault? in
            guard tree.isReached(shown.index), shown.node.frame.rect.reach(beyond: screen) > 0,
                let ink = shown.ink, ink.reach(beyond: screen) > AuditedTree.tolerance
            else { return nil }
            return fault(shown.node, shown.quoted, ink, screen)
        }
        let controls = tree.tree.nodes.indices.compactMap { index -> Fault? in
            let node = tree.tree.nodes[index]
            guard node.isControl, tree.isReached(index), node.frame.rect.reach(beyond: screen) > AuditedTree.tolerance
            else { return nil }
            return fault(node, "a \(node.role ?? "control")", node.frame.rect, screen)
        }
        // A text that takes its control with it is one fault.
        return controls
            + texts.filter { text in !controls.contains { text.nodePath?.hasPrefix(($0.nodePath ?? "") + "/") == true }
            }
    }

    private static func fault(_ node: RenderNode, _ name: String, _ area: Rect, _ screen: Rect) -> Fault {
        let part = area.overlap(with: screen)
        let isGone = part.width <= 0 || part.height <= 0
        return Fault(
            nodePath: node.path, message: "\(node.path) lies \(isGone ? "" : "partly ")outside of the screen: \(name)",
            area: area.fixed)
    }
}
