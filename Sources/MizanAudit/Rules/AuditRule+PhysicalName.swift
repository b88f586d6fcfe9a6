import MizanBase
import MizanLayout

extension AuditRule {
    /// Source: SF Symbols, where `left` and `right` are sides and stay, and `backward` and `forward` turn with the reading.
    static let physicalName = AuditRule(
        "physical-name",
        finds:
            "an image of a left or a right side, shown from right to left, where there is one that turns with the reading",
        because: "left is back only where the reading starts at the left",
        fix: "show the image that turns; where the side is meant, say so with the semantic content attribute spatial"
    ) { tree in
        tree.images.compactMap { shown in
            guard shown.node.direction == .rightToLeft, !shown.isTurned, !shown.image.hasCounterpart,
                !shown.image.mirrors, let other = ImageName(shown.image.name).alongReading
            else { return nil }
            return Fault(
                path: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(shown.image.name)), which keeps its side from right "
                    + "to left",
                fix:
                    "show \(Diagnostic.quote(other)), which turns with the reading; where the side is meant, say so with "
                    + "the semantic content attribute spatial")
        }
    }
}

extension ImageName {
    /// The symbol that means by the reading what this one means by the sides; nil where there is none.
    fileprivate var alongReading: String? {
        let pairs = ["left": ["backward", "leading"], "right": ["forward", "trailing"]]
        for (index, word) in words.enumerated() {
            for other in pairs[word] ?? [] {
                let name = (words[..<index] + [other] + words[(index + 1)...]).joined(separator: ".")
                if Symbol.named(name)?.mirrors == true { return name }
            }
        }
        return nil
    }
}
