import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes

/// A layout with the properties that several rules use.
struct AuditedTree {
    let tree: RenderTree
    /// The problems that the layout itself reported: a key in no table, a missing argument.
    let layoutFindings: [Diagnostic]
    /// The content of the alternatives of fallback layouts, the chosen one among them.
    let alternatives: [FallbackAlternatives]
    /// The variant that the tree was laid out in.
    let variant: Variant
    /// The texts that are shown, in draw order.
    let texts: [ShownText]
    /// By node: what is seen of it.
    let visibility: [NodeVisibility]
    /// By node: whether a node around it, or an effect of its own, draws it as its mirror image.
    private let turned: [Bool]

    /// An image where it is shown.
    struct ShownImage {
        /// The node's index.
        let index: Int
        let node: RenderNode
        let shown: RenderNode.Image
        let image: RenderImage
        /// Whether it is seen as its mirror image, whoever turned it.
        let isTurned: Bool
        /// Whether an effect, its own or one around it, turns it.
        let isTurnedByEffect: Bool
    }

    /// A text where it is shown.
    struct ShownText {
        /// The node's index.
        let index: Int
        let node: RenderNode
        let text: RenderText
        /// What the layout knows of it; nil for a tree that no layout made.
        let note: TextNote?
        /// Whether it is seen as its mirror image.
        let isTurned: Bool
    }

    init(_ layout: LaidOutView, variant: Variant) {
        tree = layout.tree
        layoutFindings = layout.findings
        alternatives = layout.alternatives
        self.variant = variant
        visibility = NodeVisibility.all(tree.nodes)
        turned = Self.turned(tree.nodes)
        texts = tree.nodes.indices.compactMap { [tree, turned] index in
            guard case .text(let text) = tree.nodes[index].content else { return nil }
            return ShownText(
                index: index, node: tree.nodes[index], text: text, note: layout.textNote(of: index),
                isTurned: turned[index])
        }
    }

    /// The images that are shown, in draw order.
    var images: [ShownImage] {
        tree.nodes.indices.compactMap { index in
            guard case .image(let shown) = tree.nodes[index].content, tree.images.indices.contains(shown.image) else {
                return nil
            }
            return ShownImage(
                index: index, node: tree.nodes[index], shown: shown, image: tree.images[shown.image],
                isTurned: shown.mirrored != turned[index], isTurnedByEffect: turned[index])
        }
    }

    /// Two flips, one inside the other, leave no trace.
    private static func turned(_ nodes: RenderNodes) -> [Bool] {
        var turned = nodes.map { _ in false }
        /// The effects that hold for siblings to come, by the parent that they stand in, -1 for the roots.
        var pending: [Int: [(turns: Bool, count: Int)]] = [:]
        for (index, node) in nodes.enumerated() {
            let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
            var open = pending[parent ?? -1, default: []]
            open += node.effects.map { ($0.flips, max($0.siblings, 1)) }
            turned[index] = open.reduce(parent.map { turned[$0] } ?? false) { $0 != $1.turns }
            pending[parent ?? -1] = open.map { ($0.turns, $0.count - 1) }.filter { $0.count > 0 }
        }
        return turned
    }
}

extension RenderEffect {
    /// Whether what it draws is a mirror image: the determinant of its map is negative. A turn's is one, and two flips, of
    /// the width and of the height, are a turn.
    fileprivate var flips: Bool {
        switch operation {
        case .scale(let x, let y, _): return (x < .zero) != (y < .zero)
        case .transform(let map, _): return map.a.points * map.d.points < map.b.points * map.c.points
        default: return false
        }
    }
}
