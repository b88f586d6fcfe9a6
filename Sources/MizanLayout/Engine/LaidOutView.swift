import MizanBase
import MizanRenderTree

/// A view that was laid out: the tree, and what a reader of it would see as broken.
public struct LaidOutView: Hashable, Sendable {
    /// Every box, glyph and image in its place.
    public var tree: RenderTree
    /// Where the ids of nodes stand in a file, by the nodes' paths.
    public var places: [String: SourcePlace]
    /// What is there and isn't what the author meant: warnings with the path of their node, in the order of the tree; none of
    /// what isn't shown, as the alternatives that a `ViewThatFits` didn't take.
    ///
    /// One for each node; `mergingNodes()` says what is the same at several of them once.
    public var findings: [Diagnostic]

    /// A tree with what is known of it beside.
    public init(tree: RenderTree, places: [String: SourcePlace] = [:], findings: [Diagnostic] = []) {
        self.tree = tree
        self.places = places
        self.findings = findings
    }
}
