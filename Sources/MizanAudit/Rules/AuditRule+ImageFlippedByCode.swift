import MizanBase

extension AuditRule {
    static let imageFlippedByCode = AuditRule(
        "image-flipped-by-code",
        finds: "an image of a catalog that code flips, be it by an effect on it or on a view around it",
        because: "a catalog says itself what becomes of an image: two who flip it undo each other",
        fix: "say its direction in the catalog, and leave it alone in code"
    ) { tree in
        // Of one that is flipped by an effect, a tree knows only whether it has a direction of its own.
        tree.images.filter { shown in
            shown.shown.flippedByCode
                || shown.isTurnedByEffect && (shown.image.mirrors || shown.image.hasCounterpart)
        }.map { shown in
            Fault(
                path: shown.node.path,
                message:
                    "\(shown.node.path) flips \(Diagnostic.quote(shown.image.name)) by code, "
                    + (shown.image.isSymbol ? "which says itself" : "whose catalog says") + " what becomes of it",
                fix: shown.image.isSymbol
                    ? "leave it alone in code: symbols that follow the reading turn by themselves" : nil)
        }
    }
}
