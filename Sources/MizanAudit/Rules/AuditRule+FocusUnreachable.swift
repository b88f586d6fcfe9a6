import MizanFocus
import MizanRenderTree

extension AuditRule {
    /// Source: "Direct and reflect focus in SwiftUI", whose photo button no move leads to without sections.
    static let focusUnreachable = AuditRule(
        "focus-unreachable",
        finds:
            "a view that no arrow leads to from where the focus comes first, where an author says how the focus moves",
        because: "with a remote a person can't use it at all",
        fix: "make what stands beside it, and what it stands in, a focus section"
    ) { tree in
        // A screen whose author says nothing of the focus is for hands and keyboards, which reach everything.
        guard tree.tree.nodes.contains(where: { $0.focus.isSaid }) else { return [] }
        let map = FocusMap(tree.tree)
        guard let start = map.defaultNode else { return [] }
        return map.unreachable.map { node in
            Fault(
                path: tree.tree.nodes[node].path,
                message: "no arrow leads to \(tree.tree.nodes[node].path) from \(tree.tree.nodes[start].path)")
        }
    }
}

extension RenderNode.Focus {
    /// Whether an author said how the focus moves.
    fileprivate var isSaid: Bool { isFocusable != nil || section != nil || isScope || prefersDefault }
}
