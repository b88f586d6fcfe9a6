import MizanBase
import MizanDifferences
import MizanLayout
import MizanRenderTree

/// A case as it looks now: laid out, or taken from a store that has it from an earlier run.
package struct RenderedCase: Sendable {
    /// The picture next to the tree.
    package enum Picture: Sendable {
        /// The golden's own file shows it.
        case asGolden
        /// A file that shows it.
        case file([UInt8])
        case drawn(any GoldenPicture)
    }

    /// The tree's text.
    package var text: [UInt8]
    /// The picture; nil if none was drawn.
    package var picture: Picture?
    /// Whether locale, pseudo-languages and direction change anything; nil for a variant without any.
    package var hasEffect: Bool?
    /// The cost of the case (``GoldenCost``).
    package var cost: Int
    /// Nil for a case of a store.
    private(set) var layout: LaidOutView?
    /// The lines of a layout's tree, from which its text was made.
    private var layoutOutline: TreeOutline?
    /// The faults of the layout, each once. A store has no case with faults.
    var findings: [Diagnostic] = []
    /// The key to store the case under; nil if it isn't to be stored.
    var key: String?

    /// Nil for a case of a store.
    var tree: RenderTree? { layout?.tree }

    /// The lines of the tree's text as values.
    private var outline: TreeOutline { layoutOutline ?? TreeOutline(text: String(decoding: text, as: UTF8.self)) }

    /// The paths of the tree's nodes.
    var paths: Set<String> {
        if let tree { return Set(tree.nodes.map(\.path)) }
        let outline = outline
        return Set(outline.nodes.indices.map(outline.path(of:)))
    }

    /// The difference from a golden with another text.
    func difference(from golden: [UInt8]) -> TreeDifference {
        TreeDifference(
            from: String(decoding: golden, as: UTF8.self), to: outline, text: String(decoding: text, as: UTF8.self),
            alignments: layout?.alignments ?? Chunks())
    }

    /// A case that was laid out: its text is made here, once.
    init(_ layout: LaidOutView, picture: (any GoldenPicture)?, hasEffect: Bool?) {
        self.layout = layout
        let outline = layout.tree.outline
        layoutOutline = outline
        text = Array(outline.text.utf8)
        self.picture = picture.map { .drawn($0) }
        self.hasEffect = hasEffect
        cost = GoldenCost.cost(lines: text.count { $0 == UInt8(ascii: "\n") }, pixels: picture?.pixelCount ?? 0)
        // A text in another style than requested is whole.
        findings = layout.findings.filter { !$0.isOfStyle }.mergingNodes()
    }

    /// A case of a store.
    package init(text: [UInt8], picture: Picture? = nil, hasEffect: Bool? = nil, cost: Int) {
        self.text = text
        self.picture = picture
        self.hasEffect = hasEffect
        self.cost = cost
    }
}
