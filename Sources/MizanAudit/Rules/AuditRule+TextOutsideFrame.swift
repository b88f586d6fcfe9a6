import MizanBase
import MizanLayout
import MizanRenderTree

extension AuditRules {
    /// A text breaks its lines in the width that it is proposed and is as high as they are, so that what a frame is too small for
    /// stands outside of it, over what is beside.
    static let textOutsideFrame = AuditRule(
        "text-outside-frame", .warning,
        finds:
            "a text, or a container of texts, that reaches beyond the fixed width or height that its author gave it",
        because:
            "in another language, or in larger letters, the text needs more room than a fixed number of points has",
        fix: "give the frame a minimum instead of a fixed length, or let the layout take its size from the text",
        errorWhere: "a whole line, or a whole text of a container, lies outside of the frame"
    ) { (tree: AuditedTree) in
        texts(in: tree) + containers(in: tree)
    }

    /// Containers that are larger than their frames, and so stand beyond them with what is in them.
    private static func containers(in tree: AuditedTree) -> [Fault] {
        var beyond: [Int: (frame: Rect, hasWholeText: Bool)] = [:]
        for shown in tree.texts where tree.isSeen(shown.index) && tree.visibility[shown.index].clip == nil {
            var next = tree.parent(of: shown.index)
            while let index = next {
                next = tree.parent(of: index)
                let node = tree.tree.nodes[index]
                guard node.content == nil, let frame = node.fixedFrame,
                    node.frame.rect.width > frame.width + AuditedTree.tolerance
                        || node.frame.rect.height > frame.height + AuditedTree.tolerance,
                    let ink = shown.ink, ink.reach(beyond: frame) > AuditedTree.tolerance
                else { continue }
                let isWhole = !ink.intersects(frame)
                beyond[index] = (frame, isWhole || beyond[index]?.hasWholeText ?? false)
            }
        }
        return beyond.sorted { $0.key < $1.key }.map { index, value in
            let node = tree.tree.nodes[index]
            let own = node.frame.rect
            let isHigh = own.height > value.frame.height + AuditedTree.tolerance
            let (needs, has) = isHigh ? (own.height, value.frame.height) : (own.width, value.frame.width)
            return Fault(
                nodePath: node.path,
                message:
                    "\(node.path) needs \(needs.inWholePoints) pt in a frame \(has.inWholePoints) pt \(isHigh ? "high" : "wide"), "
                    + "so that texts in it stand outside", severity: value.hasWholeText ? .error : .warning,
                area: own.union(value.frame).fixed)
        }
    }

    private static func texts(in tree: AuditedTree) -> [Fault] {
        tree.texts.compactMap { shown in
            guard tree.isSeen(shown.index), let frame = shown.node.fixedFrame, let ink = shown.ink,
                ink.width > frame.width + AuditedTree.tolerance || ink.height > frame.height + AuditedTree.tolerance
            else { return nil }
            // What is cut is said as that.
            guard !tree.isCut(shown, ink) else { return nil }
            let isOutside = shown.text.lines.indices.contains { line in
                shown.ink(ofLine: line).map { $0.width > 0 && !$0.intersects(frame) } ?? false
            }
            let length = ink.height > frame.height + AuditedTree.tolerance ? "high" : "wide"
            let (needs, has) = length == "high" ? (ink.height, frame.height) : (ink.width, frame.width)
            return Fault(
                nodePath: shown.node.path,
                message:
                    "\(shown.node.path) needs \(needs.inWholePoints) pt in a frame \(has.inWholePoints) pt \(length): "
                    + shown.quoted, severity: isOutside ? .error : .warning, area: ink.union(frame).fixed)
        }
    }
}

extension RenderNode {
    /// The smallest fixed frame that an author gave the node, where it lies; nil without one. A length that isn't fixed is the node's.
    var fixedFrame: Rect? {
        var frame: Rect?
        for field in inputs where field.name == .frame {
            let (width, height) = (field.parts.length(.width), field.parts.length(.height))
            // A length of 0 is how an author says that a view takes no room.
            guard width != nil || height != nil, width != 0, height != 0 else { continue }
            let size = Size(width: width ?? self.frame.rect.width, height: height ?? self.frame.rect.height)
            let placed = placed(size, by: field.parts.word(.alignment) ?? "center")
            frame = frame?.intersection(placed) ?? placed
        }
        return frame
    }

    /// A frame around the node that aligns it.
    private func placed(_ size: Size, by alignment: String) -> Rect {
        let (own, word) = (frame.rect, alignment.lowercased())
        let isLeft = word.hasSuffix(direction == .leftToRight ? "leading" : "trailing")
        let isRight = word.hasSuffix(direction == .leftToRight ? "trailing" : "leading")
        return Rect(
            x: isLeft ? own.minX : isRight ? own.maxX - size.width : own.midX - size.width / 2,
            y: word.hasPrefix("top")
                ? own.minY : word.hasPrefix("bottom") ? own.maxY - size.height : own.midY - size.height / 2,
            width: size.width, height: size.height)
    }
}

extension [TreeAttribute] {
    /// The length of the first field with a name, in points.
    func length(_ name: TreeAttribute.Name) -> Double? {
        if case .length(let length)? = self[name]?.values.first { length.points } else { nil }
    }

    /// The word of the first field with a name.
    func word(_ name: TreeAttribute.Name) -> String? {
        switch self[name]?.values.first {
        case .word(let word), .text(let word): word
        default: nil
        }
    }
}

extension Double {
    /// Without a fraction, for messages that are the same in variants that differ by less.
    var inWholePoints: Int { Int(rounded(.up)) }
}
