import MizanBase
import MizanLayout
import MizanRenderTree

extension AuditRules {
    static let textsOverlap = AuditRule(
        "texts-overlap", .warning,
        finds: "two texts whose letters stand over each other",
        because: "neither can be read",
        fix: "let what they stand in grow with them, or place them side by side",
        errorWhere: "they stand in a stack, a grid or a list, which put things beside each other"
    ) { (tree: AuditedTree) in
        tree.overlaps.map { first, second, area in
            let isLinear = tree.arrangesNextToEachOther(first.index, second.index)
            return Fault(
                nodePath: second.node.path,
                message:
                    "\(second.node.path) stands over \(first.node.path): \(second.quoted) over \(first.quoted)",
                severity: isLinear ? .error : .warning, area: area.fixed)
        }
    }
}

extension AuditedTree {
    /// The parts of the letters' heights that two lines may share: descenders of one reach between ascenders of the other.
    private static var sharedPart: Double { 0.25 }

    /// The texts that stand over another one, and where: each with the first that it meets.
    fileprivate var overlaps: [(first: ShownText, second: ShownText, area: Rect)] {
        let seen = texts.filter { isSeen($0.index) && !visibility[$0.index].isMoved && !$0.text.lines.isEmpty }
            .map { (text: $0, frame: $0.node.frame.rect) }
            .sorted { ($0.frame.minY, $0.text.index) < ($1.frame.minY, $1.text.index) }
        var met: [Int: (ShownText, ShownText, Rect)] = [:]
        var open: [(text: ShownText, frame: Rect)] = []
        for next in seen {
            open.removeAll { $0.frame.maxY <= next.frame.minY }
            for other in open where other.frame.overlap(with: next.frame).width > 2 {
                let (first, second) =
                    other.text.index < next.text.index ? (other.text, next.text) : (next.text, other.text)
                guard met[second.index] == nil, let area = overlap(first, second),
                    !isCovered(area, from: first.index, to: second.index)
                else { continue }
                met[second.index] = (first, second, area)
            }
            open.append(next)
        }
        return met.sorted { $0.key < $1.key }.map(\.value)
    }

    private func overlap(_ first: ShownText, _ second: ShownText) -> Rect? {
        let (above, below) = (visibility[first.index].window, visibility[second.index].window)
        for one in first.text.lines.indices {
            guard var ink = first.ink(ofLine: one) else { continue }
            if let above { ink = ink.intersection(above) }
            for (two, line) in second.text.lines.enumerated()
            where ink.minY < line.frame.maxY.points && line.frame.minY.points < ink.maxY {
                guard var other = second.ink(ofLine: two) else { continue }
                if let below { other = other.intersection(below) }
                let shared = ink.overlap(with: other)
                if shared.width > 2, shared.height > Self.sharedPart * min(ink.height, other.height) {
                    return ink.intersection(other)
                }
            }
        }
        return nil
    }

    /// Whether something opaque is drawn over an area between two nodes, so that the first isn't seen.
    private func isCovered(_ area: Rect, from first: Int, to second: Int) -> Bool {
        tree.nodes.indices[(first + 1)..<second].contains { index in
            let node = tree.nodes[index]
            guard visibility[index].opacity >= 1, !visibility[index].isChanged, node.frame.rect.contains(area)
            else { return false }
            switch node.content {
            case .shape(let shape):
                guard shape.stroke == nil, case .color(let fill) = shape.paint else { return shape.stroke == nil }
                return fill.color.alpha > 127
            case .image: return true
            default: return false
            }
        }
    }

    /// Whether the innermost container of two nodes puts its children beside each other, and no author moved them.
    func arrangesNextToEachOther(_ first: Int, _ second: Int) -> Bool {
        var chain: [Int] = [first]
        while let parent = parent(of: chain[chain.count - 1]) { chain.append(parent) }
        var child = second
        var container = parent(of: child)
        while let index = container, !chain.contains(index) { (child, container) = (index, parent(of: index)) }
        guard let container, let other = chain.firstIndex(of: container), other > 0 else { return false }
        let children = [child, chain[other - 1]]
        let isLinear = ["HStack", "VStack", "Grid", "GridRow", "LazyVStack", "LazyHStack", "List", "Section", "Form"]
            .contains(tree.nodes[container].type)
        let paths = children.map { tree.nodes[$0].path }
        let isLaidOver = paths[0].hasPrefix(paths[1] + "/") || paths[1].hasPrefix(paths[0] + "/")
        let moved =
            isLaidOver
            || children.contains { index in
                let node = tree.nodes[index]
                return node.inputs.contains { [.offset, .position, .zIndex].contains($0.name) }
                    || ["overlay", "background", "mask"].contains(node.name.base)
            }
        let spacing = tree.nodes[container].inputs.length(.spacing) ?? 0
        return isLinear && !moved && spacing >= 0
    }
}
