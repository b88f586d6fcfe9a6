import MizanBase
import MizanRenderTree

extension AuditRules {
    /// Digits in a circle of fixed size: the day of a calendar, a badge, a step.
    static let numberOutsideShape = AuditRule(
        "number-outside-shape", .warning,
        finds: "digits, or initials of up to three letters, that reach beyond the shape that is drawn around them",
        because: "the digits stand half on the shape's colour and half on another, and touch those beside them",
        fix: "give the shape a minimum size instead of a fixed one, or make it the background of the padded text",
        errorWhere: "less than half of their width or height is inside"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), !tree.visibility[shown.index].isMoved, shown.text.lines.count == 1,
                shown.text.text.string.isShort, let ink = shown.ink, let shape = tree.shape(around: ink, below: shown)
            else { return nil }
            let reach = ink.reach(beyond: shape)
            guard reach > AuditedTree.tolerance else { return nil }
            let isWide = ink.width - shape.width > ink.height - shape.height
            let (needs, has) = isWide ? (ink.width, shape.width) : (ink.height, shape.height)
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) needs \(needs.inWholePoints) pt in a shape \(has.inWholePoints) pt "
                    + "\(isWide ? "wide" : "high"): \(shown.quoted)", severity: needs > 2 * has ? .error : .warning,
                area: ink.union(shape).fixed)
        }
    }
}

extension AuditedTree {
    /// The frame of the last shape below a text that has the same middle, and so is drawn around it; nil if there is none, or if
    /// it is a line.
    fileprivate func shape(around ink: Rect, below shown: ShownText) -> Rect? {
        guard let container = parent(of: shown.index) else { return nil }
        for index in (container..<shown.index).reversed() {
            let (node, frame) = (tree.nodes[index], tree.nodes[index].frame.rect)
            guard case .shape = node.content, isSeen(index), !visibility[index].isMoved, frame.intersects(ink) else {
                continue
            }
            let text = shown.node.frame.rect
            return abs(frame.midX - text.midX) <= 2 && abs(frame.midY - text.midY) <= 2
                && 2 * min(frame.width, frame.height) >= ink.height ? frame : nil
        }
        return nil
    }
}

extension String {
    /// Whether it has digits or at most three letters, and no white space.
    fileprivate var isShort: Bool {
        !isEmpty && !contains(where: \.isWhitespace)
            && (unicodeScalars.contains(where: \.isDigit) && unicodeScalars.count <= 8 || unicodeScalars.count <= 3)
    }
}
