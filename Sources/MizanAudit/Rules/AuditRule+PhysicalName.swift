import MizanBase
import MizanLayout
import MizanSymbols

extension AuditRules {
    /// Source: SF Symbols, where `left` and `right` are sides and stay, and `backward` and `forward` turn with the reading.
    static let physicalName = AuditRule(
        "physical-name", .warning,
        finds:
            "an image of a left or a right side, shown from right to left, where there is one that turns with the reading",
        because: "left is back only where the reading starts at the left",
        fix: "show the image that turns; where the side is meant, say so with the semantic content attribute spatial",
        errorWhere: "the left one stands at the right of the right one"
    ) { (tree: AuditedTree) in
        func isFixed(_ shown: AuditedTree.ShownImage) -> Bool {
            shown.node.direction == .rightToLeft && !shown.isTurned && !shown.image.hasCounterpart
                && !shown.image.mirrors
        }
        func side(_ shown: AuditedTree.ShownImage) -> ImageName.NamedSide? {
            let name = ImageName(shown.image.name)
            return name.alongReading == nil ? nil : name.side
        }
        let rows = tree.reversedRows { isFixed($0) && side($0) != nil }
            .filter { $0.swaps({ side($0) == .left }, { side($0) == .right }) }
        return tree.images.filter(isFixed).compactMap { shown in
            guard let other = ImageName(shown.image.name).alongReading else { return nil }
            let swapped = rows.contains { $0.images.contains { $0.index == shown.index } }
            guard swapped || !tree.isArrangedFromLeftToRight(shown) else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) shows \(Diagnostic.quote(shown.image.name)), which keeps its side from right "
                    + "to left" + (swapped ? ", and changes places with the one of the other side" : ""),
                severity: swapped ? .error : .warning,
                fix:
                    "show \(Diagnostic.quote(other)), which turns with the reading; where the side is meant, say so with "
                    + "the semantic content attribute spatial, on the image or on what it stands in")
        }
    }
}

extension ImageName {
    /// A side of the screen.
    enum NamedSide { case left, right }

    /// The side in the name; nil where there is none.
    var side: NamedSide? {
        for word in words {
            switch word {
            case "left", "alignleft": return .left
            case "right", "alignright": return .right
            default: continue
            }
        }
        return nil
    }

    /// The symbol that means by reading order what this one means by sides; nil where there is none.
    var alongReading: String? {
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
