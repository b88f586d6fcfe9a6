import MizanBase
import MizanRenderTree

/// A view that was laid out: the tree, and the problems that a reader would notice in it.
public struct LaidOutView: Hashable, Sendable {
    /// Every box, glyph and image in its place.
    public var tree: RenderTree
    /// The places of the nodes' ids in a file, by the nodes' paths.
    public var places: [String: SourcePlace]
    /// The problems in the result: warnings with the path of their node, in the order of the tree; none for views that
    /// aren't shown, such as the alternatives that a `ViewThatFits` didn't take.
    ///
    /// There is one for each node; `mergingNodes()` merges equal ones of several nodes.
    public var findings: [Diagnostic]

    /// The content of the alternatives of fallback layouts; empty where that wasn't asked for.
    package var alternatives: [FallbackAlternatives] = []

    /// What the authors of views allow of an audit's findings (`allowsFinding(_:because:)`).
    public var allowances: [FindingAllowance] = []

    /// A tree with its places and findings.
    public init(tree: RenderTree, places: [String: SourcePlace] = [:], findings: [Diagnostic] = []) {
        self.tree = tree
        self.places = places
        self.findings = findings
    }
}
