import MizanBase
import MizanLayout
import MizanSymbols

extension AuditRules {
    static let imageFlippedByCode = AuditRule(
        "image-flipped-by-code", .note,
        finds: "an image of a catalog that code flips, be it by an effect on it or on a view around it",
        because: "an image that turns by itself and is flipped by code too is turned twice",
        fix: "declare its direction in the catalog, and leave it alone in code",
        errorWhere: "the image turns by itself, or has a picture for each direction"
    ) { (tree: AuditedTree) in
        // Of an image that an effect flips, a tree knows only whether it has a direction.
        tree.images.filter { $0.shown.flippedByCode || $0.isTurnedByEffect && $0.turnsByItself }.map { shown in
            Fault(
                nodePath: shown.node.path,
                message: "\(shown.node.path) flips \(Diagnostic.quote(shown.image.name)) by code"
                    + (shown.turnsByItself ? ", which turns by itself" : ""),
                severity: shown.turnsByItself ? .error : .note, fix: shown.fixOfFlip)
        }
    }
}

extension AuditedTree.ShownImage {
    /// Whether its catalog, or its symbol, makes it follow the reading.
    fileprivate var turnsByItself: Bool { image.mirrors || image.hasCounterpart }

    /// The way to do without the flip; nil for the rule's.
    fileprivate var fixOfFlip: String? {
        guard !turnsByItself else { return "leave it alone in code" }
        guard image.isSymbol else { return nil }
        guard let other = ImageName(image.name).alongReading else {
            return "nothing, if its mirror image is meant: this symbol doesn't turn by itself"
        }
        return "nothing, if its mirror image is meant; \(Diagnostic.quote(other)) turns with the reading by itself"
    }
}
