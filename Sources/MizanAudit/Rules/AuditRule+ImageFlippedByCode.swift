import MizanBase

extension AuditRule {
    static let imageFlippedByCode = AuditRule(
        "image-flipped-by-code",
        finds: "an image of a catalog that code flips",
        because: "a catalog says itself what becomes of an image: two who flip it undo each other",
        fix: "say its direction in the catalog, and leave it alone in code"
    ) { tree in
        tree.images.filter(\.shown.flippedByCode).map { shown in
            Fault(
                path: shown.node.path,
                message:
                    "\(shown.node.path) flips \(Diagnostic.quote(shown.image.name)) by code, whose catalog says what "
                    + "becomes of it")
        }
    }
}
