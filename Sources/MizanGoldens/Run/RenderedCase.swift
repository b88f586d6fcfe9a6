import MizanBase
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
    var layout: LaidOutView?
    /// The faults of the layout, each once. A store has no case with faults.
    var findings: [Diagnostic] = []
    /// The key to store the case under; nil if it isn't to be stored.
    var key: String?

    /// Nil for a case of a store.
    var tree: RenderTree? { layout?.tree }

    /// A case of a store.
    package init(text: [UInt8], picture: Picture? = nil, hasEffect: Bool? = nil, cost: Int) {
        self.text = text
        self.picture = picture
        self.hasEffect = hasEffect
        self.cost = cost
    }
}
