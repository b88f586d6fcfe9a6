import MizanBase
import MizanRenderTree

extension AuditRules {
    /// Source: WCAG 2.2, success criterion 1.4.3: 4.5 to 1, and 3 to 1 for large text; text of a disabled control is exempt.
    static let lowContrast = AuditRule(
        "low-contrast", .warning,
        finds:
            "a text whose colour differs from the one behind it by less than 4.5 to 1, or 3 to 1 where it is large: 24 pt, or "
            + "bold from 18.66 pt; behind pictures and gradients nothing is said",
        because: "who sees little, or stands in the sun, can't read it",
        fix: "take the colours primary and secondary, or a darker or lighter one",
        errorWhere: "it is less than 3 to 1, and no field's prompt; what a control's style chose is a note"
    ) { (tree: AuditedTree) in
        let backgrounds = Backgrounds(tree)
        return tree.texts.compactMap { shown in
            let around = tree.visibility[shown.index]
            guard tree.isSeen(shown.index), !around.isChanged, !around.isMoved, tree.isInUse(shown.index),
                let run = shown.text.lines.lazy.flatMap(\.runs).first(where: { !$0.glyphs.isEmpty }),
                run.color.alpha > 0,
                shown.text.lines.allSatisfy({ $0.decorations.allSatisfy { $0.position != .background } }),
                let behind = backgrounds.color(behind: shown)
            else { return nil }
            let ratio = run.color.over(behind, opacity: around.opacity).contrast(with: behind)
            let size = run.size.points
            let name = tree.tree.fonts.indices.contains(run.font) ? tree.tree.fonts[run.font].name : ""
            let isBold = ["Bold", "Black", "Heavy"].contains { name.contains($0) }
            let needed = size >= 24 || isBold && size >= 18.66 ? 3.0 : 4.5
            // What is rounded to the limit has it.
            guard (ratio * 100).rounded() < needed * 100 else { return nil }
            let said = FixedLength(points: (ratio * 10).rounded(.down) / 10)?.description ?? ""
            let isOfStyle = tree.styleChose(run.color, behind: backgrounds.fills(behind: shown), at: shown.index)
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) has a contrast of \(said) to 1, and needs \(needed == 3 ? "3" : "4.5"): "
                    + "\(run.color) on \(behind)",
                severity: isOfStyle ? .note : ratio < 3 && !tree.isPrompt(shown.index) ? .error : .warning,
                fix: isOfStyle ? "the control's style chose both colours; another style or tint has others" : nil)
        }
    }
}

extension AuditedTree {
    /// Whether a text stands in an empty field, to say what belongs there.
    fileprivate func isPrompt(_ index: Int) -> Bool {
        guard case .text(let text) = tree.nodes[index].content, let run = text.lines.first?.runs.first,
            run.color.alpha < 255
        else { return false }
        return (0...3).reduce((Int?.some(index), false)) { found, _ in
            guard let node = found.0, !found.1 else { return found }
            return (parent(of: node), ["textField", "secureField", "textEditor"].contains(tree.nodes[node].role ?? ""))
        }.1
    }

    /// Whether no control around a node is disabled.
    fileprivate func isInUse(_ index: Int) -> Bool {
        var next: Int? = index
        while let node = next {
            if !tree.nodes[node].isEnabled { return false }
            next = parent(of: node)
        }
        return true
    }
}
