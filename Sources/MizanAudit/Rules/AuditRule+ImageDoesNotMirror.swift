import MizanBase
import MizanLayout

extension AuditRules {
    /// Source: the flag quiz of Apple's “Get it right (to left)”: in pseudo right-to-left its fixed arrows point at each other.
    static let imageDoesNotMirror = AuditRule(
        "image-does-not-mirror", .warning,
        finds:
            "an image that is the same from right to left though its name says that it points along or against the reading, "
            + "or begins where the reading does",
        because: "an arrow back that points ahead sends people the wrong way",
        fix:
            "declare its direction, such as left to right, mirrors, or give it a picture for each direction; where a side "
            + "is meant, say so with the semantic content attribute spatial",
        errorWhere: "two stand in a row and point at each other"
    ) { (tree: AuditedTree) in
        /// Symbols say of themselves what becomes of them.
        func isFixed(_ shown: AuditedTree.ShownImage) -> Bool {
            shown.node.direction == .rightToLeft && !shown.isTurned && !shown.image.hasCounterpart
                && !shown.image.mirrors && !shown.image.isSymbol
        }
        let rows = tree.reversedRows { isFixed($0) && $0.way != nil }
            .filter { $0.swaps({ $0.way == .back }, { $0.way == .ahead }) }
        return tree.images.filter(isFixed).compactMap { shown in
            guard let convention = ImageNameConvention(imageName: shown.image.name),
                convention.behavior == .mirrors || convention.behavior == .both
            else { return nil }
            let facing = rows.contains { $0.images.contains { $0.index == shown.index } }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(shown.image.name)) from right to left as it is from "
                    + "left to right"
                    + (facing ? ", so that it and another one point at each other" : "")
                    + "; an image of that name usually "
                    + (convention.behavior == .mirrors ? "mirrors" : "has a picture for each direction")
                    + ": \(convention.reason)", severity: facing ? .error : .warning,
                fix: convention.behavior == .both ? "give it a picture for each direction" : nil)
        }
    }
}
