import MizanBase
import MizanFocus
import MizanRenderTree

extension AuditRules {
    /// Source: "Direct and reflect focus in SwiftUI", whose photo button no move leads to without sections.
    static let focusUnreachable = AuditRule(
        "focus-unreachable", .error,
        finds:
            "a view that no arrow leads to from where the focus comes first, where an author says how the focus moves",
        because: "with a remote a person can't use it at all",
        fix: "make what stands beside it, and what it stands in, a focus section"
    ) { (tree: AuditedTree) in
        // A screen whose author says nothing of the focus is for hands and keyboards, which reach everything.
        guard tree.tree.nodes.contains(where: { $0.focus.isChosen }) else { return [] }
        let map = FocusMap(tree.tree)
        guard let start = map.defaultNode else { return [] }
        return map.unreachable.map { node in
            Fault(
                nodePath: tree.tree.nodes[node].path,
                message: "no arrow leads to \(tree.tree.nodes[node].path) from \(tree.tree.nodes[start].path)")
        }
    }
}

extension RenderNode.Focus {
    /// Whether an author said how the focus moves.
    fileprivate var isChosen: Bool { isFocusable != nil || section != nil || isScope || prefersDefault }
}
