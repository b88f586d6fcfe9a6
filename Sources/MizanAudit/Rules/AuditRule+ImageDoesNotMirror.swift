import MizanBase
import MizanLayout

extension AuditRule {
    /// Source: the flag quiz of Apple's “Get it right (to left)”: in pseudo right-to-left its fixed arrows point at each other.
    static let imageDoesNotMirror = AuditRule(
        "image-does-not-mirror",
        finds:
            "an image that is the same from right to left though its name says that it points along or against the reading",
        because: "an arrow back that points ahead sends people the wrong way",
        fix:
            "declare its direction, such as left to right, mirrors, or give it a picture for each direction; where a side "
            + "is meant, say so with the semantic content attribute spatial"
    ) { tree in
        tree.images.compactMap { shown in
            // Symbols say of themselves what becomes of them.
            guard shown.node.direction == .rightToLeft, !shown.isTurned, !shown.image.hasCounterpart,
                !shown.image.mirrors, !shown.image.isSymbol,
                let convention = ImageNameConvention(imageName: shown.image.name), convention.behavior == .mirrors
            else { return nil }
            return Fault(
                path: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(shown.image.name)) from right to left as it is from "
                    + "left to right; an image of that name usually mirrors: \(convention.reason)")
        }
    }
}
