import MizanBase
import MizanLayout
import MizanSymbols

extension AuditRules {
    /// Source: Apple's “Get it right (to left)”: check marks, clocks and text are never reversed, playback runs one way.
    static let markIsMirrored = AuditRule(
        "mark-is-mirrored", .warning,
        finds:
            "text, or an image that stays as a symbol or by its name, such as check marks, clocks, letters, digits, slashes "
            + "and playback (`mizan symbols --conventions`), drawn as its mirror image",
        because: "reversed, they say something else or nothing",
        fix:
            "make the image fixed, or give it a picture for each direction, of which none is the mirror image of the other",
        errorWhere: "it is text, or a symbol of playback or with check marks, clocks, letters or digits"
    ) { (tree: AuditedTree) in
        let images = tree.images.compactMap { shown -> Fault? in
            guard shown.isTurned, let reason = shown.reasonToStay, !shown.image.isSymmetric else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message: "\(shown.node.path) shows the mirror image of \(Diagnostic.quote(shown.image.name)), but "
                    + (shown.image.isSymbol ? reason : "an image of that name usually is not mirrored: \(reason)"),
                severity: shown.isKnownMark ? .error : .warning,
                fix: shown.isTurnedByEffect ? "flip what stands beside the image, not the image" : nil)
        }
        let texts = tree.texts.filter { $0.isTurned && !$0.text.text.isEmpty }.map { shown in
            Fault(
                nodePath: shown.node.path,
                message: "\(shown.node.path) shows the mirror image of the text "
                    + Diagnostic.quote(shown.text.text.string), severity: .error,
                fix: "flip what stands beside the text, not the text")
        }
        return images + texts
    }
}

extension AuditedTree.ShownImage {
    private static let marks = [
        "checkmark", "checklist", "list number", "clock", "clockwise", "number", "questionmark", "textformat",
    ].compactMap { ImageNameConvention(imageName: $0) }

    /// Whether it is a symbol whose drawing consists only of marks that are never reversed.
    fileprivate var isKnownMark: Bool {
        image.isSymbol && (isOfPlayback || ImageNameConvention(imageName: image.name).map(Self.marks.contains) == true)
    }

    /// The reason that its mirror image is not to be shown; nil where it may be. A side in a name is left out: the
    /// mirror image of an arrow to the left is the one to the right.
    fileprivate var reasonToStay: String? {
        let convention = ImageNameConvention(imageName: image.name)
        guard convention?.behavior != .physical else { return nil }
        if image.isSymbol, let symbol = Symbol.named(image.name) { return symbol.mirrors ? nil : symbol.reason }
        return convention?.behavior == .mirrors ? nil : convention?.reason
    }
}
