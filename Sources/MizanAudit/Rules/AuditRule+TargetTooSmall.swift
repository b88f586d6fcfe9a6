import MizanBase
import MizanRenderTree

extension AuditRules {
    /// Source: Apple's Human Interface Guidelines, Buttons: 44 pt; WCAG 2.2, success criterion 2.5.8, whose exception for what stands
    /// alone this rule has too.
    static let targetTooSmall = AuditRule(
        "target-too-small", .warning,
        finds: "a control smaller than 44 points whose surroundings of 44 points reach into another control",
        because: "a finger that aims at one hits the other",
        fix: "give it padding inside its shape, or a content shape of 44 points, or more room around it",
        errorWhere: "the 24 points of WCAG AA reach into the other; two parts of one control of the engine's are a note"
    ) { (tree: AuditedTree) in
        let controls = tree.tree.nodes.indices.filter { index in
            let node = tree.tree.nodes[index]
            return node.isControl && node.isEnabled && node.allowsHitTesting && tree.isSeen(index)
                && !tree.visibility[index].isMoved && !node.frame.rect.isEmpty
        }
        return controls.compactMap { index in
            let node = tree.tree.nodes[index]
            let own = node.frame.rect
            guard min(own.width, own.height) < fingertip, !isInside(index, controls, of: tree) else { return nil }
            let near = controls.first { other in
                let frame = tree.tree.nodes[other].frame.rect
                return other != index && !frame.contains(own) && !own.contains(frame)
                    && own.enlarged(to: fingertip).overlap(with: frame.enlarged(to: fingertip)).isMoreThan(1)
                    && !tree.isParent(other, of: index) && !tree.isParent(index, of: other)
            }
            guard let near else { return nil }
            let other = tree.tree.nodes[near]
            let isClose =
                min(own.width, own.height) < 24
                && own.enlarged(to: 24).overlap(with: other.frame.rect.enlarged(to: 24)).isMoreThan(1)
            return Fault(
                nodePath: node.path,
                message:
                    "\(node.path) is \(node.frame.size.width)x\(node.frame.size.height) pt, beside \(other.path)",
                severity: tree.areOfOneComposite(index, near) ? .note : isClose ? .error : .warning)
        }
    }

    private static let fingertip = 44.0

    /// Whether a control stands in another one, which takes what misses it.
    private static func isInside(_ index: Int, _ controls: [Int], of tree: AuditedTree) -> Bool {
        controls.contains { $0 != index && tree.isParent($0, of: index) }
    }
}

extension AuditedTree {
    /// Whether a node stands somewhere in another one.
    func isParent(_ container: Int, of index: Int) -> Bool {
        var next = parent(of: index)
        while let node = next, node >= container {
            if node == container { return true }
            next = parent(of: node)
        }
        return false
    }
}

extension Rect {
    /// The rectangle around the same middle, with sides of a length at least.
    fileprivate func enlarged(to length: Double) -> Rect {
        insetBy(dx: min(width - length, 0) / 2, dy: min(height - length, 0) / 2)
    }
}

extension Size {
    fileprivate func isMoreThan(_ length: Double) -> Bool { width > length && height > length }
}
