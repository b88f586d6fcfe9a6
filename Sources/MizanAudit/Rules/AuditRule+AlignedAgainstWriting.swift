import MizanBase
import MizanLocalization
import MizanRenderTree

extension AuditRules {
    /// Source: Apple's Human Interface Guidelines, Right to left: a paragraph of three lines or more is aligned by its language, one or two
    /// lines by what stands around them.
    ///
    /// Never an error: a caption next to a picture may be set so on purpose.
    static let alignedAgainstWriting = AuditRule(
        "aligned-against-writing", .warning,
        finds:
            "three lines or more of a paragraph that end at one edge and begin raggedly: Arabic at the left, English at the right",
        because: "the eye looks for the next line's beginning at an edge, and finds it nowhere",
        fix: "align the text naturally, or in the middle; where it is another language's, translate it"
    ) { (tree: AuditedTree) in
        // A layout that was only turned has strings of another direction by design.
        guard !tree.variant.pseudo.contains(where: \.isRightToLeft) else { return [] }
        return tree.texts.compactMap { shown in
            let lines = shown.text.lines.filter { $0.frame.size.width > .zero }
            guard tree.isSeen(shown.index), lines.count > 2, let direction = lines.first?.direction,
                lines.allSatisfy({ $0.direction == direction })
            else { return nil }
            func spread(_ edges: [FixedLength]) -> Double {
                ((edges.max() ?? .zero) - (edges.min() ?? .zero)).points
            }
            let (left, right) = (spread(lines.map(\.frame.minX)), spread(lines.map(\.frame.maxX)))
            let isAgainst = direction == .leftToRight ? right < 1 && left > 8 : left < 1 && right > 8
            guard isAgainst else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) reads from \(direction == .leftToRight ? "left to right, and its lines end at the right" : "right to left, and its lines end at the left"): "
                    + shown.quoted)
        }
    }
}
